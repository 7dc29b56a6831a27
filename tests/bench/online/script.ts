import { MATCH_FORMAT, MATCH_VERSION } from '#engine/matchFile/format.ts';
import type { MatchJson } from '#engine/matchFile/matchForm.ts';
import { BOTS } from '#bots/registry.ts';
import { GAMES } from '#games/registry.ts';
import { keptMatch, type KeptMatch } from '#online/rooms/keptMatch.ts';
import { simulateOn, type Simulated } from '#online/rooms/simulator.ts';
import { PHYSICS_BUILD } from '#sim/build.ts';
import { loadPhysics } from '#sim/physics.ts';
import { TICK_HZ } from '#sim/settings.ts';

/** One action of the match that every room plays. */
export interface Step {
  readonly seat: number;
  readonly order: object;
  readonly simulated: Simulated | null;
  readonly ticks: number;
}

export const SEED = 4104;
const SEATS = 4;
const NAMES = ['Ada', 'Bo', 'Cy', 'Di'];

/** A match file without actions, of the version of the rules that is played. */
export async function headOf(game: string, options: object, seats = SEATS): Promise<MatchJson> {
  const module = GAMES.find(({ id }) => id === game);
  if (module === undefined) throw new Error(game);
  const rulesVersion = (await module.parts())((own) => own.game.rulesVersion);
  const people = NAMES.slice(0, seats).map((name, colour) => ({ name, colour, kind: 'person' }));
  const form = {
    format: MATCH_FORMAT,
    version: MATCH_VERSION,
    game,
    rules: 'text',
    build: PHYSICS_BUILD,
    rulesVersion,
  };
  return { ...form, tickHz: TICK_HZ, seats: people, ...options };
}

/** So many actions of a match, as computers play it that take little care. */
export async function scriptOf(head: MatchJson, actions: number): Promise<readonly Step[]> {
  const game = String(head['game']);
  const parts = await (GAMES.find(({ id }) => id === game) ?? fail(game)).parts();
  const { orderOf } = await (BOTS.find(({ id }) => id === game) ?? fail(game)).trials();
  const physics = await loadPhysics();
  const started = keptMatch(parts, head, PHYSICS_BUILD, SEED);
  if (!started.ok) throw new Error(started.fault.message);
  let match: KeptMatch = started.value;
  const steps: Step[] = [];
  while (steps.length < actions && match.result === null) {
    const wanted = match.toThink(NAMES.map((_, seat) => seat)) ?? fail('nobody thinks');
    const order = orderOf(physics, wanted.match, wanted.seat);
    const checked = order.ok ? match.check(wanted.seat, order.value, 0) : order;
    if (!checked.ok) throw new Error(checked.fault.message);
    const performed = checked.value.wanted === null ? null : simulateOn(physics, parts, checked.value.wanted);
    if (performed?.ok === false) throw new Error(performed.fault.message);
    const simulated = performed?.value ?? null;
    const after = match.after(checked.value.order, simulated);
    if (!after.ok) throw new Error(after.fault.message);
    const ticks = (simulated?.performed as { ticks?: number } | null)?.ticks ?? 0;
    steps.push({ seat: wanted.seat, order: checked.value.order, simulated, ticks });
    match = after.value;
  }
  return steps;
}

const fail = (why: string): never => {
  throw new Error(why);
};
