/* The yardstick: the rules of the dice game written by hand in C, for speed alone.
 *
 * It plays the same random games as the compiled rules (same numbers of moves, same generator, same
 * order of choices) and is compiled on the spot by bench/c_kernel.py. Nothing of it is shipped, and
 * no game is ever played with it: it only says what the machine could do.
 */
#include <stdint.h>
#include <string.h>

enum { SEATS = 4, ROWS = 3, SPACES = 12, COLOURS = 4, FACES = 6, DICE = 24, TILES = 60, EVENTS = 12 };
enum { GOLD, STONE, FOOD, BOOK, STRENGTH, REROLL, CHITS };
enum { WHITE, ORANGE, BLUE, RED };
enum { BUILDING, MILITARY, ADVISOR, COLONY, WONDER, DEVELOPMENTS = 5, AGES = 4 };
enum { STACK, BOARD, OUT, HELD };
enum { SYMBOLS, CHIT_STAGE, TRADES };
enum { NOTHING = -1, PRINTED = -1 };
enum {
    SEATING, LAYING, EVENT, SHADOW, ROLLING, REMOVING, ACTING, PICKING, PAYING, REPLACING,
    RETURNING, STUDYING, FEEDING, ROUND_START, NEXT_PLAYER, ACTION_DONE, BOOKS, ORDER, WAR,
    ROUND_END, OVER
};
enum { PASS, DO_REROLL, BUILD, BUY, FEED = BUY + SPACES, STARVE, REPLACE,
       ROLL = REPLACE + DEVELOPMENTS, DONE, USED, CHIT, DIE, MOVE_COUNT = DIE + DICE };

typedef struct { /* the same order as the declared Box */
    int32_t seats, columns, limited, tougher, at_least, overpaying;
    int32_t shows[DICE], symbols[DICE], ways[DICE], rank[DICE];
    int32_t first_tile[AGES + 1], end_tile[AGES + 1];
    int32_t kind[TILES], age[TILES], vp[TILES], colour[TILES], dice[TILES], rerolls[TILES];
    int32_t chit[TILES], stone[TILES], event_age[EVENTS], famine[EVENTS], war[EVENTS];
} Box;

typedef struct {
    int32_t vp, books, passed, rolled;
    int32_t unused[DICE], used[COLOURS], unrolled[COLOURS], chits[CHITS], used_chits[CHITS];
    int32_t development[DEVELOPMENTS], gave[DEVELOPMENTS], advisor, advisor_gave, wonder;
} Nation;

typedef struct {
    int32_t age, phase, at, seated, order[SEATS];
    Nation nation[SEATS];
    int32_t board[SPACES], tiles[TILES], event, events[EVENTS];
    int32_t supply[COLOURS], supply_chits[CHITS], shadow, shadow_dice;
    int32_t buying, asked, due, stage, last, half, owed, returning;
    uint64_t moves;
} State;

typedef struct { int32_t steps, decisions, scores[SEATS], wins[SEATS]; } Result;
typedef struct { uint32_t a, b, c, counter; } Generator;

static inline uint32_t next_word(Generator *g) {
    uint32_t result = g->a + g->b + g->counter++;
    g->a = g->b ^ g->b >> 9;
    g->b = g->c + (g->c << 3);
    g->c = (g->c << 21 | g->c >> 11) + result;
    return result;
}
static void seed(Generator *g, int64_t value) {
    *g = (Generator){(uint32_t)value, (uint32_t)(value >> 32), 0x9E3779B9u, 1};
    for (int i = 0; i < 12; i++) next_word(g);
}
static inline int below(Generator *g, int limit) { return (uint64_t)next_word(g) * limit >> 32; }
static inline int min(int a, int b) { return a < b ? a : b; }
static inline Nation *me(State *s) { return &s->nation[s->order[s->at]]; }

static inline void clear_move(State *s) {
    s->asked = s->due = s->stage = s->half = s->owed = 0;
    s->buying = s->last = s->returning = NOTHING;
}
static inline void use_die(Nation *n, int die) { n->unused[die]--; n->used[die / FACES]++; }

