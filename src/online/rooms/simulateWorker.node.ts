import { BOTS } from '#bots/registry.ts';
import type { DailyPlayed } from '#engine/module/daily.ts';
import { once } from '#engine/module/once.ts';
import { GAMES } from '#games/registry.ts';
import { loadPhysics } from '#sim/physics.ts';
import { fault, type Result } from '#sim/result.ts';
import type { Ticking } from '#sim/ticking.ts';
import { entering, type ToEnter } from '../daily/enter.ts';
import { simulating, type Performed, type ToThink, type Wanted } from './simulator.ts';

const physics = once(loadPhysics);
/** So long an action is performed before others on the same thread have their turn, ms: a short one takes no longer. */
const SLICE_MS = 20;

/** Performs an action, on a thread of its own. Null only wakes the thread: its physics is loaded. */
export default async function simulate(wanted: Wanted | null): Promise<Performed | null> {
  const loaded = await physics();
  if (wanted === null) return null;
  const module = GAMES.find(({ id }) => id === wanted.game);
  if (module === undefined) return { result: fault('no-game', `There is no game ${wanted.game}.`), ticks: 0 };
  return inSlices(simulating(loaded, await module.parts(), wanted));
}

/** Performs an entry for a challenge of the day. */
export async function enter(wanted: ToEnter): Promise<Performed<DailyPlayed>> {
  const daily = await GAMES.find(({ id }) => id === wanted.game)?.daily?.();
  if (daily === undefined) throw new Error(`there is no challenge of ${wanted.game}`);
  return inSlices(entering(await physics(), daily, wanted));
}

async function inSlices<V>(action: Ticking<Result<V>>): Promise<Performed<V>> {
  let ticks = 0;
  let untilMs = performance.now() + SLICE_MS;
  for (let step = action.next(); ; step = action.next()) {
    if (step.done === true) return { result: step.value, ticks };
    ticks += 1;
    if (performance.now() < untilMs) continue;
    await new Promise(setImmediate);
    untilMs = performance.now() + SLICE_MS;
  }
}

/** Thinks for a computer, on a thread of its own. */
export async function think({ game, match, seat }: ToThink): Promise<Result<object>> {
  const bots = BOTS.find(({ id }) => id === game);
  if (bots === undefined) return fault('no-bots', `The game ${game} has no computer players.`);
  const { orderOf } = await bots.trials();
  return orderOf(await physics(), match, seat);
}
