/**
 * A million people in 100,000 rooms, simulated with the figures of docs/scale.md: how much happens in a second of the
 * peak hour, and how long everybody takes to come back after a third of all processes is lost. Seeded: it says the same
 * every time.
 */
import { chanceFrom } from '#engine/random.ts';

const ROOMS = 100_000;
/** A table of three, and seven who look on. */
const PEOPLE = 10;

/** Measured: `npm run bench room-rows`, `npm run bench online`; see docs/scale.md. */
const GAMES = [
  { game: 'traction', physical: 1, performMs: 50, bytes: 5261, shown: 8825, foldMs: 1.81, turnS: 25 },
  { game: 'trexlands', physical: 0.2, performMs: 13, bytes: 1300, shown: 4689, foldMs: 1.52, turnS: 12 },
  { game: 'truck-off', physical: 0.25, performMs: 9, bytes: 340, shown: 2522, foldMs: 0.96, turnS: 12 },
  { game: 'tug-of-war', physical: 0, performMs: 0, bytes: 200, shown: 5258, foldMs: 3.22, turnS: 15 },
  { game: 'tractor-pull', physical: 0.02, performMs: 20, bytes: 201, shown: 2087, foldMs: 1, turnS: 12 },
] as const;
/** Messages that a core sends in a second (design: 36,305 with 0.85 of a core; 40,000 is its limit). */
const MESSAGES_A_CORE = 40_000;
/** Of the time of a turn, a hand moves; samples a second. */
const HAND_SHARE = 0.3;
const SAMPLES_PER_S = 20;
/** Rooms of a process, by messages: each has a core for them and one for a thread that performs. */
const PROCESSES = 300;
/** Of a lost third the rest has to take the rooms: what more of them would help. */
const MORE = [300, 600, 1200];
/** Of a line that comes back: first pause, longest one, how it grows, ms (src/online/client/line.ts). */
const BACK = { firstMs: 250, longestMs: 8000, grows: 2 };
/** A line that waits for its welcome so long tries again, ms (the same: silence, and a probe). */
const GIVES_UP_MS = 9000;
/** A lost zone is taken out of the balancer after so long, ms (house value of balancers: two checks of 5 s). */
const NOTICED_MS = 10_000;
const SECONDS = 600;

const chance = chanceFrom(4106);
/** As people take their time: most near the middle, some for many times as long (house shape: a factor of 2). */
const logNormal = (median: number): number => {
  const normal = Math.sqrt(-2 * Math.log(1 - chance())) * Math.cos(2 * Math.PI * chance());
  return median * Math.exp(Math.log(2) * normal);
};
const share = (values: readonly number[], at: number): number =>
  [...values].sort((a, b) => a - b)[Math.floor(at * (values.length - 1))] ?? 0;

interface SimulatedRoom {
  readonly kind: (typeof GAMES)[number];
  readonly process: number;
  readonly rows: number;
}

const rooms: readonly SimulatedRoom[] = Array.from({ length: ROOMS }, (_, i) => ({
  kind: GAMES[i % GAMES.length] ?? GAMES[0],
  process: Math.floor(chance() * PROCESSES),
  rows: 4 + Math.floor(chance() * 80),
}));