/* Payment */
static inline int means(const Box *b, const Nation *n, int resource) {
    int symbols = n->chits[resource], others = 0;
    for (int die = 0; die < DICE; die++) {
        int shows = b->shows[die] == resource;
        symbols += shows ? n->unused[die] * b->symbols[die] : 0;
        others += shows ? 0 : n->unused[die];
    }
    return symbols + (resource == BOOK || resource == STRENGTH ? 0 : others / 2);
}
static inline int tradable(const Box *b, const Nation *n, int resource) {
    int others = 0;
    if (resource == BOOK || resource == STRENGTH) return 0;
    for (int die = 0; die < DICE; die++) others += b->shows[die] == resource ? 0 : n->unused[die];
    return others / 2;
}
static void ask(State *s, int resource, int price) {
    s->asked = resource; s->due = price; s->stage = SYMBOLS; s->last = NOTHING; s->phase = PAYING;
}
static int may_pay_symbols(const Box *b, State *s, const Nation *n, int die) {
    if (s->stage != SYMBOLS || (s->last != NOTHING && b->rank[die] < b->rank[s->last])) return 0;
    int later = 0;
    for (int o = 0; o < DICE; o++)
        if (b->shows[o] == s->asked && b->rank[o] >= b->rank[die]) later += n->unused[o] * b->symbols[o];
    return later + n->chits[s->asked] + tradable(b, n, s->asked) >= s->due;
}
static int may_trade(const Box *b, State *s, const Nation *n, int die) {
    if (s->asked == BOOK || s->asked == STRENGTH || (s->stage == TRADES && die < s->last)) return 0;
    int missing = 2 * s->due - s->half;
    for (int o = die; o < DICE; o++) {
        if (b->shows[o] != s->asked) missing -= n->unused[o];
        if (missing <= 0) return 1;
    }
    return 0;
}
static uint64_t payments(const Box *b, State *s) {
    Nation *n = me(s);
    uint64_t moves = 0;
    if (n->chits[s->asked] && s->stage != TRADES &&
        n->chits[s->asked] + tradable(b, n, s->asked) >= s->due) moves |= 1ull << CHIT;
    for (int die = 0; die < DICE; die++)
        if (n->unused[die] && (b->shows[die] == s->asked ? may_pay_symbols(b, s, n, die) : may_trade(b, s, n, die)))
            moves |= 1ull << (DIE + die);
    return moves;
}
static void pay(const Box *b, State *s, int move) {
    Nation *n = me(s);
    int die = move - DIE;
    if (move == CHIT) {
        n->chits[s->asked]--; n->used_chits[s->asked]++; s->stage = CHIT_STAGE; s->due--;
    } else if (b->shows[die] == s->asked) {
        use_die(n, die); s->last = die; s->due -= b->symbols[die];
    } else {
        use_die(n, die); s->stage = TRADES; s->last = die; s->due -= s->half; s->half = 1 - s->half;
    }
}

/* Actions */
static inline int currency(const Box *b, int tile) {
    return tile != NOTHING && b->kind[tile] == COLONY ? STRENGTH : GOLD;
}
static uint64_t actions(const Box *b, State *s) {
    Nation *n = me(s);
    uint64_t moves = 1ull << PASS;
    int dice = 0;
    for (int die = 0; die < DICE; die++) dice += n->unused[die];
    if (n->chits[REROLL] && dice) moves |= 1ull << DO_REROLL;
    if (n->wonder != NOTHING && means(b, n, STONE) >= b->stone[n->wonder]) moves |= 1ull << BUILD;
    int gold = means(b, n, GOLD), strength = means(b, n, STRENGTH);
    for (int space = 0; space < ROWS * b->columns; space++) {
        int tile = s->board[space];
        int purse = currency(b, tile) == GOLD ? gold : strength;
        if (tile != NOTHING && purse >= space / b->columns + 1) moves |= 1ull << (BUY + space);
    }
    return moves;
}
static inline int next_colour(State *s) {
    Nation *n = me(s);
    for (int colour = 0; colour < COLOURS; colour++) if (n->unrolled[colour]) return colour;
    return NOTHING;
}
static void next_player(const Box *b, State *s) {
    clear_move(s);
    for (int step = 0; step < b->seats; step++) {
        int at = (s->at + step) % b->seats;
        Nation *n = &s->nation[s->order[at]];
        if (n->passed) continue;
        s->at = at;
        s->phase = ACTING;
        if (!n->rolled) {
            if (next_colour(s) == NOTHING) n->rolled = 1; else s->phase = ROLLING;
        }
        return;
    }
    s->at = b->seats - 1;
    s->phase = STUDYING;
}
static void act(const Box *b, State *s, int move) {
    Nation *n = me(s);
    if (move == PASS) { n->passed = 1; s->at++; s->phase = NEXT_PLAYER; }
    else if (move == DO_REROLL) { n->chits[REROLL]--; n->used_chits[REROLL]++; s->phase = PICKING; }
    else if (move == BUILD) ask(s, STONE, b->stone[n->wonder]);
    else {
        s->buying = move - BUY;
        ask(s, currency(b, s->board[move - BUY]), (move - BUY) / b->columns + 1);
    }
}
static uint64_t picks(State *s) {
    Nation *n = me(s);
    uint64_t moves = s->last == NOTHING ? 0 : 1ull << ROLL;
    for (int die = 0; die < DICE; die++)
        if (n->unused[die] && die >= s->last) moves |= 1ull << (DIE + die);
    return moves;
}

