import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { packLink } from '#engine/files/link.ts';
import { FILE_LIMITS } from '#engine/files/readJson.ts';
import { packShort, unpackShort } from '#engine/files/shortLink.ts';
import { makeMatch, parseMatch, recordMatch, shortMatch } from '#games/traction/matchFile.ts';
import type { TractionMatch } from '#games/traction/traction.ts';
import { loadPhysics, PHYSICS_BUILD, type Physics } from '#sim/physics.ts';
import { STEADINESSES } from '#sim/hand/steadiness.ts';
import { slicedHelper } from '#play/offThread/slices.ts';
import { linkToFile, linkToMatch } from '#app/sharing/links.ts';
import { readableIn, readLink } from '#play/sharing/readLink.ts';
import { replayAny } from '#play/storage/replayOwn.ts';
import { replayMatch } from '#play/storage/replayMatch.ts';
import { tractionFiles } from '#app/tables/traction/files.ts';
import { stepsOf } from '#play/traction/tasks.ts';
import { MODULES } from '#app/tables/registry.ts';
import { texts } from '#play/texts.ts';
import { forgotten, type AnyMatch, type AnyRecording } from '#play/storage/gameFiles.ts';
import { trexlandsFiles } from '#app/tables/trexlands/files.ts';
import { runs } from '../../effort.ts';
import { must } from '../../games/traction/support.ts';
import { tenTurns } from '../../games/traction/tenTurns.ts';

const SILENT = { onProgress: () => undefined, signal: new AbortController().signal };
const HERE = { origin: 'https://table.example', pathname: '/' } as Location;
let physics: Physics;
let match: TractionMatch;
beforeAll(async () => {
  physics = await loadPhysics();
  match = tenTurns(physics);
});

const beside = (file: string): string => readFileSync(new URL(file, import.meta.url), 'utf8');
const freeHands = () => must(parseMatch(beside('freeHands.json'), PHYSICS_BUILD));
const packed = (of: TractionMatch): string => must(packShort(must(shortMatch(recordMatch(of)))));
const sentIn = async (link: string): Promise<AnyRecording> => {
  const sent = must(await readLink(MODULES, link));
  if (sent.kind !== 'match') throw new Error('it holds a position');
  return sent.recording;
};
/** The file of a match that came in a link, once it has been replayed. */
async function fileIn(link: string): Promise<string> {
  const replayed = must(
    await replayMatch(forgotten(tractionFiles), slicedHelper(physics, stepsOf), await sentIn(link), SILENT),
  );
  return makeMatch(recordMatch(replayed as TractionMatch));
}
const said = async (link: string): Promise<string> => {
  const read = await readLink(MODULES, link);
  return read.ok ? 'read' : `${read.fault.code}: ${read.fault.message}`;
};

