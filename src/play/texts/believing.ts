// Texts of matches that come out differently than they say: behind the shell, where they are played again.

export const believing = {
  otherThanSent: (action: number) =>
    `Action ${action} comes out differently here than it did where the link was made, so the match cannot be trusted.`,
  refusedOfSent: (action: number, rule: string) =>
    `Action ${action} of the link cannot be played, so the match cannot be trusted. ${rule}`,
  refusedOfFile: (action: number, path: string, rule: string) =>
    `Action ${action} of the file (${path}) cannot be played, so the file cannot be trusted. ${rule}`,
  otherOutcome: (action: number, path: string, expected: string, found: string) =>
    `Action ${action} of the file (${path}) comes out differently than it says (${found} instead of ${expected}), so it cannot be trusted.`,
} as const;
