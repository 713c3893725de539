// The way back to an invitation, for who first wants to learn or to read.
const NAME = "nations.invited";

export function keepInvitation(hash: string): void {
  sessionStorage.setItem(NAME, hash);
}

export function forgetInvitation(): void {
  sessionStorage.removeItem(NAME);
}

export const invitedFrom = (): string | null => sessionStorage.getItem(NAME);
