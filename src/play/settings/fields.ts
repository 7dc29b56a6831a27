/** One setting: what it is unless chosen, and how what lay in storage is read. */
export interface Field<T> {
  readonly fallback: T;
  /** Undefined where it is none of this field's values. */
  read(stored: unknown): T | undefined;
}

/** One of a few words. */
export const oneOf = <T extends string>(words: readonly T[], fallback: T): Field<T> => ({
  fallback,
  read: (stored) => words.find((word) => word === stored),
});

export const flag = (fallback: boolean): Field<boolean> => ({
  fallback,
  read: (stored) => (typeof stored === 'boolean' ? stored : undefined),
});

/** From 0 to 1. */
export const share = (fallback: number): Field<number> => ({
  fallback,
  read: (stored) => (typeof stored === 'number' && stored >= 0 && stored <= 1 ? stored : undefined),
});

/** A word for each of some keys. */
export const wordByKey = (): Field<Readonly<Record<string, string>>> => ({
  fallback: {},
  read: (stored) =>
    typeof stored === 'object' && stored !== null
      ? Object.fromEntries(
          Object.entries(stored).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
        )
      : undefined,
});

/** Some words of one's own, each once. */
export const words = (): Field<readonly string[]> => ({
  fallback: [],
  read: (stored) =>
    Array.isArray(stored) ? [...new Set(stored.filter((word) => typeof word === 'string'))] : undefined,
});
