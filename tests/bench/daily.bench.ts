/**
 * Entries for the challenges of the day, performed again on two threads as a server has them: how many a minute, game
 * by game, and what limits it. They are recorded before, and each has to come to the same.
 */
import { availableParallelism } from 'node:os';
import { Tinypool } from 'tinypool';
import type { DailyPlayed } from '#engine/module/daily.ts';
import type { ToEnter } from '#online/daily/enter.ts';
import type { Performed } from '#online/rooms/simulator.ts';
import { loadPhysics } from '#sim/physics.ts';
import { DAILIES, dailyOf, daysFrom, gestureFor, type DailyGame } from '../games/daily.ts';
import { micros, ms, say } from './print.ts';

const THREADS = 2;
const AT_ONCE = 8; // as `serve` has it
const ASKED_A_MINUTE = 10_000;
/** Entries of a game: ENTRIES=10000 npm run bench daily has as many of each as are asked a minute. */
const ENTRIES = Number(process.env['ENTRIES'] ?? 1000);
/** Walks are recorded by a hand that walks, so that there are fewer, which are performed as often as it takes. */
const WALKS = 30;

interface Recorded extends ToEnter {
  readonly hash: string;
}

const pool = new Tinypool({
  filename: new URL('online/simulate.mjs', import.meta.url).href,
  minThreads: THREADS,
  maxThreads: THREADS,
  concurrentTasksPerWorker: AT_ONCE,
});
const performed = async (wanted: ToEnter): Promise<Performed<DailyPlayed>> =>
  pool.run(wanted, { name: 'enter' }) as Promise<Performed<DailyPlayed>>;

async function recorded(game: DailyGame): Promise<readonly Recorded[]> {
  const [daily, physics] = [await dailyOf(game), await loadPhysics()];
  const count = daily.isThrown ? ENTRIES : Math.min(ENTRIES, WALKS);
  const days = daysFrom('2027-01-01', count);
  return Promise.all(
    days.map(async (day, i): Promise<Recorded> => {
      const gesture = gestureFor(daily, game, day, physics, i % 40);
      const seed = daily.isThrown ? (i + 1).toString(16).padStart(32, '0') : null;
      const { result } = await performed({ game, day, gesture, seed });
      if (!result.ok) throw new Error(`${game} ${day}: ${result.fault.message}`);
      return { game, day, gesture, seed, hash: result.value.hash };
    }),
  );
}

/** Its cost of a processor an entry, ms. */
async function row(game: DailyGame): Promise<number> {
  const entries = await recorded(game);
  const repeated = game === 'traction' ? Math.ceil(ENTRIES / 5 / entries.length) : 1;
  const all = Array.from({ length: repeated }, () => entries).flat();
  const [cpu, began] = [process.cpuUsage(), performance.now()];
  const ticks = await Promise.all(
    all.map(async ({ hash, ...wanted }) => {
      const again = await performed(wanted);
      if (!again.result.ok || again.result.value.hash !== hash) throw new Error(`${game} ${wanted.day} differs`);
      return again.ticks;
    }),
  );
  const wallMs = performance.now() - began;
  const { user, system } = process.cpuUsage(cpu);
  const cpuMs = (user + system) / 1000;
  const sum = ticks.reduce((so, one) => so + one, 0);
  const aMinute = (60_000 * all.length) / wallMs;
  say(
    `${game}, entries a minute`,
    `${aMinute.toFixed(0)}, ${((60_000 * THREADS * all.length) / cpuMs).toFixed(0)} with both cores alone`,
    String(ASKED_A_MINUTE),
  );
  say(
    '  limited by ticks: how many an entry, and what one costs',
    `${(sum / all.length).toFixed(0)}, ${micros(cpuMs / sum).trim()}; ${ms(cpuMs / all.length)} of a processor an entry, ${(cpuMs / wallMs).toFixed(2)} cores used`,
  );
  return cpuMs / all.length;
}

console.log(`  ${availableParallelism()} cores, ${THREADS} threads, ${ENTRIES} entries a game`);
const costs: number[] = [];
for (const game of DAILIES) costs.push(await row(game));
const mean = costs.reduce((sum, one) => sum + one, 0) / costs.length;
say('as many of each game, with both cores alone', ((60_000 * THREADS) / mean).toFixed(0), String(ASKED_A_MINUTE));
await pool.destroy();
