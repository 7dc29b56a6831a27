/** Programs that carry messages encode what others have encoded already; so often at most (house value). */
const MOST_ENCODED = 3;

const ENCODED = /(?:%[0-9a-f]{2})+/gi;
const ENCODED_ASCII = /%[0-7][0-9a-f]/gi;
/** A mail breaks a line, perhaps behind a `=`, and marks the next one as quoted. */
const BREAKS = /=?[\r\n]+(?:[>\s]*)/g;
/** Spaces, and the characters that nobody sees: zero-width ones, soft hyphens, marks of direction. */
const GAPS = /[\s\p{Cc}\p{Cf}]+/gu;
/** Hyphens and the minus sign that a typographer's eye puts in the place of `-`; two of them become one dash. */
const HYPHENS = /[\u2010-\u2012\u2212]/g;
const DASHES = /[\u2013-\u2015]/g;
/** All that an address of this page is made of. */
const MADE_OF = /^[\w./-]*/;

/**
 * The address of a page as it was made, from one that has travelled: in a mail, a message or a text, through programs
 * that count visits. An encoding is undone, and all that cannot be part of an address is dropped: what stands in gaps
 * of it, and everything from the first foreign character on, with full stops and slashes before it.
 */
export function asMade(travelled: string): string {
  const whole = decoded(travelled).replace(BREAKS, '').replace(GAPS, '').replace(HYPHENS, '-').replace(DASHES, '--');
  const [made = ''] = MADE_OF.exec(whole) ?? [];
  return made.replace(/[./]+$/, '');
}

function decoded(travelled: string): string {
  let text = travelled;
  for (let i = 0; i < MOST_ENCODED && text.includes('%'); i += 1) text = text.replace(ENCODED, decodedRun);
  return text;
}

function decodedRun(run: string): string {
  try {
    return decodeURIComponent(run);
  } catch {
    return run.replace(ENCODED_ASCII, decodeURIComponent); // a character of several bytes was cut
  }
}
