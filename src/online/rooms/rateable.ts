import { hashOf } from '#engine/hash.ts';
import type { MatchJson } from '#engine/matchFile/matchForm.ts';
import type { AnyParts } from '#engine/module/parts.ts';
import { steadinessOf, type SeatInfo } from '#engine/seats.ts';
import type { RatedHand } from '../protocol/rated.ts';

/** All that a rated match may choose beside its set of rules and its ground: whose hands move the pieces. */
const HANDS: Readonly<Record<string, RatedHand>> = { any: 'helping', free: 'own' };

/**
 * By whose hands a match by this file is rated; null where it is not to be: it has house rules of its own, begins in
 * the midst, or has an unsteady hand in it.
 */
export function ratedHandOf(parts: AnyParts, head: MatchJson, build: string): RatedHand | null {
  const { options = {}, position, seats, ...agreed } = head;
  const infos = seats as readonly SeatInfo[];
  if (position !== undefined || infos.some((info) => steadinessOf(info) !== 'usual')) return null;
  const { hands = 'any' } = options as { readonly hands?: string };
  const plain = { ...agreed, seats, options: hands === 'any' ? {} : { hands } };
  const hand = HANDS[hands];
  if (hand === undefined || setUpHash(parts, head, build) !== setUpHash(parts, plain, build)) return null;
  return hand;
}

/** Null where the file is of no match. */
const setUpHash = (parts: AnyParts, head: MatchJson, build: string): string | null =>
  parts(({ files }) => {
    const read = files.matchOf({ ...head, seed: 0, log: [] }, build);
    return read.ok ? hashOf(read.value.header.setup) : null;
  });
