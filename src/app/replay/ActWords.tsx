import type { Act } from './film.ts';

export interface ActWordsProps {
  readonly act: Pick<Act, 'words' | 'notation'> | undefined;
  /** In its game's notation, where it has one: that is set as code. */
  readonly inNotation?: boolean;
}

/** An act in words, or in notation where that is wanted. */
export function ActWords({ act, inNotation = false }: ActWordsProps) {
  if (act === undefined) return null;
  const { words, notation } = act;
  return inNotation && notation !== null ? (
    <code translate="no">{notation}</code>
  ) : (
    <span className="act-words">{words}</span>
  );
}
