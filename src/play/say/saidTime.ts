const S_MS = 1000;
const [MINUTE_S, HOUR_S, DAY_S] = [60, 3600, 86_400];

/** `2:05`; what has begun counts whole. */
export function timeWords(ms: number): string {
  const seconds = Math.ceil(ms / S_MS);
  return `${Math.floor(seconds / MINUTE_S)}:${String(seconds % MINUTE_S).padStart(2, '0')}`;
}

/** Time that is left, ms, as a clock shows it: `2 days`, `3 h 20 min`, `4:05`, and `0:00` once it is over. */
export function saidTime(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / S_MS));
  if (seconds >= 2 * DAY_S) return `${Math.floor(seconds / DAY_S)} days`;
  if (seconds >= HOUR_S) return `${Math.floor(seconds / HOUR_S)} h ${Math.floor((seconds % HOUR_S) / MINUTE_S)} min`;
  return timeWords(seconds * S_MS);
}
