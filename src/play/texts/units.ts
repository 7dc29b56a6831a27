/** In what lengths are told. */
export const UNITS = ['both', 'mm', 'in'] as const;
export type Units = (typeof UNITS)[number];
