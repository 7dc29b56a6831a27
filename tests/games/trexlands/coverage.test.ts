import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** Every clause of the settled rules and the test that holds it: the start of its title, in a file of this folder. */
const HELD: Readonly<Record<string, readonly [file: string, title: string]>> = {
  'TX-01': ['clauses/ranking', 'TX-01: Wheels-Up is upright'],
  'TX-02': ['clauses/ranking', 'TX-02: %s with wheels off'],
  'TX-03': ['clauses/ranking', 'TX-03: so does off the arena'],
  'TX-04': ['clauses/ranking', 'TX-04: with none or several'],
  'TX-05': ['clauses/ranking', 'TX-05: the rank order holds'],
  'TX-06': ['clauses/board', 'TX-06: two players'],
  'TX-07': ['clauses/board', 'TX-07: three players'],
  'TX-08': ['clauses/board', 'TX-08: four players'],
  'TX-09': ['clauses/board', 'TX-09: the City'],
  'TX-10': ['clauses/board', 'TX-10: neighbours'],
  'TX-11': ['clauses/board', 'TX-11, TX-59: a blocked edge'],
  'TX-12': ['clauses/board', 'TX-12: obstacles are an option'],
  'TX-13': ['clauses/board', 'TX-13: ramps are shared'],
  'TX-14': ['clauses/moves', 'TX-14: one MOVE a turn'],
  'TX-15': ['clauses/moves', 'TX-15: meets an enemy'],
  'TX-16': ['clauses/moves', 'TX-16: an attack from Camp'],
  'TX-17': ['clauses/battles', 'TX-17: all attackers'],
  'TX-18': ['clauses/battles', 'TX-18, the TRUX attack'],
  'TX-19': ['clauses/battles', 'TX-19: is resolved at once'],
  'TX-20': ['clauses/battles', 'TX-20: V are claimed only'],
  'TX-21': ['clauses/moves', 'TX-21: a stack is two'],
  'TX-22': ['clauses/moves', 'TX-22: stacking in one Terra'],
  'TX-23': ['clauses/moves', 'TX-23: two own trucks'],
  'TX-24': ['clauses/moves', 'TX-24: scores 1 X'],
  'TX-25': ['clauses/moves', 'TX-25: nobody is in the City'],
  'TX-26': ['clauses/moves', 'TX-24, TX-26: takes what is left'],
  'TX-27': ['clauses/ending', 'TX-27: those tied'],
  'TX-28': ['clauses/arena', 'TX-28, TX-29: forfeited V'],
  'TX-29': ['clauses/arena', 'TX-28, TX-29: forfeited V'],
  'TX-30': ['clauses/market', 'TX-30: shows 4 cards'],
  'TX-31': ['clauses/market', 'TX-31: bids go around'],
  'TX-32': ['clauses/market', 'TX-32: a rebid adds'],
  'TX-33': ['clauses/market', 'TX-33: equal highest bids'],
  'TX-34': ['clauses/market', 'TX-34: a tie below'],
  'TX-35': ['clauses/market', 'TX-35: a card without'],
  'TX-36': ['clauses/arena', 'TX-36, the 2V card'],
  'TX-37': ['clauses/arena', 'TX-37, the 3V card for 1V challenged'],
  'TX-38': ['clauses/arena', 'TX-38: more V'],
  'TX-39': ['clauses/arena', 'TX-39: at least 1 V'],
  'TX-40': ['clauses/arena', 'TX-40: several may'],
  'TX-41': ['clauses/arena', 'TX-41: a challenger'],
  'TX-42': ['clauses/arena', 'TX-42: ends when'],
  'TX-43': ['clauses/cards', 'TX-43: an interrupt can itself'],
  'TX-44': ['clauses/cards', 'TX-44: a card is spent'],
  'TX-45': ['clauses/cards', 'the example of the rule text, TX-45'],
  'TX-46': ['clauses/arena', 'TX-46: a Post blocks'],
  'TX-47': ['clauses/arena', 'TX-47: +1 V'],
  'TX-48': ['clauses/moves', 'TX-48: a seat that cannot'],
  'TX-49': ['clauses/arena', 'TX-49: V on a private'],
  'TX-50': ['clauses/moves', 'TX-50: at most two'],
  'TX-51': ['clauses/market', 'TX-51: the least bid'],
  'TX-52': ['clauses/cards', 'TX-52: a Post is placed'],
  'TX-53': ['clauses/arena', 'TX-53: what is deployed'],
  'TX-54': ['clauses/market', 'TX-54: opens once'],
  'TX-55': ['clauses/board', 'TX-55: the Terra'],
  'TX-56': ['clauses/board', 'TX-56: a Terra with'],
  'TX-57': ['clauses/board', 'TX-57: an obstacle'],
  'TX-58': ['clauses/moves', 'TX-58: may join'],
  'TX-59': ['clauses/board', 'TX-11, TX-59: a blocked edge'],
  'TX-60': ['matches', 'TX-60 every match ends'],
  'TX-61': ['clauses/cards', 'TX-61: cards for one'],
  'TX-62': ['clauses/throws', 'TX-62: each seat throws'],
  'TX-63': ['clauses/tumbling', 'TX-63: a truck that did not tumble'],
  'TX-64': ['../../oracles/bestThrow', 'TX-64: no shaken throw'],
  'TX-65': ['clauses/moves', 'TX-65: holds its Terra'],
  'TX-67': ['clauses/ending', 'TX-67: a concession'],
  'TX-68': ['clauses/clocks', 'TX-68: a window closes by time'],
  'TX-69': ['clauses/privately', 'TX-69: what an earlier seat'],
  'TX-70': ['clauses/battles', 'TX-70: Marshal’s stake'],
  'TX-72': ['clauses/sets', 'TX-72: by the text a won attack'],
};

const idOf = (n: number): string => `TX-${String(n).padStart(2, '0')}`;
// The size of the Public deck (the clause between) is a house value, and is tuned.
const CLAUSES = [...Array.from({ length: 65 }, (_, i) => i + 1), 67, 68, 69, 70, 72].map(idOf);
const FOLDER = 'tests/games/trexlands';

/** What tests and their groups are called: what follows `it(`, `describe(`, or the `)(` after a table of cases. */
const titlesIn = (text: string): readonly string[] =>
  [...text.matchAll(/(?:\b(?:it|describe)(?:\.\w+)?|\))\(\s*(['"`])(.*)/g)].map(([, , title = '']) => title);

describe('the clauses of Trexlands', () => {
  it.each(CLAUSES)('%s is held by a test', (clause) => {
    const [file = '', title = ''] = HELD[clause] ?? [];
    expect(title).toContain(clause);
    const titles = titlesIn(readFileSync(join(FOLDER, `${file}.test.ts`), 'utf8'));
    expect(titles.filter((found) => found.includes(title))).not.toEqual([]);
  });

  it('no test cites a clause that there is not', () => {
    const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((f) => f.endsWith('.test.ts'));
    const cited = files.flatMap((f) => readFileSync(join(FOLDER, f), 'utf8').match(/TX-\d+/g) ?? []);
    expect([...new Set(cited)].filter((clause) => !CLAUSES.includes(clause))).toEqual([]);
  });
});