/* Tiles taken */
static int available(const Box *b, int supply, int wanted) { return b->limited ? min(wanted, supply) : wanted; }
static int take_chits(const Box *b, State *s, int chit, int wanted) {
    int count = available(b, s->supply_chits[chit], wanted);
    s->supply_chits[chit] -= count;
    me(s)->chits[chit] += count;
    return count;
}
static void take_gain(const Box *b, State *s) {
    Nation *n = me(s);
    int tile = s->buying;
    s->phase = ACTION_DONE;
    if (b->kind[tile] == ADVISOR) { n->advisor_gave = take_chits(b, s, REROLL, b->rerolls[tile]); return; }
    int colour = b->colour[tile], count = available(b, s->supply[colour], b->dice[tile]);
    s->supply[colour] -= count;
    n->unrolled[colour] += count;
    for (int space = 0; space < DEVELOPMENTS; space++) if (n->development[space] == tile) n->gave[space] = count;
    s->last = NOTHING;
    if (count) s->phase = ROLLING;
}
static void ask_return(const Box *b, State *s, int colour, int owed) {
    s->returning = colour; s->owed = owed; s->last = NOTHING; s->phase = RETURNING;
    if (!owed) take_gain(b, s);
}
static void take_tile(const Box *b, State *s) {
    Nation *n = me(s);
    int tile = s->board[s->buying];
    s->board[s->buying] = NOTHING;
    s->tiles[tile] = HELD + s->order[s->at];
    s->buying = tile;
    s->phase = ACTION_DONE;
    if (b->kind[tile] <= MILITARY) s->phase = REPLACING;
    else if (b->kind[tile] == ADVISOR) {
        if (n->advisor != NOTHING) s->tiles[n->advisor] = OUT;
        n->advisor = tile;
        int owed = n->advisor_gave;
        n->advisor_gave = 0;
        ask_return(b, s, NOTHING, owed);
    } else if (b->kind[tile] == COLONY) {
        if (b->chit[tile] != NOTHING) take_chits(b, s, b->chit[tile], 1);
    } else {
        if (n->wonder != NOTHING) s->tiles[n->wonder] = OUT;
        n->wonder = tile;
    }
}
static uint64_t replacements(State *s) {
    Nation *n = me(s);
    uint64_t moves = 0;
    int printed = 0;
    for (int space = 0; space < DEVELOPMENTS; space++) {
        if (n->development[space] == PRINTED && printed++) continue;
        moves |= 1ull << (REPLACE + space);
    }
    return moves;
}
static void replace(const Box *b, State *s, int move) {
    Nation *n = me(s);
    int space = move - REPLACE, old = n->development[space], owed = n->gave[space];
    if (old != PRINTED) s->tiles[old] = OUT;
    n->development[space] = s->buying;
    n->gave[space] = 0;
    ask_return(b, s, old == PRINTED ? WHITE : b->colour[old], owed);
}
static uint64_t returns(State *s) {
    Nation *n = me(s);
    uint64_t moves = 0;
    if (s->returning == NOTHING) {
        if (n->used_chits[REROLL] && s->last == NOTHING) moves |= 1ull << USED;
        if (n->chits[REROLL] >= s->owed) moves |= 1ull << CHIT;
        return moves;
    }
    if (n->used[s->returning] && s->last == NOTHING) moves |= 1ull << USED;
    int end = (s->returning + 1) * FACES, left = 0;
    for (int die = end - 1; die >= end - FACES; die--) {
        left += n->unused[die];
        if (n->unused[die] && die >= s->last && left >= s->owed) moves |= 1ull << (DIE + die);
    }
    return moves;
}
static void give_back(const Box *b, State *s, int move) {
    Nation *n = me(s);
    if (s->returning == NOTHING) {
        if (move == USED) n->used_chits[REROLL]--; else { n->chits[REROLL]--; s->last = 0; }
        s->supply_chits[REROLL]++;
    } else {
        if (move == USED) n->used[s->returning]--; else { n->unused[move - DIE]--; s->last = move - DIE; }
        s->supply[s->returning]++;
    }
    if (--s->owed == 0) take_gain(b, s);
}

