import { MODULES } from '#app/tables/registry.ts';
import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { DrawnGames } from '#app/saved/drawnGame.ts';
import { SavedMatches } from '#app/saved/SavedMatches.tsx';
import { createLibrary } from '#app/storage/library.ts';
import type { Library } from '#play/storage/library.ts';
import { memoryStore, type Listed } from '#play/storage/matchStore.ts';
import { LibraryProvider } from '#app/storage/useLibrary.tsx';
import type { SavedMatch } from '#play/storage/savedMatch.ts';
import { texts } from '#play/texts.ts';
import { gameTexts as tractionTexts } from '#play/traction/texts.ts';
import { EVERYBODYS_WORDS } from '../../engine/files/fuzz.ts';
import { begunMatch } from '../storage/saved.ts';
import { runs } from '../../effort.ts';

let good: SavedMatch;
beforeAll(async () => {
  const saves = memoryStore();
  await createLibrary({ games: MODULES, openStore: async () => saves, now: () => 1_000_000 }).save(
    'good',
    await begunMatch(),
  );
  good = (await saves.get('good')) as SavedMatch;
});

/**
 * What lies in the store as a list of it shows it. A browser's picture of one card that throws would be another one in
 * its place; here it throws.
 */
async function listOf(lying: readonly Listed[]): Promise<{ readonly library: Library; readonly html: string }> {
  const library = createLibrary({
    games: MODULES,
    openStore: async () => ({ ...memoryStore(), list: async () => lying }),
    now: () => 1,
  });
  await library.tryAgain();
  const now = { ...library, getInitialState: library.getState };
  return {
    library,
    html: renderToStaticMarkup(
      <LibraryProvider library={now}>
        <DrawnGames value={MODULES}>
          <SavedMatches />
        </DrawnGames>
      </LibraryProvider>,
    ),
  };
}

const withGlance = (change: object): Listed => ({
  id: 'bad',
  whole: { ...good, id: 'bad', glance: { ...good.glance, ...change } },
});

describe('a saved record with a word from outside under which every object has something', () => {
  it.each(
    EVERYBODYS_WORDS.flatMap((word) =>
      (['surface', 'miniature', 'game', 'build'] as const).map((key) => [key, word] as const),
    ),
  )('%s: %s', async (key, word) => {
    const { library, html } = await listOf([withGlance({ [key]: word }), { id: 'good', whole: good }]);
    expect(html).toContain(texts.saved.openMatch(texts.saved.matchOf('Ada and Bo')));
    expect(library.getState().matches).toHaveLength(2);
    if (key === 'surface') expect(html).toContain(tractionTexts.customSurface);
  });

  it('as a key of its own, wherever it stands', async () => {
    for (const word of EVERYBODYS_WORDS) {
      const own = (record: object): object =>
        Object.defineProperty({ ...record }, word, { value: 1, enumerable: true });
      const { library } = await listOf([
        { id: 'bad', whole: own({ ...good, id: 'bad' }) },
        { id: 'worse', whole: { ...good, id: 'worse', glance: own(good.glance) } },
        { id: 'good', whole: good },
      ]);
      expect(library.getState().matches.map((entry) => [entry.id, 'fault' in entry])).toEqual([
        ['good', false],
        ['bad', true],
        ['worse', true],
      ]);
    }
  });

  it('as a player’s name or a title is a name like any other', async () => {
    for (const word of EVERYBODYS_WORDS) {
      const { html } = await listOf([
        {
          id: 'a',
          title: word,
          whole: {
            ...good,
            glance: {
              ...good.glance,
              seats: [
                { name: word, colour: 0 },
                { name: `${word}2`, colour: 1 },
              ],
            },
          },
        },
      ]);
      expect(html).toContain(`<h3 translate="no">${word}</h3><p translate="no">${word} and ${word}2</p>`);
    }
  });
});

describe('a record that cannot be read', () => {
  it.each([
    ['with a time that no date has', { savedAt: 1e300 }, '$.savedAt is 1e+300; expected at most 8640000000000000.'],
    ['with a name that no address has', { id: 'a b' }, '$.id is "a b"; expected up to 64 letters, digits and dashes.'],
  ])('hides no other: %s', async (_name, change, why) => {
    const { html, library } = await listOf([
      { id: 'bad', whole: { ...good, ...change } },
      { id: 'good', whole: good },
    ]);
    expect(html).toContain(texts.saved.openMatch(texts.saved.matchOf('Ada and Bo')));
    expect(library.getState().matches.at(-1)).toMatchObject({ id: 'bad', fault: { message: why } });
    expect(html).toContain(texts.saved.deleteUnreadable);
  });

  it('is listed once for each, whatever is wrong with them, and all others are there', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.jsonValue(), { maxLength: 4 }), async (records) => {
        const bad = records.map((whole, i): Listed => ({ id: `bad ${i}`, whole }));
        const { library, html } = await listOf([...bad, { id: 'good', whole: good }]);
        expect(
          library
            .getState()
            .matches.map(({ id }) => id)
            .toSorted(),
        ).toEqual([...bad.map(({ id }) => id), 'good'].toSorted());
        expect(html.split('<article')).toHaveLength(records.length + 2);
      }),
      { numRuns: runs(40, 2000) },
    );
  });
});

it('names of older saves in which something is hidden show it', async () => {
  const { html } = await listOf([
    {
      id: 'a',
      title: 'Fin\u200bal',
      whole: {
        ...good,
        glance: {
          ...good.glance,
          seats: [
            { name: 'A\u202enn', colour: 0 },
            { name: 'Bo', colour: 1 },
          ],
        },
      },
    },
  ]);
  expect(html).toContain('<h3 translate="no">Fin\ufffdal</h3><p translate="no">A\ufffdnn and Bo</p>');
});