/** The peak hour, ten minutes of it: each room plays on at its pace. */
function steady(): void {
  const actions = new Float64Array(SECONDS);
  const bytes = new Float64Array(SECONDS);
  const busyMs = Array.from({ length: PROCESSES }, () => new Float64Array(SECONDS));
  for (const { kind, process: at } of rooms)
    for (let s = chance() * kind.turnS; s < SECONDS; s += Math.max(1, logNormal(kind.turnS))) {
      const second = Math.floor(s);
      actions[second] = (actions[second] ?? 0) + 1;
      bytes[second] = (bytes[second] ?? 0) + kind.bytes;
      const busy = busyMs[at];
      if (busy !== undefined && chance() < kind.physical) busy[second] = (busy[second] ?? 0) + kind.performMs;
    }
  const acted = [...actions];
  const perS = acted.reduce((sum, one) => sum + one, 0) / SECONDS;
  const threads = busyMs.flatMap((seconds) => [...seconds].map((one) => one / 1000));
  const hands = ROOMS * HAND_SHARE * SAMPLES_PER_S * (PEOPLE - 1);
  const rowsOut = perS * PEOPLE;
  const shownBytes = GAMES.reduce((sum, { shown }) => sum + shown, 0) / GAMES.length;
  console.log(`| actions a second, mean and 99 % | ${perS.toFixed(0)}, ${share(acted, 0.99).toFixed(0)} |`);
  console.log(`| rows stored, MB/s | ${([...bytes].reduce((sum, one) => sum + one, 0) / SECONDS / 1e6).toFixed(1)} |`);
  console.log(
    `| a thread that performs is busy, mean and 99 % | ${share(threads, 0.5).toFixed(2)}, ${share(threads, 0.99).toFixed(2)} |`,
  );
  console.log(
    `| rows told, messages/s and MB/s | ${rowsOut.toFixed(0)}, ${((rowsOut * shownBytes) / 1e6).toFixed(0)} |`,
  );
  console.log(`| samples of hands told, messages/s | ${hands.toFixed(0)} |`);
  console.log(`| cores for messages | ${((hands + rowsOut) / MESSAGES_A_CORE).toFixed(0)} |`);
  console.log(
    `| messages of one process, of its core | ${((hands + rowsOut) / MESSAGES_A_CORE / PROCESSES).toFixed(2)} |`,
  );
}

interface Coming {
  readonly atMs: number;
  readonly pauseMs: number;
  readonly room: number;
}

/** Everybody there is told who has come, ms of a core. */
const COMING_MS = (PEOPLE / MESSAGES_A_CORE) * 1000;
/** Times that a line tries before it counts as one that never comes back. */
const MOST_TRIES = 40;

/** A third of the processes is gone at 0: its rooms come to the others, by the clients' own pauses. */
function storm(processes: number): void {
  const left = Math.floor((processes * 2) / 3);
  const free = new Float64Array(left); // when the event loop of a process is done with what it has, ms
  const readMs: number[] = [];
  const back: number[] = [];
  const known = new Set<number>();
  let lines: Coming[] = [];
  for (const room of rooms.keys())
    if (chance() < 1 / 3) for (let i = 0; i < PEOPLE; i += 1) lines.push({ atMs: 0, pauseMs: BACK.firstMs, room });
  const people = lines.length;
  let hellos = 0;
  for (let tries = 0; lines.length > 0 && tries < MOST_TRIES; tries += 1) {
    const coming = lines.map((line) => ({ ...line, atMs: line.atMs + line.pauseMs * (0.5 + chance()) }));
    lines = [];
    for (const { atMs, pauseMs, room } of coming.sort((a, b) => a.atMs - b.atMs)) {
      const again = { pauseMs: Math.min(BACK.longestMs, pauseMs * BACK.grows), room };
      if (atMs < NOTICED_MS && chance() < 1 / 3) {
        lines.push({ ...again, atMs }); // sent to a process that is gone
        continue;
      }
      hellos += 1;
      const at = room % left;
      const { rows, kind } = rooms[room] ?? { rows: 0, kind: GAMES[0] };
      const beginsMs = Math.max(atMs, free[at] ?? 0);
      if (!known.has(room)) readMs.push(beginsMs);
      const doneMs = beginsMs + (known.has(room) ? 0 : rows * kind.foldMs) + COMING_MS;
      known.add(room);
      free[at] = doneMs;
      if (doneMs - atMs > GIVES_UP_MS) lines.push({ ...again, atMs: atMs + GIVES_UP_MS });
      else back.push(doneMs / 1000);
    }
  }
  const reads = new Map<number, number>();
  for (const ms of readMs) reads.set(Math.floor(ms / 1000), (reads.get(Math.floor(ms / 1000)) ?? 0) + 1);
  const after = [0.5, 0.95, 1].map((at) => share(back, at).toFixed(1)).join(' | ');
  console.log(`| ${processes} | ${people} | ${hellos} | ${after} | ${Math.max(...reads.values())} |`);
}

console.log(`  ${ROOMS} rooms, ${PEOPLE} people each, ${PROCESSES} processes`);
console.log('| in the peak hour | |\n|---|---|');
steady();
console.log(
  '| processes, of which a third is lost | lines cut | hellos | back after, s: 50 % | 95 % | all | most rooms read in a second |',
);
console.log('|---|---|---|---|---|---|---|');
for (const processes of MORE) storm(processes);
