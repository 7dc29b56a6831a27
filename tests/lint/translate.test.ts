import { expect, it } from 'vitest';
import { checkTranslate } from '../../scripts/lint-translate.mjs';

const found = (jsx: string): number =>
  checkTranslate('src/app/example.tsx', `export const a = (names, role) => (${jsx});`).length;

it.each([
  ['notation', '<code>{line}</code>'],
  ['a key', '<kbd>R</kbd>'],
  ['a clock', '<span role="timer">{left}</span>'],
  ['a log', '<div role="log">{lines}</div>'],
  ['a player’s name', '<li>{names.seat(0)} plays</li>'],
  ['a piece’s name', '<b>{nameOf(piece)}</b>'],
  ['a name that comes and goes', '<ul>{role && <b>{names.seat(0)}</b>}</ul>'],
])('%s may not be translated', (_, jsx) => expect(found(jsx)).toBe(1));

it.each([
  ['an element that says so', '<li><b translate="no">{names.seat(0)}</b> plays</li>'],
  ['one within such', '<p translate="no">Type <code>end</code>, {nameOf(piece)}</p>'],
  ['a sentence that has a name in it', '<p>{says.plays(names.seat(0))}</p>'],
  ['a name that is no text of the page', '<a title={names.seat(0)} aria-label={nameOf(piece)}>x</a>'],
  ['another role', '<p role="status">x</p>'],
])('%s is not minded', (_, jsx) => expect(found(jsx)).toBe(0));