/* Books, famine, order, war, end */
static uint64_t books(const Box *b, State *s) {
    Nation *n = me(s);
    uint64_t moves = 1ull << DONE;
    if (n->chits[BOOK]) moves |= 1ull << CHIT;
    for (int die = 0; die < DICE; die++)
        if (n->unused[die] && b->shows[die] == BOOK && die >= s->last) moves |= 1ull << (DIE + die);
    return moves;
}
static void study(const Box *b, State *s, int move) {
    Nation *n = me(s);
    if (move == DONE) { s->last = NOTHING; if (--s->at < 0) s->phase = BOOKS; }
    else if (move == CHIT) { n->chits[BOOK]--; n->used_chits[BOOK]++; n->books++; s->last = DICE; }
    else { use_die(n, move - DIE); n->books += b->symbols[move - DIE]; s->last = move - DIE; }
}
static void score_books(const Box *b, State *s) {
    for (int seat = 0; seat < b->seats; seat++) {
        Nation *n = &s->nation[seat];
        int fewer = b->seats == 1 && s->shadow < n->books;
        for (int other = 0; other < b->seats; other++) fewer += s->nation[other].books < n->books;
        n->vp += fewer * (b->seats <= 2 ? 2 : 1);
    }
    s->at = b->seats - 1;
    s->phase = FEEDING;
}
static void next_to_feed(State *s) { clear_move(s); s->phase = --s->at < 0 ? ORDER : FEEDING; }
static void feed(const Box *b, State *s, int move) {
    if (move == FEED) ask(s, FOOD, b->famine[s->event]); else next_to_feed(s);
}
static int strength(const Box *b, State *s, int seat) { return means(b, &s->nation[seat], STRENGTH); }
static void set_order(const Box *b, State *s) {
    int have[SEATS];
    for (int seat = 0; seat < b->seats; seat++) have[seat] = strength(b, s, seat);
    for (int at = 1; at < b->seats; at++) {
        int seat = s->order[at], place = at;
        for (; place > 0 && have[s->order[place - 1]] < have[seat]; place--) s->order[place] = s->order[place - 1];
        s->order[place] = seat;
    }
    s->phase = WAR;
}
static void fight_war(const Box *b, State *s) {
    for (int seat = 0; seat < b->seats; seat++)
        if (strength(b, s, seat) >= b->war[s->event]) s->nation[seat].vp += s->age;
    s->phase = ROUND_END;
}
static void end_round(const Box *b, State *s) {
    if (s->age < AGES) { s->age++; s->phase = ROUND_START; return; }
    for (int tile = 0; tile < TILES; tile++) {
        int seat = s->tiles[tile] - HELD;
        if (seat >= 0 && tile != s->nation[seat].wonder) s->nation[seat].vp += b->vp[tile];
    }
    s->phase = OVER;
}

