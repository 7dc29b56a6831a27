// A Postgres and a Redis of this machine in a process beside the measurement, which is told where they are, and
// whenever it asks what they have used of a processor, ms. They are gone with who started it.
import { readdirSync, readFileSync } from 'node:fs';
import process from 'node:process';
import { ensurePrograms, withRealStores } from '../../../scripts/lib/realStores.mjs';

/** Of the times in /proc, as Linux tells them everywhere, ms. */
const TICK_MS = 10;

/** @param {number | string} pid */
function statOf(pid) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const times = [11, 12, 13, 14].map((at) => fields[at] ?? 0); // of it, and of its children that have ended
    return { parent: fields[1], cpuMs: times.reduce((sum, one) => sum + one, 0) * TICK_MS };
  } catch {
    return { parent: 0, cpuMs: 0 }; // it has ended meanwhile
  }
}

/** @param {number} pid */
function cpuMsOf(pid) {
  const children = readdirSync('/proc').filter((one) => /^\d+$/.test(one) && statOf(one).parent === pid);
  return [pid, ...children].reduce((sum, one) => sum + statOf(one).cpuMs, 0);
}

await withRealStores(ensurePrograms('bench'), async (redis, postgres) => {
  process.send?.({ redis: redis.url, postgres: postgres.url });
  process.on('message', () => process.send?.(cpuMsOf(redis.pid) + cpuMsOf(postgres.pid)));
  await new Promise((resolve) => void process.once('disconnect', resolve));
});
