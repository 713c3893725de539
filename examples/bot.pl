#!/usr/bin/env perl
# A bot in Perl for any game: never passes while it can do something else, else any move.
#     nations play dice --players "human,program:perl examples/bot.pl"
# docs/bot-protocol.md explains the lines. JSON::PP comes with Perl.
use strict;
use warnings;
use JSON::PP;

$| = 1;    # an answer must not wait in a buffer
my $json = JSON::PP->new->canonical;

sub answer { print $json->encode({@_}), "\n" }

sub pick {
    my @offers = @_;
    my @active = grep { !/^(pass|end|done|starve)/ } @offers;
    @offers = @active if @active;
    return $offers[ int rand @offers ];
}

while ( my $line = <STDIN> ) {
    my $message = $json->decode($line);
    my ( $type, $id ) = @$message{qw(type id)};
    answer( id => 0, protocol => 2, name => "Busy", version => "1.0" ) if $type eq "hello";
    if ( $type eq "game" ) {
        my $number = 0;
        $number = ( $number * 31 + ord ) % 2**31 for split //, $message->{seed};
        srand $number;    # the same seed, the same moves
        answer( id => $id );
    }
    answer( id => $id, move => pick( @{ $message->{offers} } ) ) if $type eq "choose";
    last if $type eq "quit";
}
