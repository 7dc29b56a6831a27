import type { LineReader } from '#engine/lineReader.ts';
import type { Seat } from '#sim/ids.ts';
import { playableCard, type CardKind } from '../cards/kinds.ts';
import { ON_NOTHING, TARGET_OF, type Target } from '../cards/target.ts';
import { readOwnTruck, readPlace, readRamp, readSeat, readTerra, readWhole } from './words.ts';

/**
 * The part of a line after a card's name: a truck, a truck and where it goes, a Terra, both sides of a border, seat and
 * number of a card.
 */
export function readTarget(line: LineReader, seat: Seat, card: CardKind): Target {
  const on = TARGET_OF[playableCard(card).effect];
  switch (on) {
    case 'nothing':
      return ON_NOTHING;
    case 'truck':
      return { on, truck: readOwnTruck(line, seat) };
    case 'tow':
      return { on, truck: readOwnTruck(line, seat), terra: readTerra(line) };
    case 'entry':
      return { on, truck: readOwnTruck(line, seat), ramp: readRamp(line), terra: readTerra(line) };
    case 'terra':
      return { on, terra: readTerra(line) };
    case 'border':
      return { on, terra: readTerra(line), beyond: readPlace(line) };
    case 'face-down':
      return { on, owner: readSeat(line), slot: readWhole(line, 'the number of a card') };
  }
}
