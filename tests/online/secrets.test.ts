import { describe, expect, it } from 'vitest';
import type { AnyParts } from '#engine/module/parts.ts';
import { answerHttp } from '#online/ingress/roomHttp.ts';
import { Visitors } from '#online/ingress/visitors.ts';
import { roomAfter, type Room } from '#online/rooms/room.ts';
import { Rooms } from '#online/rooms/rooms.ts';
import type { RoomKeeper } from '#online/rooms/roomKeeper.ts';
import type { Row } from '#online/rooms/rows.ts';
import { shownRow } from '#online/rooms/shownRow.ts';
import { PHYSICS_BUILD } from '#sim/build.ts';
import { runs, SEED } from '../effort.ts';
import { BareServer } from './bare.ts';
import {
  Chance,
  headNow,
  HOST_KEY,
  keyOf,
  ordersBy,
  partsOf,
  roomWith,
  SALT,
  SEED as SEED_OF_MATCH,
  servicesFor,
} from './support.ts';

/** Of each game, its options, and what a seat does in secret as long as all of its phase do. */
const GAMES: Readonly<Record<string, { readonly options: object; readonly secret: readonly string[] }>> = {
  trexlands: { options: { options: { cycleLimit: runs(4, 20) } }, secret: ['place'] },
  'truck-off': { options: { options: { specials: true } }, secret: ['trucks', 'cards'] },
  'tractor-pull': { options: {}, secret: ['character', 'face', 'deploy'] },
};
/** A match that goes on for longer is left. */
const MOST_ACTIONS = 600;
/** Choices that are compared at each position. */
const CHOICES = 4;
const VIEWERS = [0, 1, null] as const;

/**
 * The choice with its values left out but those of open keys: two of the same kind differ by what is chosen in secret
 * alone.
 */
const kindOf = (order: object, open: readonly string[]): string =>
  JSON.stringify(order, (key, value: unknown) =>
    open.includes(key) || typeof value === 'object' ? value : typeof value,
  );

const phaseIn = ({ match: kept }: Room): { readonly name?: string; readonly placing?: number | null } =>
  (kept?.now(null).state as { phase: object } | undefined)?.phase ?? {};
const phaseOf = (room: Room): string => phaseIn(room).name ?? '';
/** TX-69: the V on a card are seen once every seat has placed. */
const openKeysIn = (room: Room): readonly string[] => (phaseIn(room).placing === null ? ['do', 'coins'] : ['do']);

/** A row as a viewer sees it, without what only can be held against its opening. */
function seenOf(row: Row, room: Room, viewer: number | null): { isSecret: boolean; text: string } {
  const { body } = JSON.parse(JSON.stringify(shownRow(row, room, viewer))) as {
    body: { entry: { action: unknown; hash?: string }; sealed?: string; opened?: unknown };
  };
  const isSecret = body.entry.action === null && body.opened === undefined;
  delete body.entry.hash;
  delete body.sealed;
  return { isSecret, text: JSON.stringify(body) };
}

interface Chosen {
  readonly row: Row;
  readonly room: Room;
}

/** The room after that order, without a store. */
function chosen(parts: AnyParts, room: Room, seat: number, order: object): Chosen | null {
  const checked = room.match?.check(seat, order, 0);
  if (checked?.ok !== true || checked.value.wanted !== null) return null;
  const after = room.match?.after(checked.value.order, null);
  if (after?.ok !== true) return null;
  const body = { do: 'act', order: checked.value.order, simulated: null, hash: after.value.hash ?? '' } as const;
  const row: Row = { seq: room.head + 1, id: 'choice---', seat, at: 0, body };
  const next = roomAfter({ parts, build: PHYSICS_BUILD }, room, row);
  return next.ok ? { row, room: next.value } : null;
}

/** How the room answers to orders of a seat, whatever they are: an answer must not tell of another one's choice. */
const answersTo = (room: Room, seat: number, probes: readonly object[]): readonly string[] =>
  probes.map((probe) =>
    JSON.stringify(room.match?.check(seat, probe, 0)?.ok === false && room.match.check(seat, probe, 0)),
  );

class Watched {
  compared = 0;
  readonly wrong: string[] = [];

  constructor(
    private readonly parts: AnyParts,
    private readonly secret: readonly string[],
    private readonly chance: Chance,
  ) {}

  /** Whatever a seat chooses in secret, the others see and hear the same. */
  compare(room: Room, seat: number, orders: readonly object[]): void {
    const first = this.chance.oneOf(
      orders.filter((order) => this.secret.some((name) => 'do' in order && order.do === name)),
    );
    if (first === undefined) return;
    const open = openKeysIn(room);
    const alike = orders.filter((order) => kindOf(order, open) === kindOf(first, open)).slice(0, 40);
    const some = Array.from({ length: CHOICES }, () => this.chance.oneOf(alike) ?? first);
    const all = [first, ...some].flatMap((order) => chosen(this.parts, room, seat, order) ?? []);
    if (all.some((one) => phaseOf(one.room) !== phaseOf(room))) return; // it is revealed
    for (const viewer of VIEWERS.filter((one) => one !== seat)) this.compareFor(viewer, all);
  }

