import { MODULES } from '#app/tables/registry.ts';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { packLink } from '#engine/files/link.ts';
import { startMatch } from '#engine/match.ts';
import { play } from '#engine/play.ts';
import { arrangementOf } from '#games/traction/arranging.ts';
import { makeMatch, recordMatch } from '#games/traction/matchFile.ts';
import { scenarioOfState } from '#games/traction/scenario/fromState.ts';
import { makeScenario } from '#games/traction/scenario/make.ts';
import { traction } from '#games/traction/traction.ts';
import { makeMatch as makeTrexlands, recordMatch as recordTrexlands } from '#games/trexlands/matchFile.ts';
import { scenarioIn } from '#play/traction/editor/scenarioIn.ts';
import { createEditor } from '#app/tables/traction/editor/editorStore.ts';
import { linkTo } from '#app/sharing/links.ts';
import { texts } from '#play/texts.ts';
import { ownerOf } from '#sim/pyramid.ts';
import { planFrom, whyNoMatch } from '#play/traction/sharing/planFrom.ts';
import { positionOf } from '#play/traction/sharing/positionOf.ts';
import { readPosition, type Sent } from '#play/traction/sharing/readPosition.ts';
import { readableIn, readLink } from '#play/sharing/readLink.ts';
import { parseRoute } from '#play/route.ts';
import { pieceId, seat } from '#sim/ids.ts';
import { PHYSICS_BUILD } from '#sim/physics.ts';
import { begun } from '../../games/trexlands/recorded.ts';
import { must, setupOf, withPieces } from '../../games/traction/support.ts';

const HERE = { origin: 'https://table.example', pathname: '/games/' } as Location;
const match = must(
  startMatch(traction, {
    build: PHYSICS_BUILD,
    tickHz: 240,
    seed: 5,
    seats: [
      { name: 'Ann', colour: 0, kind: 'person' },
      { name: 'Ben', colour: 1, kind: 'person' },
      { name: 'Cy', colour: 2, kind: 'person' },
    ],
    setup: setupOf({ turnLimit: 60, ranges: [6, 3, 1] }),
  }),
);
const matchText = makeMatch(recordMatch(match));
const positionText = makeScenario(scenarioOfState(match.state, 'three at the table'));

const packedIn = (link: string): string => {
  const route = parseRoute(new URL(link).hash);
  return route.page === 'link' ? route.packed : '';
};
/** A position that came in a link, as its game reads it. */
async function positionIn(packed: string): Promise<Sent> {
  const sent = must(await readLink(MODULES, packed));
  if (sent.kind !== 'position') throw new Error('it holds a match');
  return must(await readPosition(sent.text));
}
const faultOf = async (text: string): Promise<string> => {
  const read = await readLink(MODULES, must(packLink(text)));
  const position = read.ok && read.value.kind === 'position' ? await readPosition(read.value.text) : read;
  return position.ok ? 'read' : position.fault.message;
};

