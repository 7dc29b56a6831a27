import { isWhole } from '#engine/seen.ts';
import { describe, expect, it } from 'vitest';
import type { TopProps } from '#app/tables/tractor-pull/scene/Top.tsx';
import type { Scenery } from '#app/scene/tableScene.ts';
import { isElsewhere } from '#play/table/drawn.ts';
import { lengthOf } from '#app/replay/playhead.ts';
import { turnedOver } from '#play/tractor-pull/poses.ts';
import { filmOf } from '#app/tables/tractor-pull/watch/film.ts';
import { loadPhysics } from '#sim/physics.ts';
import { REST_TICKS } from '#sim/roll/rest.ts';
import { WRENCH_ID } from '#sim/roll/wrench/spin.ts';
import { pieceId } from '#sim/ids.ts';
import { playUntil, sitDown, spinUntilRead, stateOf } from './support.tsx';

it('a spin that is watched again lies face down until it rests, and then shows its red end', async () => {
  const physics = await loadPhysics();
  const session = sitDown(physics, 7, { characters: false });
  spinUntilRead(session);
  const { match } = session.store.getState();
  if (match === null || !isWhole(match)) throw new Error('a match is at the table');
  const act = filmOf(physics, match).acts.at(-1);
  const recorder = act?.record() ?? null;
  if (act === undefined || recorder === null) throw new Error('a spin is recorded again');
  while (recorder.done === null) recorder.advance(240);
  const { recording } = recorder;
  expect(recording.ticks).toBe(act.ticks);
  const lies = recording.poseOf(WRENCH_ID, act.ticks - REST_TICKS);
  const shown = recording.poseOf(WRENCH_ID, act.ticks);
  const over = turnedOver(lies).rotation;
  const dot =
    over.x * shown.rotation.x + over.y * shown.rotation.y + over.z * shown.rotation.z + over.w * shown.rotation.w;
  expect(Math.abs(dot)).toBeCloseTo(1, 3);
  expect(shown.position.y).toBeCloseTo(lies.position.y, 4);
  const between = recording.poseOf(WRENCH_ID, act.ticks - REST_TICKS + 24);
  expect(between.position.y).toBeGreaterThan(lies.position.y + 0.03); // on edge, and not through the table
  recorder.free();
});

const drawn = ({ top }: Scenery): TopProps['state'] => (top as unknown as { readonly props: TopProps }).props.state;

describe('a row that is revealed while a game is watched again', () => {
  const watched = async () => {
    const physics = await loadPhysics();
    const session = sitDown(physics, 5, { characters: false, locations: false });
    playUntil(session, () => stateOf(session).outcome !== null);
    const { match } = session.store.getState();
    if (match === null || !isWhole(match)) throw new Error('a game is at the table');
    return { match, film: filmOf(physics, match) };
  };

  it('lies face down when it is told, and is turned up while it is', async () => {
    const { match, film } = await watched();
    let rows = 0;
    for (const [i, { events }] of match.log.entries()) {
      const revealed = events.find((event) => event.type === 'revealed');
      const act = film.acts[i];
      if (revealed?.type !== 'revealed' || act === undefined) continue;
      rows += 1;
      for (const vehicle of revealed.rows.flat()) {
        const id = pieceId(vehicle);
        expect(act.scenery.pieces).toContain(id);
        const [before, after] = [act.before.get(id), act.after.get(id)];
        if (before === undefined || after === undefined) throw new Error(`${vehicle} is on the table`);
        expect(isElsewhere(before, after)).toBe(true); // turned over, or gone to the pile
        expect(Math.abs(before.rotation.x)).toBeCloseTo(1, 5); // about its long axis: its back
        if (!events.some((event) => event.type === 'flipped' && event.vehicle === vehicle))
          expect(after.rotation.w).toBeCloseTo(1, 5);
      }
      expect(lengthOf(act) / 240).toBeGreaterThan(2);
    }
    expect(rows).toBeGreaterThan(5);
  });

  it('is drawn with what its action has done: counters and sums are those that are told', async () => {
    const { match, film } = await watched();
    let boosts = 0;
    for (const [i, { events }] of match.log.entries()) {
      const act = film.acts[i];
      if (act === undefined || events.some(({ type }) => type === 'match-won' || type === 'match-began')) continue;
      for (const event of events) {
        if (event.type !== 'boosted') continue;
        const standing = drawn(act.scenery).field.find(({ vehicle }) => vehicle === event.vehicle);
        if (standing !== undefined) expect(standing.counters).toBeGreaterThan(0);
        boosts += 1;
      }
    }
    expect(boosts).toBeGreaterThan(0);
  });

  it('keeps to the field of that match to the end of its action, also where another match begins', async () => {
    const { match, film } = await watched();
    const last = match.log.findIndex(({ events }) => events.some(({ type }) => type === 'match-won'));
    const act = film.acts[last];
    if (act === undefined) throw new Error('a match was won');
    expect(drawn(act.scenery).match).toBe(match.log[last]?.before.state.match);
    for (const { vehicle } of drawn(act.scenery).field) expect(act.after.has(pieceId(vehicle))).toBe(true);
  });
});
