/**
 * Invisible characters, and those that turn the direction of the text around them: in a name they would make one player
 * look like another, or a sentence of the referee's read backwards.
 *
 * Hidden are control characters, line ends, halves of a pair, and all that Unicode calls ignorable: zero-width spaces
 * and joiners, marks of direction, tags, variation selectors. Where writing needs one, it is part of a letter and not
 * hidden: joiners within an emoji, the selector of an emoji's or a digit's look, joiners after a virama (Indic scripts)
 * and between Arabic letters (Persian). A flag made of tags is refused all the same: its tags look like no tags at all.
 */
const ONE_EMOJI = String.raw`\p{Extended_Pictographic}[\ufe0e\ufe0f]?[\u{1f3fb}-\u{1f3ff}]?`;
const VIRAMAS = '\\u094d\\u09cd\\u0a4d\\u0acd\\u0b4d\\u0bcd\\u0c4d\\u0ccd\\u0d4d\\u0dca\\u0f84\\u1039\\u17d2';
const NEEDED = [
  `${ONE_EMOJI}(?:\\u200d${ONE_EMOJI})*`,
  '[0-9#*]\\ufe0f',
  `[${VIRAMAS}][\\u200c\\u200d]`,
  String.raw`\p{Script=Arabic}\u200c(?=\p{Script=Arabic})`,
].join('|');
/** A blank Braille pattern is drawn as nothing, too. */
const HIDDEN = String.raw`\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffb`;
const NEEDED_OR_HIDDEN = new RegExp(`(?:${NEEDED})|([${HIDDEN}])`, 'gu');

export interface HiddenCharacter {
  /** `U+202E`. */
  readonly code: string;
  /** Which character of the text it is, from 1, as people count. */
  readonly place: number;
}

/** The first one; null where there is none. */
export function hiddenIn(text: string): HiddenCharacter | null {
  for (const { 1: hidden, index } of text.matchAll(NEEDED_OR_HIDDEN)) {
    if (hidden !== undefined) return { code: codeOf(hidden), place: Array.from(text.slice(0, index)).length + 1 };
  }
  return null;
}

/** The text with something to be seen in the place of each. */
export const withSeen = (text: string, seen: (code: string) => string = () => '\ufffd'): string =>
  text.replace(NEEDED_OR_HIDDEN, (all, hidden: string | undefined) =>
    hidden === undefined ? all : seen(codeOf(hidden)),
  );

/** For a sentence that quotes it: `A\u202eB`, and in braces what has more digits. */
export const withEscapes = (text: string): string =>
  withSeen(text, (code) => escapeOf(code.slice('U+'.length).toLowerCase()));

const escapeOf = (digits: string): string => (digits.length > 4 ? `\\u{${digits}}` : `\\u${digits}`);

const codeOf = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
