/** One setting: what it is unless chosen, and how what lay in storage is read. */
export interface Field<T> {
  readonly fallback: T;
  /** Undefined where it is none of this field's values. */
  read(lying: unknown): T | undefined;
}

/** One of a few words. */
export const oneOf = <T extends string>(words: readonly T[], fallback: T): Field<T> => ({
  fallback,
  read: (lying) => words.find((word) => word === lying),
});

export const flag = (fallback: boolean): Field<boolean> => ({
  fallback,
  read: (lying) => (typeof lying === 'boolean' ? lying : undefined),
});

/** From 0 to 1. */
export const share = (fallback: number): Field<number> => ({
  fallback,
  read: (lying) => (typeof lying === 'number' && lying >= 0 && lying <= 1 ? lying : undefined),
});

/** A word for each of some keys. */
export const wordByKey = (): Field<Readonly<Record<string, string>>> => ({
  fallback: {},
  read: (lying) =>
    typeof lying === 'object' && lying !== null
      ? Object.fromEntries(
          Object.entries(lying).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
        )
      : undefined,
});

/** Some words of one's own, each once. */
export const words = (): Field<readonly string[]> => ({
  fallback: [],
  read: (lying) => (Array.isArray(lying) ? [...new Set(lying.filter((word) => typeof word === 'string'))] : undefined),
});
