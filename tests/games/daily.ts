import { chanceOf, type Daily } from '#engine/module/daily.ts';
import { positionOf } from '#games/traction/daily/challenge.ts';
import { makeHand } from '#games/traction/handFile.ts';
import { actionOf, performSteps } from '#games/traction/perform.ts';
import { GAMES } from '#games/registry.ts';
import { hundredth } from '#sim/maths/quantise.ts';
import { cos, radians, sin } from '#sim/maths/trig.ts';
import type { Physics } from '#sim/physics.ts';

/** The games that have a challenge of the day. */
export const DAILIES = ['traction', 'trexlands', 'truck-off', 'tractor-pull'] as const;
export type DailyGame = (typeof DAILIES)[number];

export async function dailyOf(game: string): Promise<Daily> {
  const daily = await GAMES.find(({ id }) => id === game)?.daily?.();
  if (daily === undefined) throw new Error(game);
  return daily;
}

/** So many days, from one on. */
export const daysFrom = (first: string, count: number): readonly string[] =>
  Array.from({ length: count }, (_, i) => {
    const day = new Date(`${first}T00:00:00Z`);
    day.setUTCDate(day.getUTCDate() + i);
    return day.toISOString().slice(0, 10);
  });

const pair = (x: number, z: number, y: number): number[] => [hundredth(x), y, hundredth(z)];

/** A throw of the middle of the tray from there, to a place. */
function thrown(from: readonly [number, number], to: readonly [number, number], speedMmS: number, spinDegS: number) {
  const [dx, dz] = [to[0] - from[0], to[1] - from[1]];
  const far = Math.sqrt(dx * dx + dz * dz);
  return {
    atMm: pair(from[0], from[1], 140),
    velocityMmS: pair((dx / far) * speedMmS, (dz / far) * speedMmS, 0),
    spinDegS,
  };
}

/** A gesture that a person could enter; another `way`, another gesture. */
export function gestureFor(daily: Daily, game: DailyGame, day: string, physics: Physics, way = 0): object {
  const challenge = daily.challengeOf(day);
  const spin = 800 + way * 10;
  if (game === 'traction') return walkFor(day, physics, way);
  if (game === 'trexlands') {
    const { xMm, zMm } = challenge as { readonly xMm: number; readonly zMm: number };
    const back = 1 - 155 / Math.sqrt(xMm * xMm + zMm * zMm);
    return thrown([xMm * back, zMm * back], [xMm, zMm], 350, spin);
  }
  if (game === 'truck-off') {
    const { squareDeg } = challenge as { readonly squareDeg: number };
    const [x, z] = [cos(radians(squareDeg)), sin(radians(squareDeg))];
    return thrown([-65 * x, -65 * z], [20 * x, 20 * z], 250, spin);
  }
  return { atMm: [0, 0], velocityMmS: [0, 0], spinDegS: 2500 + way * 10 };
}

/** The walk by which a day's position was made, by a practised hand. */
function walkFor(day: string, physics: Physics, way: number): object {
  const { state, mover, walk } = positionOf(chanceOf('traction', day));
  const hand = (['careful', 'natural', 'brisk'] as const)[way % 3] ?? 'careful';
  const intent = { do: 'walk', piece: mover.id } as const;
  const performed = performSteps(physics, state, { ...intent, steps: walk.map(({ step }) => step), hand });
  if (!performed.ok) throw new Error(performed.fault.message);
  return makeHand(actionOf(intent, performed.value.performed.gesture, 'assisted', hand));
}
