import { createHash } from 'node:crypto';
import { GAMES } from '#games/registry.ts';
import { Days, type DaysServices } from '#online/daily/days.ts';
import { entering, type ToEnter } from '#online/daily/enter.ts';
import type { DayEntry } from '#online/protocol/daily.ts';
import { MemoryStore } from '#online/store/memoryStore.ts';
import { PHYSICS_BUILD } from '#sim/build.ts';
import { loadPhysics } from '#sim/physics.ts';
import { atOnce } from '#sim/ticking.ts';
import { dailyOf, gestureFor, type DailyGame } from '../games/daily.ts';
import { keyOf, newId } from './support.ts';

export const TODAY = '2026-11-30';
export const hashKey = (key: string): string => createHash('sha256').update(key).digest('base64url');

/** The store's time, which a test moves. */
export class Clock {
  now = Date.parse(`${TODAY}T12:00:00Z`);
  readonly store = new MemoryStore(() => this.now);
}

/** As a server has it, within this process. */
export function servicesOf(clock: Clock, more: Partial<DaysServices> = {}): DaysServices {
  let seeds = 0;
  return {
    store: clock.store,
    games: GAMES,
    build: PHYSICS_BUILD,
    hashKey,
    seed: () => (seeds += 1).toString(16).padStart(32, '0'),
    perform: async (wanted) => {
      const sent = JSON.parse(JSON.stringify(wanted)) as ToEnter;
      return atOnce(entering(await loadPhysics(), await dailyOf(sent.game), sent));
    },
    ...more,
  };
}

export const daysOf = (clock: Clock, more?: Partial<DaysServices>): Days => new Days(servicesOf(clock, more));

/** An entry of a player, by number. */
export async function entryOf(
  game: DailyGame,
  player: number,
  more: Partial<DayEntry> = {},
  way = 0,
): Promise<DayEntry> {
  const { day = TODAY } = more;
  const gesture = gestureFor(await dailyOf(game), game, day, await loadPhysics(), way);
  return {
    id: newId(),
    key: keyOf(player),
    name: `Player ${player}`,
    by: 'person',
    day,
    gesture: { ...gesture },
    ...more,
  };
}
