/** By this device; the server's is what counts. */
export const todayHere = (): string => new Date().toISOString().slice(0, 10);
