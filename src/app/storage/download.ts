/** The game's id and the day: `chess-2006-02-14.json`, by the calendar where the player is. */
export function exportName(game: string, now: Date, ending = 'json'): string {
  const twoDigits = (n: number): string => String(n).padStart(2, '0');
  return `${game}-${now.getFullYear()}-${twoDigits(now.getMonth() + 1)}-${twoDigits(now.getDate())}.${ending}`;
}

const REVOKE_AFTER_MS = 60_000; // some browsers read the address only after the click has returned

/** Hands the text to the browser as a download. */
export const downloadText = (name: string, text: string): void =>
  downloadBlob(name, new Blob([text], { type: 'application/json' }));

export function downloadBlob(name: string, blob: Blob): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), REVOKE_AFTER_MS);
}
