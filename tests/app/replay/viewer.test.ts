import { ofTraction } from '#app/tables/traction/watch/calls.ts';
import type { Ruling } from '#games/traction/referee/ruling.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { beforeEnd, lengthOf, onward, rulingFrom, stepped, within } from '#app/replay/playhead.ts';
import { Viewer } from '#app/replay/viewer.ts';
import type { Film } from '#app/replay/film.ts';
import { filmOf } from '#app/tables/traction/film.ts';
import { beginAction, intentOf, recordAction } from '#games/traction/perform.ts';
import type { TractionMatch } from '#games/traction/traction.ts';
import { isPiece, pieceId, type PieceId } from '#sim/ids.ts';
import { playGesture } from '#sim/perform.ts';
import { loadPhysics, type Physics } from '#sim/physics.ts';
import { poseOf } from '#sim/world/pose.ts';
import { playHeadless } from '../../e2e/support/headless.ts';
import { filmedMatch } from './filmed.ts';

let physics: Physics;
let match: TractionMatch;
let film: Film;
beforeAll(async () => {
  physics = await loadPhysics();
  match = filmedMatch(physics);
  film = filmOf(physics, match);
});

const [S1, L1, BUMPED] = ['0-S1', '0-L1', '1-S1'].map(pieceId) as [PieceId, PieceId, PieceId];
const FRAME_S = 1 / 60;

/** Frames until everything asked for is there. */
function settle(viewer: Viewer): void {
  for (let i = 0; i < 1000 && !viewer.store.getState().ready; i += 1) viewer.advance(FRAME_S);
}

/** Frames until it stops by itself. */
function playOut(viewer: Viewer): number {
  let frames = 0;
  while (viewer.store.getState().playing && frames < 20_000) {
    viewer.advance(FRAME_S);
    frames += 1;
  }
  return frames;
}

describe('a film of a match', () => {
  it('tells every act in words, and has its notation beside them', async () => {
    const [act] = filmOf(physics, await playHeadless(['walk L1 B -90'])).acts;
    expect(act?.notation).toMatch(/^walk L1 B -\d+$/);
    expect(act?.words).toMatch(/^Blue’s large one walked 1 step, \d+ mm$/);
  });

  it('shows pieces that were placed before the first move where they stood, and where they were put (TR-41)', async () => {
    const [act] = filmOf(physics, await playHeadless(['arrange L1 -40 -19 45'])).acts;
    expect(act).toMatchObject({ seat: 0, ticks: 0, mover: null, words: 'Places the pieces', rulings: [] });
    expect(act?.record()).toBeNull();
    expect(act?.before.get(L1)?.position.x).toBeCloseTo(-0.03587, 5);
    expect(act?.after.get(L1)?.position.x).toBeCloseTo(-0.04, 5);
    expect(act?.after.get(S1)).toEqual(act?.before.get(S1));
  });

  it('has an act for every entry of the log, with what was said and in notation', () => {
    expect(film.acts.map(({ seat, notation, rulings }) => [seat, notation, rulings.map(({ code }) => code)])).toEqual([
      [0, 'walk S1 D 180', []],
      [0, 'walk L1 A 98', ['walk-contact']],
      [0, 'end', []],
      [null, expect.stringContaining('S1'), ['crash']],
      [1, 'walk L1 B -90', []],
    ]);
  });
});