  private compareFor(viewer: number | null, [one, ...others]: readonly Chosen[]): void {
    if (one === undefined) return;
    const seen = seenOf(one.row, one.room, viewer);
    if (!seen.isSecret) this.wrong.push(`${JSON.stringify(one.row.body)} is told to ${viewer}`);
    const own = viewer ?? 0;
    const probes = ordersBy(this.parts, one.room.match?.now(own).state, own).slice(0, 5);
    const answers = answersTo(one.room, own, probes);
    for (const other of others) {
      this.compared += 1;
      if (seenOf(other.row, other.room, viewer).text !== seen.text)
        this.wrong.push(
          `${JSON.stringify(one.row.body)} and ${JSON.stringify(other.row.body)} look otherwise to ${viewer}`,
        );
      if (viewer !== null && answersTo(other.room, own, probes).join() !== answers.join())
        this.wrong.push(`after ${JSON.stringify(other.row.body)} seat ${viewer} is answered otherwise`);
    }
  }
}

/** Everything that leaves the server, by whom it is heard. */
async function match(game: string, seed: number) {
  const { options, secret } = GAMES[game] ?? { options: {}, secret: [] };
  const chance = new Chance(seed);
  const services = servicesFor({ seed: () => SEED_OF_MATCH });
  const rooms = new Rooms(services);
  const parts = await partsOf(game);
  const heard: string[] = [];
  const server = new BareServer(rooms, (text) => void heard.push(text));
  const keeper = await roomWith(rooms, await headNow(game, 2, options));
  const lines = await Promise.all(
    VIEWERS.map(async (seat) => server.guest(keeper.code, seat === null ? null : keyOf(seat))),
  );
  const watched = new Watched(parts, secret, chance);
  const visitor = new Visitors(() => 0).of(null);
  const http = async (method: string, what: string, seat: number | null, body = ''): Promise<void> => {
    const { signal } = new AbortController();
    const authorization = seat === null ? '' : `Seat ${keyOf(seat)}`;
    const path = `/m/${keeper.code}/${what}`;
    heard.push(JSON.stringify((await answerHttp(rooms, { method, path, authorization, body, signal, visitor })).json));
  };
  let actions = 0;
  for (; actions < MOST_ACTIONS && keeper.room?.match?.result === null; actions += 1) {
    const { match: kept } = keeper.room;
    const { parts: given } = keeper.room;
    const seat = chance.oneOf(kept.asked.filter((one) => given.every((part) => part.seat !== one)));
    if (seat === undefined) break;
    const orders = ordersBy(parts, kept.now(seat).state, seat).filter(
      (order) => !/"(?:concede|time)"/.test(JSON.stringify(order)),
    );
    watched.compare(keeper.room, seat, orders);
    const hidden = orders.filter((one) => 'do' in one && secret.some((name) => one.do === name));
    const likely = hidden.length > 0 && chance.integer(0, 2) > 0 ? hidden : orders;
    const order = chance.oneOf(likely) ?? { do: 'roll', throws: [] };
    const ask = { t: 'ask', id: `secret-${actions}`, base: keeper.head, ask: { do: 'act', order } };
    const { t: _, ...request } = ask;
    const isAnybodys = 'do' in order && order.do === 'roll';
    if (!isAnybodys) await http('POST', 'act', 1 - seat, JSON.stringify({ ...request, id: `wrong-${actions}-` }));
    server.nowMs += 1000;
    const before = keeper.head;
    await lines[seat]?.connection.receive(JSON.stringify(ask));
    if (keeper.head === before) throw new Error(`${JSON.stringify(order)} was refused: ${heard.at(-1)}`);
    for (const line of lines) line.told.length = 0;
    if (actions % 10 === 0)
      for (const viewer of VIEWERS) await http('GET', `tail?have=${chance.integer(-1, keeper.head)}`, viewer);
  }
  for (const viewer of VIEWERS) await http('GET', 'tail?have=-1', viewer);
  return { heard, keeper, watched, actions, hashKey: services.hashKey };
}

/** Numbers of the generator, by which everything that is still to come could be drawn. */
const generatorOf = async (keeper: RoomKeeper): Promise<readonly string[]> => {
  const thought = keeper.room?.match?.toThink([0, 1]);
  return await Promise.resolve((thought?.match.random ?? []).map(String).filter((number) => number.length > 6));
};

describe('everything that leaves a room in whole matches', () => {
  it.each(Object.keys(GAMES))('tells nobody of %s what they may not know', async (game) => {
    let compared = 0;
    for (let i = 0; i < runs(game === 'trexlands' ? 2 : 1, 34); i += 1) {
      const { heard, keeper, watched, hashKey } = await match(game, SEED + i + 1);
      const never = [SALT, keyOf(0), keyOf(1), HOST_KEY, hashKey(keyOf(0)), hashKey(HOST_KEY), '"random"'];
      const secrets = [String(SEED_OF_MATCH), ...never, ...(await generatorOf(keeper))];
      const open = heard.filter((text) => !text.includes('"opened"'));
      expect(open.length).toBeGreaterThan(20);
      expect(open.filter((text) => secrets.some((secret) => text.includes(secret)))).toEqual([]);
      const ofKeys = never.filter((secret) => secret !== SALT);
      expect(heard.filter((text) => ofKeys.some((secret) => text.includes(secret)))).toEqual([]);
      expect(watched.wrong.slice(0, 3), `seed ${SEED + i + 1}`).toEqual([]);
      compared += watched.compared;
    }
    expect(compared, 'choices that were made in secret').toBeGreaterThan(5);
  });
});
