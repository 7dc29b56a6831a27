import { strToU8, unzipSync, zipSync } from 'fflate';
import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { isArchive, makeArchive, readArchive, type Archived } from '#play/storage/archive.ts';
import { exportAll } from '#app/storage/exportAll.ts';
import { holdsMany, importAll, type AllImported } from '#play/storage/importAll.ts';
import { createLibrary } from '#app/storage/library.ts';
import type { Library } from '#play/storage/library.ts';
import { runningMatch } from '#play/storage/listing.ts';
import { memoryStore, type MatchStore } from '#play/storage/matchStore.ts';
import { MODULES } from '#app/tables/registry.ts';
import { texts } from '#play/texts.ts';
import { OWN_MATCH_LIMIT } from '#engine/matchFile/format.ts';
import type { TractionMatch } from '#games/traction/traction.ts';
import { PHYSICS_BUILD } from '#sim/build.ts';
import { EVERYBODYS_WORDS } from '../../engine/files/fuzz.ts';
import { must } from '../../games/traction/support.ts';
import { begunMatch } from './saved.ts';

let match: TractionMatch;
beforeAll(async () => {
  match = await begunMatch();
});

const TODAY = new Date(2006, 1, 14, 12);
const DAY = 24 * 60 * 60 * 1000;
function libraryOn(saves: MatchStore = memoryStore(), day = 0): Library {
  let now = TODAY.getTime() + day * DAY;
  return createLibrary({ games: MODULES, openStore: async () => saves, now: () => (now += 1000) });
}
const begun = (): TractionMatch => ({ ...match, log: [] });
const olderRules = (): string =>
  readFileSync(new URL('../../games/traction/older/rules-3.json', import.meta.url), 'utf8');

async function allOf(library: Library): Promise<Uint8Array> {
  const { file } = await exportAll(library, TODAY);
  return new Uint8Array(await file.content.arrayBuffer());
}
const take = async (library: Library, bytes: Uint8Array): Promise<AllImported> =>
  must(await importAll(library, bytes, { onProgress: () => undefined, signal: new AbortController().signal }));
/** Everything that a person can tell of a list of matches. */
const told = async (library: Library) =>
  Promise.all(
    library.getState().matches.map(async (entry) => {
      if (!('saved' in entry)) throw new Error('a record that cannot be read');
      const { title, savedAt } = entry.saved;
      return [title, savedAt, must(await library.textOf(entry.id))];
    }),
  );

describe('all matches of a browser in one file', () => {
  it('come back in another browser with their titles and times, also one of older rules', async () => {
    const here = libraryOn();
    await here.save('a', match);
    await here.save('b', begun());
    await here.rename('b', 'The final');
    must(await here.addText(olderRules()));
    const there = libraryOn(memoryStore(), 1);
    expect(await take(there, await allOf(here))).toEqual({ added: 3, there: 0, refused: [] });
    expect(await told(there)).toEqual(await told(here));
    expect((await there.open(there.getState().matches[2]?.id ?? '', PHYSICS_BUILD)).ok).toBe(true);
    expect(await take(there, await allOf(here))).toEqual({ added: 0, there: 3, refused: [] });
    expect(there.getState().matches).toHaveLength(3);
  });

  it('are match files with names that tell them apart, in a file of the day', async () => {
    const here = libraryOn();
    await here.save('a', match);
    await here.save('b', match);
    await here.save('c', match);
    await here.rename('c', '../Jürgen’s “Final”: 1/2?');
    const { file, matches, missing } = await exportAll(here, TODAY);
    expect([file.name, file.content.type, matches, missing]).toEqual([
      'tumbletop-matches-2006-02-14.zip',
      'application/zip',
      3,
      0,
    ]);
    const files = unzipSync(new Uint8Array(await file.content.arrayBuffer()));
    expect(Object.keys(files)).toEqual([
      'matches.json',
      'traction-2006-02-14-jürgen-s-final-1-2.json',
      'traction-2006-02-14-ada-and-bo.json',
      'traction-2006-02-14-ada-and-bo-2.json',
    ]);
  });

  it('keep a title of letters that are two characters each, however long it is', async () => {
    const here = libraryOn();
    await here.save('a', match);
    const title = `a${'𝒜'.repeat(40)}`;
    must(await here.rename('a', title));
    const there = libraryOn(memoryStore(), 1);
    await take(there, await allOf(here));
    expect(await told(there)).toEqual(await told(here));
  });

  it('leave out what cannot be read, which is counted', async () => {
    const saves = memoryStore();
    const here = libraryOn({
      ...saves,
      get: async (id) => (id === 'a' ? Promise.reject(new Error('no')) : saves.get(id)),
    });
    await here.save('a', match);
    await here.save('b', begun());
    expect(await exportAll(here, TODAY)).toMatchObject({ matches: 1, missing: 1 });
  });

  it('are taken in as far as they can be: what is refused is said with its name, and keeps no other out', async () => {
    const here = libraryOn();
    await here.save('a', match);
    const [good] = await told(here);
    const bytes = makeArchive([
      { name: 'chess.json', text: '{"format":"tumbletop/match","game":"chess"}', savedAt: null, title: null },
      { name: 'good.json', text: String(good?.[2]), savedAt: 5, title: 'A good one' },
    ]);
    const there = libraryOn();
    expect(await take(there, bytes)).toEqual({
      added: 1,
      there: 0,
      refused: [expect.stringMatching(/^chess\.json was not imported\. /)],
    });
    expect(await told(there)).toEqual([['A good one', 5, good?.[2]]]);
  });

  it('are no newer than now, whatever the archive says, and nobody is asked to resume one before it was opened', async () => {
    const here = libraryOn();
    await here.save('a', match);
    const there = libraryOn();
    const text = must(await here.textOf('a'));
    await take(there, makeArchive([{ name: 'a.json', text, savedAt: 8e15, title: null }]));
    expect((await told(there))[0]?.[1]).toBeLessThan(TODAY.getTime() + 60_000);
    expect(runningMatch(MODULES, here.getState().matches, 'traction')).not.toBeNull();
    expect(runningMatch(MODULES, there.getState().matches, 'traction')).toBeNull();
  });

  it('stop where they are stopped, and keep what was taken in', async () => {
    const here = libraryOn();
    await here.save('a', match);
    await here.save('b', begun());
    const stop = new AbortController();
    const there = libraryOn();
    const onProgress = (done: number): void => {
      if (done === 1) stop.abort();
    };
    const imported = must(await importAll(there, await allOf(here), { onProgress, signal: stop.signal }));
    expect(imported.added).toBe(1);
    expect(await told(there)).toHaveLength(1);
  });
});

