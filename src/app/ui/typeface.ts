/** The page's own letters, as in its style sheets (styles/tokens.css), for words that are painted. */
export const FONT = "Fredoka, system-ui, 'Noto Sans', sans-serif";

/** A table waits no longer for its letters, ms (house value). */
const MOST_MS = 2000;

/** Comes once words can be painted in the page's own letters; where those do not come, all the same. */
export async function typefaceHere(): Promise<void> {
  if (typeof document === 'undefined' || !('fonts' in document)) return;
  const loaded = document.fonts.load('600 1em Fredoka').catch(() => undefined);
  await Promise.race([loaded, new Promise((resolve) => setTimeout(resolve, MOST_MS))]);
}
