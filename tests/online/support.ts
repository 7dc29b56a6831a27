import { createHash } from 'node:crypto';
import { BOTS } from '#bots/registry.ts';
import type { MatchJson } from '#engine/matchFile/matchForm.ts';
import { MATCH_FORMAT, MATCH_VERSION } from '#engine/matchFile/format.ts';
import type { AnyParts } from '#engine/module/parts.ts';
import { seedRandom, withRandom, type RandomState } from '#engine/random.ts';
import { GAMES } from '#games/registry.ts';
import type { Answer } from '#online/protocol/answers.ts';
import type { Ask, RoomClock } from '#online/protocol/asks.ts';
import { codeFrom } from '#online/protocol/codes.ts';
import { Visitors } from '#online/ingress/visitors.ts';
import type { RoomKeeper } from '#online/rooms/roomKeeper.ts';
import type { Rooms, RoomsServices } from '#online/rooms/rooms.ts';
import type { RoomLimits } from '#online/rooms/roomLimits.ts';
import type { ShownRow } from '#online/rooms/shownRow.ts';
import { simulateOn } from '#online/rooms/simulator.ts';
import { signaturesFor } from '#online/rated/signatures.node.ts';
import { MemoryStore } from '#online/store/memoryStore.ts';
import { loadPhysics } from '#sim/physics.ts';
import { PHYSICS_BUILD } from '#sim/build.ts';
import { TICK_HZ } from '#sim/settings.ts';
import { fault } from '#sim/result.ts';

/** From this machine itself. */
export const AT_HOME = new Visitors(() => 0).of(null);

export const SEED = '16180339887498948482045868343656';
export const SALT = 'salt-of-this-match____';
/** Chance for a test, step by step. */
export class Chance {
  private state: RandomState;

  constructor(seed: number) {
    this.state = seedRandom(seed);
  }

  integer(min: number, max: number): number {
    const { value, state } = withRandom(this.state, (random) => random.integer(min, max));
    this.state = state;
    return value;
  }

  oneOf<V>(things: readonly V[]): V | undefined {
    return things[this.integer(0, things.length - 1)];
  }
}

/** A test is faster than any person. */
export const UNLIMITED: RoomLimits = {
  rows: Infinity,
  lastRows: Infinity,
  rowsRate: { burst: Infinity, perS: 1 },
  waiting: Infinity,
};

export function servicesFor(more: Partial<RoomsServices> = {}): RoomsServices {
  let now = 0;
  const chance = new Chance(1);
  return {
    store: new MemoryStore(() => (now += 1)),
    games: GAMES,
    build: PHYSICS_BUILD,
    hashKey: (key) => createHash('sha256').update(key).digest('base64url'),
    signatures: signaturesFor(null),
    seed: () => SEED,
    salt: () => SALT,
    count: () => undefined,
    note: () => undefined,
    after: () => () => undefined,
    limits: UNLIMITED,
    newCode: () => codeFrom(() => chance.integer(0, 255)),
    simulate: async (wanted) => {
      const module = GAMES.find(({ id }) => id === wanted.game);
      if (module === undefined) return fault('no-game', wanted.game);
      return simulateOn(await loadPhysics(), await module.parts(), JSON.parse(JSON.stringify(wanted)) as typeof wanted);
    },
    think: async ({ game, match, seat }) => {
      const bots = BOTS.find(({ id }) => id === game);
      if (bots === undefined) return fault('no-bots', game);
      return (await bots.trials()).orderOf(
        await loadPhysics(),
        JSON.parse(JSON.stringify(match)) as typeof match,
        seat,
      );
    },
    ...more,
  };
}

const NAMES = ['Ada', 'Bo', 'Cy', 'Di', 'Ed', 'Flo'];
export const keyOf = (seat: number): string => `key-of-seat-${seat}`.padEnd(22, '_');
export const HOST_KEY = 'key-of-host'.padEnd(22, '_');

export const partsOf = async (game: string): Promise<AnyParts> => {
  const module = GAMES.find(({ id }) => id === game);
  if (module === undefined) throw new Error(game);
  return module.parts();
};

/** The head of a match by the version of the rules that is played here. */
export async function headNow(game: string, seats = 2, options: object = {}): Promise<MatchJson> {
  const parts = await partsOf(game);
  return headOf(game, seats, { rulesVersion: parts((own) => own.game.rulesVersion), ...options });
}

export function headOf(game: string, seats = 2, options: object = {}): MatchJson {
  const parts = { format: MATCH_FORMAT, version: MATCH_VERSION, game, rules: 'text', build: PHYSICS_BUILD };
  const people = NAMES.slice(0, seats).map((name, colour) => ({ name, colour, kind: 'person' }));
  return { ...parts, tickHz: TICK_HZ, seats: people, ...options };
}

/** A room of a game with somebody at each seat. */
export async function roomWith(
  rooms: Rooms,
  head: MatchJson,
  clock?: RoomClock,
  practice = false,
): Promise<RoomKeeper> {
  const opened = await rooms.create({ id: 'opening-1', head, hostKey: HOST_KEY, clock });
  if (!opened.ok) throw new Error(opened.fault.message);
  if (practice) {
    const asked = { do: 'practise', practice } as const;
    await opened.value.ask({ id: newId(), base: null, secrets: { key: null, host: HOST_KEY }, ask: asked });
  }
  const people = (head['seats'] as readonly { name: string; kind: string }[]).entries();
  for (const [seat, { name, kind }] of people) {
    if (kind === 'bot') continue;
    const answer = await ask(opened.value, null, { do: 'sit', seat, name, key: keyOf(seat) });
    if (answer.is !== 'ack') throw new Error(JSON.stringify(answer));
  }
  return opened.value;
}

let ids = 0;
export const newId = (): string => `test-${(ids += 1)}`.padEnd(8, '-');
export const ask = async (keeper: RoomKeeper, seat: number | null, what: Ask, id = newId()): Promise<Answer> =>
  keeper.ask({
    id,
    base: what.do === 'act' || what.do === 'undo' ? keeper.head : null,
    secrets: { key: seat === null ? null : keyOf(seat), host: null },
    ask: what,
  });

/** The state of the last row that shows one. */
export const stateIn = (rows: readonly ShownRow[]): unknown =>
  rows
    .flatMap(({ body }) =>
      'state' in body ? [body.state] : 'match' in body ? [(body.match as { state: unknown }).state] : [],
    )
    .at(-1);

/** The orders that a seat could give by its view; `thrown`: that of a physical action, where no list holds one. */
export const ordersBy = (parts: AnyParts, state: unknown, seat: number): readonly object[] =>
  parts(({ game, files }) => game.legal(state, seat).actions.map((action) => files.orders.makeOrder(action)));

export const askedBy = (parts: AnyParts, state: unknown): readonly number[] => parts(({ game }) => game.asked(state));

/** A row by its name, and the position after it. */
export const hashed = ({ id, body }: ShownRow): readonly unknown[] => [
  id,
  (body as { entry?: { hash: string } }).entry?.hash ?? null,
];
