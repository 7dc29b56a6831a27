/** So long after its time a seat can still act before others may say that it was up: a line may be back by then, ms. */
export const GRACE_MS = 10_000;
/** So long a seat is waited for before the others may vote a computer into it, ms (house value). */
export const PATIENCE_MS = 120_000;