describe('an archive', () => {
  const archived = fc.record({
    text: fc.string({ unit: 'grapheme' }),
    savedAt: fc.option(fc.integer({ min: 0, max: 4e12 })),
    title: fc.option(fc.string({ unit: 'grapheme' })),
  });
  const some = fc
    .array(archived, { minLength: 1, maxLength: 5 })
    .map((all) => all.map((one, i): Archived => ({ ...one, name: `${i}.json` })));

  it('gives what was put into it', () => {
    fc.assert(
      fc.property(some, (all) => {
        const read = must(readArchive(makeArchive(all)));
        expect(read.names.map((name) => must(read.matchOf(name)))).toEqual(all);
      }),
      { numRuns: 30 },
    );
  });

  it('is told by its first bytes, and not by its name', async () => {
    expect(isArchive(makeArchive([]))).toBe(true);
    expect(await holdsMany(new Blob([makeArchive([])]))).toBe(true);
    for (const text of ['', 'P', '{"format":"tumbletop/match"}']) expect(await holdsMany(new Blob([text]))).toBe(false);
  });

  it('with names and words under which every object has something is read like any other', () => {
    const all = EVERYBODYS_WORDS.map((word) => ({ name: `${word}.json`, text: word, savedAt: 1, title: word }));
    const read = must(readArchive(makeArchive(all)));
    expect(read.names.map((name) => must(read.matchOf(name)))).toEqual(all);
  });

  it('made by another program, without what lies beside the matches, has the matches', () => {
    const read = must(readArchive(zipSync({ 'folder/a.json': strToU8('{}'), 'readme.txt': strToU8('no match') })));
    expect(read.names).toEqual(['folder/a.json']);
    expect(read.matchOf('folder/a.json')).toEqual({
      ok: true,
      value: { name: 'folder/a.json', text: '{}', savedAt: null, title: null },
    });
  });

  it.each<[string, () => Uint8Array, string, string]>([
    ['that is none', () => strToU8('PK\u0003\u0004 and then something else'), 'archive-damaged', texts.archive.damaged],
    [
      'that is cut off',
      () => makeArchive([{ name: 'a.json', text: '{}', savedAt: 1, title: null }]).slice(0, 40),
      'archive-damaged',
      texts.archive.damaged,
    ],
    ['without a match', () => zipSync({ 'readme.txt': strToU8('hello') }), 'no-match', texts.archive.noMatch],
  ])('%s is refused in one sentence', (_what, bytes, code, message) => {
    expect(readArchive(bytes())).toMatchObject({ ok: false, fault: { code, message } });
  });

  it('that would fill the memory is refused before it does, match by match', () => {
    const bomb = zipSync({ 'a.json': new Uint8Array(OWN_MATCH_LIMIT + 1), 'b.json': strToU8('{}') });
    expect(bomb.length).toBeLessThan(OWN_MATCH_LIMIT / 100);
    const read = must(readArchive(bomb));
    expect(read.matchOf('a.json')).toMatchObject({ fault: { code: 'file-too-large' } });
    expect(read.matchOf('b.json').ok).toBe(true);
  });

  it('that lies about a length, or is damaged anywhere, is refused or gives something, and never throws', () => {
    const good = makeArchive([{ name: 'a.json', text: '{"a":1}'.repeat(50), savedAt: 1, title: 'x' }]);
    fc.assert(
      fc.property(fc.nat(good.length - 1), fc.nat(255), (at, byte) => {
        const bad = good.slice();
        bad[at] = byte;
        const read = readArchive(bad);
        if (read.ok) for (const name of read.value.names) read.value.matchOf(name);
      }),
      { numRuns: 300 },
    );
  });
});
