/** A day as it is written: `2026-11-30`. */
const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
const MONTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

const isLeap = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);

/** Days since the first one of the year 1 of our calendar; null where the text is no day of it. */
export function dayNumberOf(text: string): number | null {
  const [year = 0, month = 0, day = 0] = (DAY.exec(text) ?? []).slice(1).map(Number);
  const months = MONTHS.map((days, i) => (i === 1 && isLeap(year) ? days + 1 : days));
  if (year < 1 || !(day >= 1 && day <= (months[month - 1] ?? 0))) return null;
  const before = year - 1;
  const leaps = Math.floor(before / 4) - Math.floor(before / 100) + Math.floor(before / 400);
  return 365 * before + leaps + months.slice(0, month - 1).reduce((sum, days) => sum + days, 0) + day - 1;
}
