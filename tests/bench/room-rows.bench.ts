/** Rows of rooms, game by game: bytes, and processor time to perform one and to read it again. */
import { deflateRawSync } from 'node:zlib';
import { GAMES } from '#games/registry.ts';
import { roomAfter, openedRoom, type Room } from '#online/rooms/room.ts';
import type { Row, RowBody } from '#online/rooms/rows.ts';
import { shownRow } from '#online/rooms/shownRow.ts';
import { simulateOn } from '#online/rooms/simulator.ts';
import { PHYSICS_BUILD } from '#sim/build.ts';
import { loadPhysics } from '#sim/physics.ts';
import { headOf, scriptOf, SEED } from './online/script.ts';
import { costOf } from './measure.ts';

/** Actions of each game: by computers that take little care. */
const ACTIONS = 60;
const OPTIONS: Readonly<Record<string, object>> = { traction: { surface: 'mousepad', table: { distanceMm: 381 } } };

const mean = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length;

async function measured(game: string): Promise<string> {
  const head = await headOf(game, OPTIONS[game] ?? {}, 2);
  const steps = await scriptOf(head, ACTIONS);
  const parts = await (GAMES.find(({ id }) => id === game)?.parts() ?? Promise.reject(new Error(game)));
  const physics = await loadPhysics();
  const ground = { parts, build: PHYSICS_BUILD };
  const opened = openedRoom(ground, { do: 'open', head, host: 'h'.repeat(43) });
  if (!opened.ok) throw new Error(opened.fault.message);
  let room: Room = opened.value;
  const stored: number[] = [];
  const packed: number[] = [];
  const shown: number[] = [];
  const foldMs: number[] = [];
  const performMs: number[] = [];
  const take = (body: RowBody, seat: number | null): void => {
    const row: Row = { seq: room.head + 1, id: 'a'.repeat(12), seat, at: 1_700_000_000_000 + room.head, body };
    const text = JSON.stringify(row);
    const { cpuMs } = costOf(() => {
      const next = roomAfter(ground, room, JSON.parse(text) as Row);
      if (!next.ok) throw new Error(next.fault.message);
      room = next.value;
    });
    if (body.do !== 'act') return;
    foldMs.push(cpuMs);
    stored.push(Buffer.byteLength(text));
    packed.push(deflateRawSync(text).length);
    shown.push(Buffer.byteLength(JSON.stringify(shownRow(row, room, 0))));
  };
  for (const [seat, { name }] of (head['seats'] as readonly { name: string }[]).entries())
    take({ do: 'sit', seat, name, key: 'k'.repeat(43) }, seat);
  take({ do: 'begin', seed: SEED, salt: 's'.repeat(22) }, null);
  for (const { seat, order, simulated } of steps) {
    const checked = room.match?.check(seat, order, 0);
    if (checked?.ok !== true) throw new Error('refused');
    const { wanted } = checked.value;
    if (wanted !== null) performMs.push(costOf(() => void simulateOn(physics, parts, wanted)).cpuMs);
    const after = room.match?.after(order, simulated);
    if (after?.ok !== true) throw new Error('refused');
    take({ do: 'act', order, simulated, hash: after.value.hash ?? '' }, seat);
  }
  const ticks = steps.map((step) => step.ticks).filter((count) => count > 0);
  const cells = [
    game,
    `${steps.length}${room.match?.result === null ? ' (not over)' : ''}`,
    (performMs.length / steps.length).toFixed(2),
    ticks.length === 0 ? '-' : mean(ticks).toFixed(0),
    performMs.length < 2 ? '-' : mean(performMs.slice(1)).toFixed(1),
    mean(stored).toFixed(0),
    mean(packed).toFixed(0),
    mean(shown).toFixed(0),
    mean(foldMs).toFixed(2),
  ];
  return `| ${cells.join(' | ')} |`;
}

console.log(
  '| game | actions | physical of them | ticks of one | processor to perform one, ms | stored, bytes a row | deflated | as a seat sees it | to read one again, ms |',
);
console.log('|---|---|---|---|---|---|---|---|---|');
for (const { id } of GAMES) console.log(await measured(id));