describe('the playhead', () => {
  it("goes on over the ends of acts and ends at the last one's", () => {
    const total = film.acts.reduce((sum, act) => sum + lengthOf(act), 0);
    expect(onward(film, { act: 0, tick: 0 }, total - 1)).toMatchObject({ act: 4 });
    expect(onward(film, { act: 0, tick: 0 }, total)).toBeNull();
  });

  it('steps by whole ticks, back over the beginning of an act too, and never out of the film', () => {
    const [first] = film.acts;
    if (!first) throw new Error('there is a first act');
    expect(stepped(film, { act: 0, tick: 10.4 }, 1)).toEqual({ act: 0, tick: 11 });
    expect(stepped(film, { act: 0, tick: 10.4 }, -1)).toEqual({ act: 0, tick: 10 });
    expect(stepped(film, { act: 1, tick: 0 }, -1)).toEqual({ act: 0, tick: lengthOf(first) });
    expect(stepped(film, { act: 0, tick: lengthOf(first) }, 1)).toEqual({ act: 1, tick: 0 });
    expect(stepped(film, { act: 0, tick: 0 }, -1)).toEqual({ act: 0, tick: 0 });
    expect(within(film, { act: 99, tick: 3 })).toEqual(within(film, { act: 4, tick: Infinity }));
  });

  it('finds the last seconds of a match, and the beginning of one that is shorter', () => {
    const last = film.acts.length - 1;
    const [before, end] = [film.acts[last - 1], film.acts[last]];
    if (!before || !end) throw new Error('there are acts');
    expect(beforeEnd(film, 100)).toEqual({ act: last, tick: lengthOf(end) - 100 });
    expect(beforeEnd(film, lengthOf(end) + 10)).toEqual({ act: last - 1, tick: lengthOf(before) - 10 });
    expect(beforeEnd(film, Infinity)).toEqual({ act: 0, tick: 0 });
  });

  it('goes over what nobody has seen anything of, forwards and back', () => {
    const [first, ...others] = film.acts;
    if (!first) throw new Error('there is a first act');
    const hidden = { ...first, ticks: 0, rulings: [], isEmpty: true };
    const secret: Film = { ...film, acts: [first, hidden, hidden, ...others] };
    expect(lengthOf(hidden)).toBe(0);
    const viewer = new Viewer(secret);
    viewer.seekAct(1);
    expect(viewer.store.getState().at).toEqual({ act: 3, tick: 0 });
    viewer.seekAct(-1);
    expect(viewer.store.getState().at).toEqual({ act: 0, tick: 0 });
    expect(onward(secret, { act: 0, tick: 0 }, lengthOf(first))).toEqual({ act: 3, tick: 0 });
    expect(stepped(secret, { act: 3, tick: 0 }, -1)).toEqual({ act: 0, tick: lengthOf(first) });
    viewer.free();
  });

  it('finds the next and the last ruling from anywhere', () => {
    const contact = rulingFrom(film, { act: 0, tick: 0 }, 1);
    expect(contact).toMatchObject({ act: 1, tick: film.acts[1]?.rulings[0]?.tick });
    expect(rulingFrom(film, { act: 4, tick: 0 }, -1)).toMatchObject({ act: 3 });
    expect([rulingFrom(film, { act: 4, tick: 0 }, 1), rulingFrom(film, { act: 0, tick: 50 }, -1)]).toEqual([
      null,
      null,
    ]);
  });
});