/* Round start and solo */
static void start_round(const Box *b, State *s) {
    for (int space = 0; space < SPACES; space++)
        if (s->board[space] != NOTHING) { s->tiles[s->board[space]] = OUT; s->board[space] = NOTHING; }
    if (s->event != NOTHING) { s->events[s->event] = OUT; s->event = NOTHING; }
    for (int seat = 0; seat < b->seats; seat++) {
        Nation *n = &s->nation[seat];
        for (int die = 0; die < DICE; die++) { n->unrolled[die / FACES] += n->unused[die]; n->unused[die] = 0; }
        for (int colour = 0; colour < COLOURS; colour++) { n->unrolled[colour] += n->used[colour]; n->used[colour] = 0; }
        for (int chit = 0; chit < CHITS; chit++) { n->chits[chit] += n->used_chits[chit]; n->used_chits[chit] = 0; }
        n->passed = n->rolled = 0;
    }
    s->phase = LAYING;
}
static int next_space(const Box *b, State *s) {
    for (int space = 0; space < ROWS * b->columns; space++) if (s->board[space] == NOTHING) return space;
    return NOTHING;
}
static void lay_tile(const Box *b, State *s, int tile) {
    s->board[next_space(b, s)] = tile;
    s->tiles[tile] = BOARD;
    if (next_space(b, s) == NOTHING) s->phase = EVENT;
}
static void draw_event(const Box *b, State *s, int event) {
    s->event = event;
    s->events[event] = BOARD;
    for (int tile = 0; tile < TILES; tile++) if (b->age[tile] == s->age && s->tiles[tile] == STACK) s->tiles[tile] = OUT;
    for (int o = 0; o < EVENTS; o++) if (b->event_age[o] == s->age && s->events[o] == STACK) s->events[o] = OUT;
    s->at = 0;
    s->phase = NEXT_PLAYER;
    if (b->seats == 1) { s->shadow_dice = s->age; s->phase = SHADOW; }
}
static void finish_action(const Box *b, State *s) {
    int left = 0;
    if (b->seats == 1) for (int space = 0; space < SPACES; space++) left += s->board[space] != NOTHING;
    if (left) s->phase = REMOVING; else { s->phase = NEXT_PLAYER; s->at++; }
}
static void remove_tile(const Box *b, State *s, int pips) {
    s->phase = NEXT_PLAYER;
    s->at++;
    if (pips > b->columns) return;
    for (int row = 0; row < ROWS; row++) {
        int space = row * b->columns + pips - 1;
        if (s->board[space] != NOTHING) { s->tiles[s->board[space]] = OUT; s->board[space] = NOTHING; return; }
    }
}
static void place(const Box *b, State *s, int seat) {
    s->order[s->seated++] = seat;
    if (s->seated == b->seats - 1) {
        int rest = b->seats * (b->seats - 1) / 2;
        for (int at = 0; at < s->seated; at++) rest -= s->order[at];
        s->order[s->seated++] = rest;
    }
    if (s->seated == b->seats) {
        for (int at = 0; at < b->seats; at++) s->nation[s->order[at]].books = b->seats == 2 && at == 1 ? 3 : at + 1;
        if (b->seats == 1) s->shadow = 1;
        s->phase = ROUND_START;
    }
}

