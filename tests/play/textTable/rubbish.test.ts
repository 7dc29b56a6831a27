import { beforeAll, describe, expect, it } from 'vitest';
import { seedRandom, withRandom, type RandomSource } from '#engine/random.ts';
import { play as traction } from '#play/traction/play.ts';
import { play as tractorPull } from '#play/tractor-pull/play.ts';
import { play as trexlands } from '#play/trexlands/play.ts';
import { play as truckOff } from '#play/truck-off/play.ts';
import { play as tugOfWar } from '#play/tug-of-war/play.ts';
import type { PlayedGame } from '#play/game/playedGame.ts';
import type { TableTypes } from '#play/session/tableTypes.ts';
import { DEFAULT_SETTINGS } from '#play/settings/settings.ts';
import { createClerk } from '#play/textTable/clerk.ts';
import { createNotebook } from '#play/textTable/notebook.ts';
import { loadPhysics, type Physics } from '#sim/physics.ts';
import { runs, SEED } from '../../effort.ts';

let physics: Physics;
beforeAll(async () => void (physics = await loadPhysics()));

const PAGE = {
  saved: () => 'It is saved.',
  exportFile: () => [],
  sameAgain: () => undefined,
  leave: () => undefined,
  close: () => undefined,
  isRunning: () => true,
};

function sitDown<B extends TableTypes>(play: PlayedGame<B>) {
  const session = play.createSession({ physics, random: () => 0.5, pace: 'at-once' });
  session.setCalm(true);
  const begun = session.commands.newMatch({ ...play.standardMatch(), seed: 3 });
  if (!begun.ok) throw new Error(begun.fault.message);
  const talk = play.talk(session, () => DEFAULT_SETTINGS);
  return { session, talk, clerk: createClerk(talk, PAGE, createNotebook()) };
}

const tables = {
  traction: () => sitDown(traction),
  trexlands: () => sitDown(trexlands),
  'truck-off': () => sitDown(truckOff),
  'tractor-pull': () => sitDown(tractorPull),
  'tug-of-war': () => sitDown(tugOfWar),
};

const STRANGE = [
  '',
  '-1',
  'NaN',
  '1e999',
  '99999999999999999999',
  '__proto__',
  '<b>&lt;',
  '😀',
  '\u202e',
  '\u0000',
  ',',
];
const LONG = 'x'.repeat(10_000);

/** Words of every table, with usages and examples, and some that are nowhere any. */
const wordsOfAll = (): readonly string[] => [
  ...Object.values(tables).flatMap((open) =>
    open().talk.groups.flatMap(({ phrases }) =>
      phrases.flatMap(({ words, help }) => [...words, ...help.usage.split(/[\s,]+/), ...help.example.split(' ')]),
    ),
  ),
  ...STRANGE,
  LONG,
];

function lineOf(random: RandomSource, examples: readonly string[], words: readonly string[]): string {
  const one = (of: readonly string[]): string => of[random.integer(0, of.length - 1)] ?? '';
  const example = one(examples);
  switch (random.integer(0, 3)) {
    case 0:
      return example;
    case 1:
      return example.slice(0, random.integer(0, example.length));
    case 2:
      return [example, one(words)].join(one([' ', '  ', ',', '']));
    default:
      return [example.split(' ')[0], ...Array.from({ length: random.integer(0, 4) }, () => one(words))].join(' ');
  }
}

describe.each(Object.entries(tables))('the table of %s in words', (_, open) => {
  it('answers whatever is typed, and a line that it refuses changes nothing and is named by its place', () => {
    const { session, talk, clerk } = open();
    const { store } = session;
    const words = wordsOfAll();
    const examples = talk.groups.flatMap(({ phrases }) => phrases.map(({ help }) => help.example));
    withRandom(seedRandom(SEED), (random) => {
      for (let i = 0; i < runs(300, 5000); i += 1) {
        const line = lineOf(random, examples, words);
        const { match, played } = store.getState();
        const reply = clerk.take(line);
        if (reply.kind === 'refused') {
          const { sentence, at } = reply;
          expect({ line, sentence }).toMatchObject({ sentence: expect.stringMatching(/[.!?]$/) });
          expect(sentence.replaceAll(/"[^"]*"/g, '')).not.toMatch(/undefined|NaN|\[object/);
          if (at !== null) expect(line.slice(at.column - 1, at.column - 1 + at.word.length)).toBe(at.word);
          expect(store.getState().match).toBe(match);
          expect(store.getState().played).toBe(played);
        }
        session.advance(1);
      }
    });
  });
});
