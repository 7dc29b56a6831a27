/** The game's id and the day: `chess-2006-02-14.json`, by the calendar where the player is. */
export function exportName(game: string, now: Date, ending = 'json'): string {
  const twoDigits = (n: number): string => String(n).padStart(2, '0');
  return `${game}-${now.getFullYear()}-${twoDigits(now.getMonth() + 1)}-${twoDigits(now.getDate())}.${ending}`;
}