/* Flow */
static void go_on(const Box *b, State *s) {
    for (;;) switch (s->phase) {
        case ROUND_START: start_round(b, s); break;
        case NEXT_PLAYER: next_player(b, s); break;
        case ACTION_DONE: finish_action(b, s); break;
        case BOOKS: score_books(b, s); break;
        case ORDER: set_order(b, s); break;
        case WAR: fight_war(b, s); break;
        case ROUND_END: end_round(b, s); break;
        default: return;
    }
}
static uint64_t legal(const Box *b, State *s) {
    switch (s->phase) {
        case ACTING: return actions(b, s);
        case PAYING: return payments(b, s);
        case PICKING: return picks(s);
        case REPLACING: return replacements(s);
        case RETURNING: return returns(s);
        case STUDYING: return books(b, s);
        default: return 1ull << STARVE | (uint64_t)(means(b, me(s), FOOD) >= b->famine[s->event]) << FEED;
    }
}
static void decide(const Box *b, State *s, int move) {
    switch (s->phase) {
        case ACTING: act(b, s, move); break;
        case PAYING:
            pay(b, s, move);
            if (s->due > 0) break;
            if (s->asked == FOOD) { me(s)->vp += s->age; next_to_feed(s); }
            else if (s->buying != NOTHING) take_tile(b, s);
            else {
                Nation *n = me(s);
                int wonder = n->wonder;
                n->wonder = NOTHING;
                if (b->chit[wonder] != NOTHING) take_chits(b, s, b->chit[wonder], 1);
                s->phase = ACTION_DONE;
            }
            break;
        case PICKING:
            if (move == ROLL) s->phase = ROLLING;
            else { Nation *n = me(s); n->unused[move - DIE]--; n->unrolled[(move - DIE) / FACES]++; s->last = move - DIE; }
            break;
        case REPLACING: replace(b, s, move); break;
        case RETURNING: give_back(b, s, move); break;
        case STUDYING: study(b, s, move); break;
        default: feed(b, s, move);
    }
}
static void settle(const Box *b, State *s) {
    go_on(b, s);
    while (s->phase > REMOVING && s->phase <= FEEDING) {
        s->moves = legal(b, s);
        if (s->moves & (s->moves - 1)) return;
        decide(b, s, __builtin_ctzll(s->moves));
        go_on(b, s);
    }
}
static int weighted(const int32_t *ways, int first, int end, Generator *g) {
    int total = 0, at = first - 1;
    for (int o = first; o < end; o++) total += ways[o];
    for (int left = below(g, total); left >= 0;) left -= ways[++at];
    return at;
}
static int stacked(const int32_t *places, const int32_t *ages, int age, int first, int end, Generator *g) {
    int total = 0, at = first - 1;
    for (int o = first; o < end; o++) total += ages[o] == age && places[o] == STACK;
    for (int left = below(g, total); left >= 0;) { at++; left -= ages[at] == age && places[at] == STACK; }
    return at;
}
static void chance(const Box *b, State *s, Generator *g) {
    int die;
    switch (s->phase) {
        case SEATING: {
            int32_t free[SEATS] = {1, 1, 1, 1};
            for (int at = 0; at < s->seated; at++) free[s->order[at]] = 0;
            place(b, s, weighted(free, 0, b->seats, g));
            break;
        }
        case LAYING: lay_tile(b, s, stacked(s->tiles, b->age, s->age, b->first_tile[s->age], b->end_tile[s->age], g)); break;
        case EVENT: draw_event(b, s, stacked(s->events, b->event_age, s->age, 0, EVENTS, g)); break;
        case SHADOW:
            die = weighted(b->ways, BLUE * FACES, (BLUE + 1) * FACES, g);
            s->shadow += b->shows[die] == BOOK ? b->symbols[die] : 0;
            if (--s->shadow_dice == 0) s->phase = NEXT_PLAYER;
            break;
        case ROLLING: {
            int colour = next_colour(s);
            Nation *n = me(s);
            die = weighted(b->ways, colour * FACES, (colour + 1) * FACES, g);
            n->unrolled[colour]--;
            n->unused[die]++;
            if (next_colour(s) == NOTHING) { s->phase = n->rolled ? ACTION_DONE : ACTING; n->rolled = 1; }
            break;
        }
        default: remove_tile(b, s, 1 + below(g, b->tougher ? 3 : 4));
    }
}
static void start(const Box *b, State *s) {
    static const int32_t dice[] = {20, 8, 8, 8}, chits[] = {9, 3, 3, 3, 3, 12};
    memset(s, 0, sizeof *s);
    s->age = 1;
    s->event = NOTHING;
    clear_move(s);
    memcpy(s->supply, dice, sizeof dice);
    memcpy(s->supply_chits, chits, sizeof chits);
    memset(s->board, -1, sizeof s->board);
    memset(s->order, -1, sizeof s->order);
    for (int seat = 0; seat < b->seats; seat++) {
        Nation *n = &s->nation[seat];
        for (int space = 0; space < DEVELOPMENTS; space++) { n->development[space] = PRINTED; n->gave[space] = 1; }
        n->advisor = n->wonder = NOTHING;
        n->unrolled[WHITE] = DEVELOPMENTS;
        s->supply[WHITE] -= DEVELOPMENTS;
        n->chits[GOLD] = n->chits[REROLL] = 1;
        s->supply_chits[GOLD]--;
        s->supply_chits[REROLL]--;
    }
    s->phase = SEATING;
    if (b->seats == 1) place(b, s, 0);
    settle(b, s);
}
static void play_out(const Box *b, State *s, Generator *g, Result *r) {
    for (; s->phase != OVER; r->steps++) {
        if (s->phase <= REMOVING) chance(b, s, g);
        else {
            uint64_t moves = s->moves;
            for (int n = below(g, __builtin_popcountll(moves)); n > 0; n--) moves &= moves - 1;
            decide(b, s, __builtin_ctzll(moves));
            r->decisions++;
        }
        settle(b, s);
    }
    int best = s->order[0];
    for (int at = 1; at < b->seats; at++) if (s->nation[s->order[at]].vp > s->nation[best].vp) best = s->order[at];
    for (int seat = 0; seat < b->seats; seat++) r->scores[seat] = s->nation[seat].vp;
    r->wins[best] = 1;
}

void play_all(const Box *b, Result *results, int64_t games, int64_t first) {
    Generator g;
    State s;
    for (int64_t at = 0; at < games; at++) {
        start(b, &s);
        seed(&g, first + at);
        play_out(b, &s, &g, &results[at]);
    }
}
