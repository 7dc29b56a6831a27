import { describe, expect, it } from 'vitest';
import type { SceneState, TableScene } from '#app/scene/tableScene.ts';
import { sceneOver } from '#app/pages/rooms/WithHands.tsx';
import { OthersHands, POINTED_MS } from '#online/client/othersHands.ts';
import { handText } from '#online/client/handCode.ts';
import { LATE_MS, STALE_MS } from '#online/client/handPlayback.ts';
import type { Fleeting, Line } from '#online/client/line.ts';
import type { TableSession } from '#play/session/tableTypes.ts';
import { ShownPieces } from '#play/table/shownPieces.ts';
import { pieceId } from '#sim/ids.ts';
import { IDENTITY } from '#sim/maths/quat.ts';
import { vec3 } from '#sim/maths/vec3.ts';
import type { Pose } from '#sim/world/pose.ts';

const PIECE = pieceId('0-M1');
const at = (x: number): Pose => ({ position: vec3(x, 0, 0), rotation: IDENTITY });

/** Seat 1 looks on while the match waits for these seats. */
function atScreen(asked: readonly number[], own: number | null = 1) {
  let now = 1000;
  let match = { log: { length: 0 } };
  let hear: (told: Fleeting) => void = () => undefined;
  const said: unknown[] = [];
  const info = (name: string, colour: number) => ({ name, colour, kind: 'person' });
  const times = [0, 1].map((seat) => ({ since: asked.includes(seat) ? 1 : null, reserveMs: 0 }));
  const rows = [
    { do: 'open', head: { game: 'any', seats: [info('Ada', 0), info('Bo', 1)] }, clock: null },
    { do: 'begin', times },
  ].map((body, seq) => ({ seq, id: `row-${seq}`, seat: null, at: 0, body }));
  const line = {
    seen: { seat: own, rows },
    listenToFleeting: (heard: typeof hear) => {
      hear = heard;
      return () => undefined;
    },
    sendFleeting: (told: unknown) => said.push(told),
  } as unknown as Line; // as much of it as is asked
  const shown = new ShownPieces();
  shown.place(new Map([[PIECE, at(0)]]), 'at-once');
  const session = {
    shown,
    store: { getState: () => ({ match }) },
    openHand: () => ({ moves: true }),
  } as unknown as TableSession;
  const hands = new OthersHands(line, session, () => now);
  hands.open();
  const scene: TableScene = {
    drawn: shown,
    getState: () => ({}) as SceneState,
    subscribe: () => () => undefined,
    advance: (seconds) => shown.pass(seconds),
    setCamera: () => undefined,
  };
  const over = sceneOver(scene, hands);
  const picture = () => {
    const goesOn = over.advance(1 / 60, () => true);
    return { piece: over.drawn.pieces.get(PIECE), goesOn };
  };
  return {
    hands,
    shown,
    said,
    tell: (told: Fleeting) => hear(told),
    sample: (x: number | null, seat = 0) => {
      const held = new Map(x === null ? [] : [[PIECE, at(x)] as const]);
      hear({ t: 'hand', seat, b: handText({ actions: match.log.length, ms: now, held, meant: new Map() }) });
    },
    pass: (ms: number) => (now += ms),
    goOn: () => (match = { log: { length: match.log.length + 1 } }),
    picture,
  };
}

describe('hands at other screens', () => {
  it('have their piece in the picture, a fifth of a second late, and nowhere else', () => {
    const { sample, pass, picture, shown } = atScreen([0]);
    sample(0.1);
    expect(picture()).toMatchObject({ piece: { after: at(0) }, goesOn: true });
    pass(LATE_MS);
    expect(picture().piece).toMatchObject({ before: at(0.1), after: at(0.1), from: null });
    expect(shown.pieces.get(PIECE)?.after, 'the table itself knows nothing of it').toEqual(at(0));
    pass(STALE_MS);
    expect(picture()).toMatchObject({ piece: { after: at(0) }, goesOn: false });
  });

  it('leave it to the match as it goes on, from where it was seen', () => {
    const { sample, pass, picture, shown, goOn } = atScreen([0]);
    sample(0.1);
    pass(LATE_MS);
    picture();
    goOn();
    shown.place(new Map([[PIECE, at(0.3)]]));
    expect(picture().piece).toMatchObject({ after: at(0.3), from: at(0.1) });
    shown.pass(10);
    expect(picture().piece).toMatchObject({ after: at(0.3) });
    sample(0.9);
    goOn();
    pass(LATE_MS);
    expect(picture().piece, 'what comes late is of another position').toMatchObject({ after: at(0.3) });
  });

  it('leave it at once where less motion is wanted', () => {
    const { sample, pass, picture, shown, goOn } = atScreen([0]);
    shown.calm = true;
    sample(0.1);
    pass(LATE_MS);
    expect(picture().piece).toMatchObject({ after: at(0.1) });
    goOn();
    shown.place(new Map([[PIECE, at(0.3)]]));
    expect(picture().piece).toMatchObject({ after: at(0.3), from: null });
  });

  it.each([
    ['of a seat that has nothing to do', [1], 0],
    ['of the own seat', [1], 1],
  ])('draw nothing %s', (_, asked, seat) => {
    const { sample, pass, picture } = atScreen(asked as number[]);
    sample(0.1, seat as number);
    pass(LATE_MS);
    expect(picture().piece).toMatchObject({ after: at(0) });
  });

  it('draw nothing of rubbish, nor of pieces that are not there', () => {
    const { tell, pass, picture } = atScreen([0]);
    tell({ t: 'hand', seat: 0, b: 'x'.repeat(600) });
    tell({ t: 'hand', seat: 0, b: '0 1000;0-L9 0 0 0 0 0 0 1000' });
    pass(LATE_MS);
    expect(picture().piece).toMatchObject({ after: at(0) });
  });

  it('hear of the one here while it is its turn, and of none of who looks on', () => {
    for (const [own, asked, said] of [
      [1, [1], 1],
      [1, [0], 0],
      [null, [0, 1], 0],
    ] as const) {
      const screen = atScreen(asked, own);
      screen.hands.pass();
      screen.shown.show(PIECE, at(0.2), at(0.2), 1);
      screen.hands.pass();
      expect(screen.said).toHaveLength(said);
    }
  });

  it('point with a ring that goes, unless they are muted', () => {
    const { hands, tell, pass, said } = atScreen([0]);
    hands.pointAt(vec3(0.1, 0, 0.2));
    expect(said).toEqual([{ t: 'point', at: [0.1, 0, 0.2] }]);
    tell({ t: 'pointed', seat: 0, at: [0, 0, 0] });
    tell({ t: 'pointed', seat: 0, at: [0.3, 0, 0] });
    expect(hands.pointed.map(({ seat, at: place }) => [seat, place.x])).toEqual([
      [1, 0.1],
      [0, 0.3],
    ]);
    pass(POINTED_MS + 1);
    hands.pass();
    expect(hands.pointed).toEqual([]);
    hands.isMuted = true;
    tell({ t: 'pointed', seat: 0, at: [0, 0, 0] });
    expect(hands.pointed).toEqual([]);
  });
});
