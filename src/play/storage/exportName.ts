/** The game's id and the day: `chess-2006-02-14`, by the calendar where the player is. */
export function dated(game: string, day: Date): string {
  const twoDigits = (n: number): string => String(n).padStart(2, '0');
  return `${game}-${day.getFullYear()}-${twoDigits(day.getMonth() + 1)}-${twoDigits(day.getDate())}`;
}

export const exportName = (game: string, now: Date, ending = 'json'): string => `${dated(game, now)}.${ending}`;
