// Texts of fields for numbers.

export const numbers = {
  /** `text` is quoted. */
  settled: (
    label: string,
    text: string,
    { min, max, whole }: { readonly min: number; readonly max: number; readonly whole: boolean },
    then: string,
  ) => `${label}: this is ${text}; expected a ${whole ? 'whole ' : ''}number from ${min} to ${max}. ${then}`,
  now: (value: number) => `It is now ${value}.`,
  stays: (value: number) => `It stays ${value}.`,
  either: (one: string, other: string, value: number) => `Write ${one} or ${other}; it stays ${value}.`,
} as const;
