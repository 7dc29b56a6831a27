/** Where a replay is opened: at an action that was left for another page, or at the last moments of its match. */
export type LeftAt = number | 'last';

const left = new Map<string, LeftAt>(); // by match

/** The next time that the replay of this match is opened, it is there. */
export const leaveAt = (id: string, at: LeftAt): void => void left.set(id, at);

/** Null: it begins at its beginning. */
export const leftAt = (id: string): LeftAt | null => left.get(id) ?? null;

export const forgetLeft = (id: string): void => void left.delete(id);