describe('a viewer', () => {
  it('shows at every tick the very pose of the recording, wherever one comes from', () => {
    const entry = match.log[0];
    if (!entry || !('gesture' in entry.action)) throw new Error('the first action is a walk');
    const recorder = recordAction(physics, entry.before.state, entry.action);
    while (recorder.advance(1000)); // to its end
    const viewer = new Viewer(film);
    for (const tick of [200, 3, 431, 100, 0]) {
      viewer.seek({ act: 0, tick });
      settle(viewer);
      expect(viewer.drawn.pieces.get(S1)?.before).toEqual(
        recorder.recording.poseOf(S1, Math.min(tick, recorder.recording.ticks)),
      );
    }
    viewer.free();
  });

  it('shows at the end of every action, to the bit, where the simulation itself leaves everything', () => {
    for (const [act, { action, before, performed }] of match.log.entries()) {
      if (!('gesture' in action) || performed === null) continue;
      const watched = beginAction(physics, before.state, intentOf(action), action.gesture.grip);
      playGesture(watched.performance, action.gesture);
      expect(watched.finish().report.hash).toBe(performed.hash);
      const left = new Map(watched.performance.table.pieces.map(({ id, body }) => [id, poseOf(body)]));
      watched.free();
      const viewer = new Viewer(film);
      viewer.seek({ act, tick: performed.ticks });
      settle(viewer);
      expect(new Map([...viewer.drawn.pieces].map(([id, { before: pose }]) => [id, pose]))).toEqual(left);
      viewer.free();
    }
  });

  it('plays to the end in the time that it took, and so much slower at a twentieth', () => {
    const seconds = (speed: 1 | 4 | 0.5): number => {
      const viewer = new Viewer(film);
      viewer.setSpeed(speed);
      settle(viewer);
      viewer.play();
      const frames = playOut(viewer);
      viewer.free();
      return frames * FRAME_S;
    };
    const real = film.acts.reduce((sum, act) => sum + lengthOf(act), 0) / 240;
    expect(seconds(1)).toBeCloseTo(real, 0);
    expect(seconds(0.5)).toBeCloseTo(2 * real, 0);
  });

  it('ends where the match stands', () => {
    const viewer = new Viewer(film);
    viewer.seek({ act: 4, tick: Infinity });
    settle(viewer);
    for (const { id, xMm, zMm } of match.state.pieces.filter(({ pose }) => pose === 'upright')) {
      const drawn = viewer.drawn.pieces.get(id)?.after.position;
      expect([
        id,
        drawn && Math.abs(drawn.x * 1000 - xMm) < 0.1,
        drawn && Math.abs(drawn.z * 1000 - zMm) < 0.1,
      ]).toEqual([id, true, true]);
    }
    viewer.free();
  });

  it('brings what the rules put back on its way, and nothing else', () => {
    const act = film.acts[3];
    if (!act) throw new Error('the bump is the fourth act');
    const viewer = new Viewer(film);
    viewer.seek({ act: 3, tick: act.ticks + 30 });
    settle(viewer);
    expect([...viewer.drawn.pieces].filter(([, { from }]) => from !== null).map(([id]) => id)).toEqual([BUMPED]);
    expect(viewer.drawn.homing).toBeCloseTo(0.25);
    viewer.free();
  });

  it('tells rulings as they fall, and takes them back when it goes back', () => {
    const viewer = new Viewer(film);
    expect(viewer.seekRuling(1)).toBe(true);
    settle(viewer);
    expect(
      viewer.store
        .getState()
        .rulings.map(ofTraction)
        .map(({ code, piece }) => [code, piece]),
    ).toContainEqual(['walk-contact', L1]);
    viewer.step(-1);
    expect(viewer.store.getState().rulings).toEqual([]);
    viewer.free();
  });

  it('marks who was hit once it has fallen, and all the while a moment is shown that is about it', () => {
    const viewer = new Viewer(film);
    const [HIT] = (film.acts[1]?.rulings ?? [])
      .map(ofTraction)
      .flatMap(({ other }) => (other !== null && isPiece(other) ? [other] : []));
    if (HIT === undefined) throw new Error('somebody was hit');
    const stateOf = (piece: PieceId): string => viewer.getState().stateOf(piece);
    viewer.seek({ act: 1, tick: 0 });
    expect([stateOf(HIT), stateOf(L1)]).toEqual(['normal', 'hover']);
    viewer.setAbout(film.acts[1]?.rulings[0] ?? null);
    expect([stateOf(HIT), stateOf(L1)]).toEqual(['victim', 'hover']);
    viewer.setAbout(null);
    viewer.seek({ act: 1, tick: film.acts[1]?.ticks ?? 0 });
    settle(viewer);
    expect(stateOf(HIT)).toBe('victim');
    viewer.free();
  });

  it('marks who was moved too far, and nobody who was only jiggled', () => {
    const viewer = new Viewer(film);
    const [crash] = (film.acts[3]?.rulings ?? []).map(ofTraction);
    if (crash?.code !== 'crash') throw new Error('the fourth act is a crash');
    viewer.setAbout(crash);
    expect(viewer.getState().stateOf(BUMPED)).toBe('victim');
    const jiggle: Ruling = { ...crash, code: 'jiggle', piece: L1, other: BUMPED };
    viewer.setAbout(jiggle);
    expect(viewer.getState().stateOf(BUMPED)).toBe('normal');
    viewer.free();
  });

  it('plays one stretch in slow motion and stops there', () => {
    const viewer = new Viewer(film);
    viewer.playFrom({ act: 1, tick: 20 }, { act: 1, tick: 40 }, 0.1);
    settle(viewer);
    playOut(viewer);
    expect(viewer.store.getState()).toMatchObject({ at: { act: 1, tick: 40 }, playing: false });
    viewer.free();
  });

  it('goes from action to action: to the beginning of this one first, and never out of the film', () => {
    const viewer = new Viewer(film);
    const at = (): readonly number[] => [viewer.store.getState().at.act, viewer.store.getState().at.tick];
    viewer.seek({ act: 1, tick: 20 });
    viewer.seekAct(-1);
    expect(at()).toEqual([1, 0]);
    viewer.seekAct(-1);
    viewer.seekAct(-1);
    expect(at()).toEqual([0, 0]);
    viewer.seekAct(1);
    expect(at()).toEqual([1, 0]);
    for (let i = 0; i < 10; i += 1) viewer.seekAct(1);
    expect(at()[0]).toBe(4);
    viewer.free();
  });

  it('looks from one chair, whoever moves, until another is chosen', () => {
    const viewer = new Viewer(film);
    const movers = film.acts.map(({ seat }, act) => {
      viewer.seek({ act, tick: 0 });
      return [seat, viewer.getState().seat];
    });
    expect(new Set(movers.map(([seat]) => seat)).size).toBeGreaterThan(1);
    expect(new Set(movers.map(([, chair]) => chair))).toEqual(new Set([0]));
    viewer.setCamera('top');
    viewer.setSeat(1);
    expect(viewer.getState()).toMatchObject({ seat: 1, camera: 'seat' });
    viewer.seek({ act: 0, tick: 0 });
    expect(viewer.getState().seat).toBe(1);
    viewer.free();
  });

  it('begins at the chair of the player who acts first', () => {
    const from = (act: number): Viewer => new Viewer(film, { act, tick: 0 });
    const chairs = film.acts.map((_, act) => {
      const viewer = from(act);
      viewer.free();
      return viewer.getState().seat;
    });
    expect(film.acts.map(({ seat }) => seat)).toEqual([0, 0, 0, null, 1]);
    expect(chairs).toEqual([0, 0, 0, 1, 1]);
  });

  it('stands still while nobody looks, and skips nothing after a picture that was long in coming', () => {
    let hidden = false;
    const viewer = new Viewer(film, undefined, () => hidden);
    settle(viewer);
    viewer.play();
    viewer.advance(FRAME_S);
    const { tick } = viewer.store.getState().at;
    hidden = true;
    expect(viewer.advance(30)).toBe(true); // asked again, so that it goes on by itself
    expect(viewer.store.getState().at.tick).toBe(tick);
    hidden = false;
    viewer.advance(30);
    expect(viewer.store.getState().at).toMatchObject({ act: 0 });
    expect(viewer.store.getState().at.tick - tick).toBeLessThanOrEqual(120);
    viewer.free();
  });

  it('records only a little in a picture that has no more time, and gets there all the same', () => {
    const viewer = new Viewer(film, { act: 0, tick: 400 });
    const far = (): number => viewer.recorder(0)?.recording.ticks ?? 0;
    const before = far();
    viewer.advance(FRAME_S, () => false);
    expect(far() - before).toBeGreaterThan(0);
    expect(far() - before).toBeLessThan(60);
    for (let i = 0; i < 100 && !viewer.store.getState().ready; i += 1) viewer.advance(FRAME_S, () => false);
    expect(viewer.store.getState().ready).toBe(true);
    viewer.free();
  });

  it('keeps a handful of recordings, however often one jumps about, and none when it is freed', () => {
    const viewer = new Viewer(film);
    for (let i = 0; i < 50; i += 1) {
      viewer.seek({ act: i % 5, tick: (i * 37) % 200 });
      settle(viewer);
      expect(viewer.held).toBeLessThanOrEqual(4);
    }
    viewer.free();
    expect(viewer.held).toBe(0);
  });

  it('of a match without an action shows how it stands', () => {
    const viewer = new Viewer({ ...film, acts: [] });
    viewer.play();
    viewer.advance(FRAME_S);
    expect([viewer.drawn.pieces.size, viewer.store.getState().playing]).toEqual([5, false]);
  });
});
