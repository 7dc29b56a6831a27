/** Longest quotation from a stranger's text, characters: a key, a value, the name of a build. */
export const LONGEST_QUOTED = 80;

const CUT = '...';

/** The text, cut to `most` characters, of which the last three say that it was cut. No character is cut in halves. */
export function shortened(text: string, most: number = LONGEST_QUOTED): string {
  if (text.length <= most) return text;
  const kept = text.slice(0, most - CUT.length);
  return `${kept.replace(/[\uD800-\uDBFF]$/, '')}${CUT}`;
}
