import type { Unmet } from '#engine/scenario/expect.ts';
import type { Paint } from '#engine/module/lines.ts';
import { paintOf } from './colours.ts';
import { printable } from './printable.ts';
import type { Playable, Played } from '#engine/module/scenarios.ts';
import { say } from './texts.ts';

/** A judged scenario for a person: what the game says of it, then what was expected and is not so. */
export interface Judged {
  readonly name: string;
  readonly scenario: Playable;
  readonly played: Played;
  readonly unmet: readonly Unmet[];
}

export function describeJudgement({ name, scenario, played, unmet }: Judged, colour: boolean): string {
  const paint = paintOf(colour);
  const { hash, build } = played.judgement;
  const lines = [
    ...played.lines(paint),
    paint.faint(say.hash(hash, build)),
    ...describeExpectations(expectationsOf(scenario), unmet, paint),
  ];
  return `${[`${printable(name)}: ${printable(scenario.title || say.untitled)}`, ...lines.map((line) => `  ${line}`)].join('\n')}\n`;
}

const expectationsOf = ({ expect, expectAtOnce }: Playable): number =>
  expect.length + (expectAtOnce === undefined ? 0 : 1);

function describeExpectations(count: number, unmet: readonly Unmet[], paint: Paint): string[] {
  if (unmet.length > 0)
    return [paint.bad(say.someUnmet(unmet.length)), ...unmet.map((one) => `  ${printable(describeUnmet(one))}`)];
  return count === 0 ? [] : [paint.good(say.allHeld(count))];
}

/** One thing that was expected and is not so, as one line: where, what, and what happened instead. */
export function describeUnmet({ path, expected, found, margin }: Unmet): string {
  return say.unmet(path, shown(expected), margin, shown(found));
}

const LONGEST = 400; // characters of a value; a list of all pieces is too long to read

function shown(value: unknown): string {
  if (value === undefined || (Array.isArray(value) && value.length === 0))
    return value === undefined ? say.nothing : '[]';
  const text = JSON.stringify(value);
  return text.length <= LONGEST ? text : `${text.slice(0, LONGEST)}...`;
}
