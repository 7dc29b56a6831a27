import { isolated } from '#engine/isolated.ts';
import type { RoomNow } from '#online/client/roomNow.ts';
import { listed } from '#play/texts.ts';
import type { KeptRoom } from './keptRooms.ts';

/** By whose turn it is, as a list has it. */
const STAGES = ['yours', 'theirs', 'open', 'paused', 'over', 'unknown', 'ended', 'gone'] as const;

/** A kept room as its list tells it. */
export interface Stands {
  readonly room: KeptRoom;
  /** Null while its server has not been asked. */
  readonly stage: (typeof STAGES)[number] | null;
  /** The others at the table, listed; null where nothing is known of them. */
  readonly rivals: string | null;
  /** Those whose turn it is. */
  readonly asked: readonly string[];
  /** So long the match has waited, ms; null where nothing is waited for. */
  readonly sinceMs: number | null;
  /** Its place in the list: the own turn first, and of equals what has waited longest. */
  readonly order: number;
}

/** More than any match waits, ms: a stage counts more than a time. */
const AGES = 1e13;

export function standsOf(room: KeptRoom, now: RoomNow | 'gone' | null | undefined): Stands {
  const nothing = { room, rivals: null, asked: [], sinceMs: null };
  if (now === undefined) return { ...nothing, stage: null, order: STAGES.length * AGES };
  if (now === null || now === 'gone') {
    const stage = now === null ? 'unknown' : 'gone';
    return { ...nothing, stage, order: STAGES.indexOf(stage) * AGES };
  }
  const { own, seats, paused } = now;
  const waits = now.stage === 'played' && !paused ? seats.filter(({ since }) => since !== null) : [];
  const isYours = waits.some((seat) => own.includes(seats.indexOf(seat)) && !seat.standIn);
  const played = paused ? 'paused' : isYours ? 'yours' : 'theirs';
  const stage = now.stage === 'played' ? played : now.stage;
  const since = Math.min(...waits.map((seat) => seat.since ?? now.now));
  const sinceMs = waits.length === 0 ? null : Math.max(0, now.now - since);
  const rivals = seats.filter(({ taken }, seat) => taken && !own.includes(seat)).map(({ name }) => isolated(name));
  return {
    room,
    stage,
    rivals: rivals.length === 0 ? '' : listed(rivals),
    asked: waits.map(({ name }) => name),
    sinceMs,
    order: STAGES.indexOf(stage) * AGES - (sinceMs ?? 0),
  };
}
