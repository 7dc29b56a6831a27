import { beforeAll, describe, expect, it } from 'vitest';
import { TRIBU_CARDS } from '#games/trexlands/cards/kinds.ts';
import { rollAsked } from '#games/trexlands/rolls.ts';
import type { TrexlandsMatch } from '#games/trexlands/trexlands.ts';
import { loadPhysics, type Physics } from '#sim/physics.ts';
import { Viewer } from '#app/replay/viewer.ts';
import { arenaSpot } from '#play/trexlands/places.ts';
import { filmOf } from '#app/tables/trexlands/watch/film.ts';
import { publicPart } from '#play/trexlands/watch/publicPart.ts';
import { realMatch } from '../../../games/trexlands/realMatch.ts';

let physics: Physics;
let match: TrexlandsMatch;
beforeAll(async () => {
  physics = await loadPhysics();
  match = realMatch(physics, { seats: 2, seed: 10 }, 120);
});

describe('a match of Trexlands that is watched', () => {
  it('rolls every roll again as it was played', () => {
    const film = filmOf(physics, match);
    let rolls = 0;
    for (const [i, { action, evidence }] of match.log.entries()) {
      const recorder = film.acts[i]?.record() ?? null;
      expect(recorder === null).toBe(action.do !== 'roll');
      if (recorder === null) continue;
      while (recorder.advance(240));
      expect(recorder.done).toMatchObject({ ok: true, value: { hash: evidence?.hash, ticks: evidence?.ticks } });
      expect(recorder.recording.ticks).toBe(film.acts[i]?.ticks);
      recorder.free();
      rolls += 1;
    }
    expect(rolls).toBeGreaterThan(3);
  });

  it('shows trucks that roll in the arena and all others where they stand', () => {
    const at = match.log.findIndex(
      ({ action, before }) =>
        action.do === 'roll' && before.state.trucks.length > (rollAsked(before.state)?.trucks.length ?? 0),
    );
    const { before } = match.log[at]!;
    const thrown = rollAsked(before.state)!.trucks;
    const recorder = filmOf(physics, match).acts[at]!.record()!;
    while (recorder.advance(240));
    const arena = arenaSpot({ seats: before.state.seats, city: before.state.board.city });
    for (const { id } of before.state.trucks) {
      const { position } = recorder.recording.poseOf(id, recorder.recording.ticks);
      expect(Math.abs(position.x - arena.x) < 0.4, id).toBe(thrown.includes(id));
    }
    recorder.free();
  });

  it('is seen to its end by going forward in time', () => {
    const viewer = new Viewer(filmOf(physics, match));
    viewer.setSpeed(4);
    viewer.play();
    let frames = 0;
    while (viewer.advance(0.4) && frames < 20_000) frames += 1;
    expect(viewer.store.getState().at.act).toBe(match.log.length - 1);
    viewer.free();
  });

  it('names no private card in what it says of placing it', () => {
    const placed = filmOf(physics, match).acts.filter((_, i) => match.log[i]?.action.do === 'place');
    expect(placed.length).toBeGreaterThan(0);
    for (const { words } of placed) for (const { name } of TRIBU_CARDS) expect(words).not.toContain(name);
  });
});

describe('TX-69: a match that is watched again while cards are placed in private', () => {
  const isPrivate = ({ phase }: TrexlandsMatch['state']): boolean => phase.name === 'arena' && phase.placing !== null;
  const until = (from: number): TrexlandsMatch => {
    const entry = match.log[from]!;
    return { ...match, log: match.log.slice(0, from), state: entry.before.state, random: entry.before.random };
  };

  it('ends where that began, whatever was placed meanwhile', () => {
    const placed = match.log.findIndex(({ action, before }) => action.do === 'place' && isPrivate(before.state));
    const began = match.log.findIndex(
      ({ before }, i) =>
        i <= placed &&
        match.log.slice(i, placed + 1).every((entry) => isPrivate(entry.before.state)) &&
        isPrivate(before.state),
    );
    for (const at of [began, placed, placed + 1]) {
      const seen = publicPart(until(at));
      expect(seen.log).toHaveLength(began);
      expect(seen.state).toEqual(match.log[began]?.before.state);
    }
  });

  it('is whole at any other time', () => {
    const open = match.log.findIndex(
      ({ before: { state } }) => state.phase.name === 'arena' && state.phase.placing === null,
    );
    for (const at of [1, open]) expect(publicPart(until(at))).toEqual(until(at));
    expect(publicPart(match)).toBe(match);
  });

  it('says of what was placed in private, once all may know, only that it was', () => {
    const at = match.log.findIndex(({ action, before }) => action.do === 'place' && isPrivate(before.state));
    expect(filmOf(physics, match).acts[at]?.words).toMatch(/ places a card in private\.$/);
  });
});