describe('a match in a link', () => {
  it('of ten turns of assisted moves is shorter than 4,000 characters, and a sixth of its file in a link', async () => {
    const address = must(await linkToMatch(MODULES, match as unknown as AnyMatch, HERE));
    expect(match.state.turn.number).toBeGreaterThan(10);
    expect(match.log.length).toBeGreaterThan(15);
    expect(address.length).toBeLessThan(4000);
    expect(6 * address.length).toBeLessThan(must(packLink(makeMatch(recordMatch(match)))).length);
  });

  it('is the same where there is a file of it alone, as at the end of a room', async () => {
    const file = makeMatch(recordMatch(match));
    const address = must(await linkToMatch(MODULES, match as unknown as AnyMatch, HERE));
    expect(must(await linkToFile(MODULES, JSON.stringify(JSON.parse(file)), HERE))).toBe(address);
    expect(await linkToFile(MODULES, '{"format": "other"}', HERE)).toMatchObject({ ok: false });
  });

  it.each([3, 7, 20])('of %d moves of free hands is at most half as long as its file in a link', (moves) => {
    const { header, log } = freeHands();
    const part = { header, log: log.slice(0, moves) };
    expect(part.log.length).toBe(moves);
    const short = must(packShort(must(shortMatch(part))));
    expect(2 * short.length).toBeLessThanOrEqual(must(packLink(makeMatch(part))).length);
  });

  it('comes to the same match file, byte by byte, once it has been replayed', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: 1000 }),
        fc.constantFrom(...STEADINESSES),
        async (seed, steadiness) => {
          const played = tenTurns(physics, seed, steadiness, 2);
          expect(await fileIn(packed(played))).toBe(makeMatch(recordMatch(played)));
        },
      ),
      { numRuns: runs(1, 20) },
    );
    const { header, log } = freeHands();
    const part = { header, log: log.slice(0, runs(3, log.length)) };
    expect(await fileIn(must(packShort(must(shortMatch(part)))))).toBe(makeMatch(part));
  });

  it('of Trexlands does the same', async () => {
    const text = readFileSync(new URL('../../games/trexlands/matches/two.json', import.meta.url), 'utf8');
    const files = forgotten(trexlandsFiles);
    const whole = (await sentIn(must(packLink(text)))) as Parameters<typeof files.shortMatch>[0];
    const link = must(packShort(must(files.shortMatch(whole))));
    const replayed = must(await replayAny(MODULES, await sentIn(link), physics, SILENT));
    expect(files.makeMatch(files.recordMatch(replayed))).toBe(text);
    expect(2 * link.length).toBeLessThan(must(packLink(text)).length);
  });

  it('is believed only as far as every action comes out as where the link was made', async () => {
    const { text, numbers, checks } = must(shortMatch(recordMatch(match)));
    const forged = checks.slice();
    forged[3 * 4] = (forged[3 * 4] ?? 0) ^ 1;
    const sent = await sentIn(must(packShort({ text, numbers, checks: forged })));
    const replayed = await replayMatch(forgotten(tractionFiles), slicedHelper(physics, stepsOf), sent, SILENT);
    expect(replayed).toMatchObject({
      ok: false,
      fault: { code: 'other-outcome', message: texts.believing.otherThanSent(5) },
    });
  });

  it('is refused by the rule that an action of it breaks', async () => {
    const parts = must(shortMatch(recordMatch(match)));
    const text = parts.text.replace('"options":{', '"options":{"hands":"free",');
    const sent = await sentIn(must(packShort({ ...parts, text })));
    const replayed = await replayMatch(forgotten(tractionFiles), slicedHelper(physics, stepsOf), sent, SILENT);
    expect(replayed).toMatchObject({
      ok: false,
      fault: {
        code: 'other-outcome',
        message: texts.believing.refusedOfSent(
          1,
          'This match is played with free hands: no assisted hand may move a piece.',
        ),
      },
    });
  });

  it('is not made where it has grown so long that nobody could open it', async () => {
    const { header, log } = recordMatch(match);
    const walk = log.find(({ action }) => 'gesture' in action);
    if (walk === undefined) throw new Error('ten turns without a walk');
    const [file, least] = [makeMatch({ header, log: [walk] }), makeMatch({ header, log: [] })];
    const walks = (bytes: number) =>
      Array.from({ length: Math.ceil(bytes / (file.length - least.length)) }, () => walk);
    const long = { header, log: walks(1.2 * FILE_LIMITS.bytes) };
    expect(shortMatch(long)).toMatchObject({ ok: false, fault: { code: 'file-too-large' } });
    const short = must(packShort(must(shortMatch({ header, log: walks(FILE_LIMITS.bytes / runs(20, 2)) }))));
    expect(await said(short)).toBe('read');
  });

  it('is refused in one sentence where it was damaged', async () => {
    const link = packed(match);
    const damaged =
      'link-damaged: The link is damaged: it was cut off or changed on its way. Ask whoever sent it for the whole link, or for the file of the match or of what else it holds.';
    for (const length of [2, 9, 40, link.length - 1]) expect(await said(link.slice(0, length))).toBe(damaged);
    expect(await said(`${link}.more`)).toBe(damaged);
    expect(await said(`${link.slice(0, 100)}_${link.slice(101)}`)).toBe(damaged);
    const parts = must(unpackShort(link));
    expect(await said(must(packShort({ ...parts, checks: parts.checks.slice(3) })))).toBe(damaged);
    expect(await said(must(packShort({ ...parts, numbers: parts.numbers.slice(0, 20) })))).toBe(damaged);
  });

  it.each([
    [
      '"game":"traction"',
      '"game":"chess"',
      '$.game is "chess"; expected one of "traction", "trexlands", "truck-off", "tractor-pull", "tug-of-war".',
    ],
    ['"piece":"', '"piece":"9', '$.log[0].piece is '],
    ['"do":"walk"', '"do":"fly"', '$.log[0].do is "fly"'],
    ['"tickHz":240', '"tickHz":60', '$.tickHz is 60; this program simulates 240 ticks a second.'],
  ])('is refused as its file would be: %s made %s', async (from, to, sentence) => {
    const parts = must(shortMatch(recordMatch(match)));
    const read = await readLink(MODULES, must(packShort({ ...parts, text: parts.text.replace(from, to) })));
    expect(read.ok ? 'read' : read.fault.message.slice(0, sentence.length)).toBe(sentence);
  });

  it('of other rules is refused, and can be read as text all the same', async () => {
    const parts = must(shortMatch(recordMatch(match)));
    const text = parts.text.replace(/"rulesVersion":\d+/, '"rulesVersion":1');
    const link = must(packShort({ ...parts, text }));
    const read = await readLink(MODULES, link);
    if (read.ok) throw new Error('a match of older rules is not played here');
    expect(read.fault.code).toBe('other-rules');
    expect(await readableIn(MODULES, link, read.fault)).toContain('"rulesVersion":1');
  });

  it('that was made before its usual words were left out comes to the same match', async () => {
    const { header, log } = freeHands();
    expect(await fileIn(beside('older/link-2.txt').trim())).toBe(makeMatch({ header, log: log.slice(0, 2) }));
  });

  it('that was made before there were shorter ones opens as before', async () => {
    const old = await sentIn(must(packLink(makeMatch(recordMatch(match)))));
    expect(old).toEqual(recordMatch(match));
  });
});