describe('a link', () => {
  it('to a match of older rules is refused, and can be read as text all the same', async () => {
    const packed = must(
      packLink(readFileSync(new URL('../../games/traction/older/rules-3.json', import.meta.url), 'utf8')),
    );
    const read = await readLink(MODULES, packed);
    if (read.ok) throw new Error('a match of older rules is not played here');
    expect(await readableIn(MODULES, packed, read.fault)).toContain('"rulesVersion": 3');
    const broken = await readLink(MODULES, 'rubbish');
    expect(broken.ok ? 'read' : await readableIn(MODULES, 'rubbish', broken.fault)).toBeNull();
  });

  it('holds a match of either game', async () => {
    const board = recordTrexlands(begun({ seats: 2 }, PHYSICS_BUILD));
    expect(must(await readLink(MODULES, packedIn(must(linkTo(makeTrexlands(board), HERE)))))).toEqual({
      kind: 'match',
      recording: board,
    });
    const packed = must(
      packLink(readFileSync(new URL('../../games/trexlands/matches/two.json', import.meta.url), 'utf8')),
    );
    expect(packed.length).toBeLessThan(16_000);
    expect(must(await readLink(MODULES, packed)).kind).toBe('match');
  });

  it("is the page's own address, and holds the match in its fragment", async () => {
    const link = must(linkTo(matchText, HERE));
    expect(link).toMatch(/^https:\/\/table\.example\/games\/#\/link\/1\./);
    expect(must(await readLink(MODULES, packedIn(link)))).toEqual({ kind: 'match', recording: recordMatch(match) });
  });

  it('holds a position, whose match begins with the same table, rules and seats', async () => {
    const sent = await positionIn(packedIn(must(linkTo(positionText, HERE))));
    expect(sent.trouble).toBeNull();
    const plan = planFrom(sent.scenario).match;
    const begun = must(startMatch(traction, { build: PHYSICS_BUILD, tickHz: 240, seed: 9, ...plan }));
    const { pieces, pads, tableMm, surface, turn } = match.state;
    expect(begun.state).toMatchObject({
      pieces,
      pads,
      tableMm,
      surface,
      turn,
      options: { ranges: [6, 3, 1], turnLimit: null },
    });
    expect(plan.seats).toHaveLength(3);
  });

  it('holds who has given up: the match begins without them, and not where nobody is left to beat', async () => {
    const sent = await positionIn(
      must(
        packLink(
          makeScenario(
            scenarioOfState(
              { ...match.state, turn: { ...match.state.turn, seat: seat(0) }, conceded: [seat(2)] },
              'one has gone',
            ),
          ),
        ),
      ),
    );
    const begun = must(
      startMatch(traction, { build: PHYSICS_BUILD, tickHz: 240, seed: 9, ...planFrom(sent.scenario).match }),
    );
    expect([begun.state.seats, begun.state.conceded]).toEqual([3, [2]]);
    const without = sent.scenario.pieces.filter(({ id }) => ownerOf(id) !== sent.scenario.seat);
    expect(
      [sent.scenario, { ...sent.scenario, conceded: [seat(1), seat(2)] }, { ...sent.scenario, pieces: without }].map(
        whyNoMatch,
      ),
    ).toEqual([null, texts.sharing.nobodyToBeat, texts.sharing.nothingToMove]);
  });

  it('holds where pieces go back to (TR-20), taken from a match to the editor and played from there', async () => {
    const at = arrangementOf(match.state, seat(0), [{ piece: pieceId('0-S1'), xMm: 45.79, zMm: -25, yawDeg: 20 }]);
    const placed = must(play(traction, match, at, null));
    const away = { ...placed, state: withPieces(placed.state, { '0-S1': { xMm: 0, zMm: 0 } }) };
    const edited = must(scenarioIn(must(packLink(positionOf(away)))));
    const sent = await positionIn(must(packLink(makeScenario(edited))));
    const begun = must(
      startMatch(traction, { build: PHYSICS_BUILD, tickHz: 240, seed: 9, ...planFrom(sent.scenario).match }),
    );
    expect(begun.state.home.map(({ id }) => id)).toEqual(['0-S1']);
    expect(begun.state.home).toEqual(placed.state.home);
  });

  it('holds a position that nobody can play from, too, with what is wrong with it: the editor may have a piece in another', async () => {
    const [first, second, ...others] = match.state.pieces;
    if (!first || !second) throw new Error('there are pieces');
    const inside = { ...second, xMm: first.xMm, zMm: first.zMm };
    const sent = await positionIn(
      must(
        packLink(makeScenario(scenarioOfState({ ...match.state, pieces: [first, inside, ...others] }, 'on the edge'))),
      ),
    );
    expect(sent).toMatchObject({
      trouble: { path: '$.pieces[1]', message: expect.stringContaining('does not overlap 0-L1') as unknown },
    });
    expect(createEditor(sent.scenario).getState().trouble).toEqual(sent.trouble); // and the editor says the same
  });

  it.each<[string, string, string]>([
    ['nothing', '', 'The file is empty; expected a scenario.'],
    [
      'a match of another physics',
      matchText.replace(PHYSICS_BUILD, 'other@1'),
      `$.build is "other@1"; this program has "${PHYSICS_BUILD}", which would play the match differently.`,
    ],
    [
      'a match of a game that is not played here',
      matchText.replace('"game": "traction"', '"game": "chess"'),
      '$.game is "chess"; expected one of "traction", "trexlands", "truck-off", "tractor-pull", "tug-of-war".',
    ],
    [
      'a format that nobody knows',
      '{"format":"shopping-list","version":1}',
      '$.format is "shopping-list"; expected "tumbletop/match" or "tumbletop/scenario"; this is not a file of Tumbletop.',
    ],
  ])('with %s in it is refused with the sentence of the file', async (_what, text, sentence) => {
    expect((await faultOf(text)).slice(0, sentence.length)).toBe(sentence);
  });
});
