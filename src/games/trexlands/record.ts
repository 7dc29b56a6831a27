import { NOT_TUMBLED, type RollCode, type Touch, type TruckRuling } from './referee/ruling.ts';
import { doesNotCount, notTumbledText } from './referee/texts.ts';
import { hundredth } from '#sim/maths/quantise.ts';
import type { PointMm } from '#sim/trace/events.ts';

/** How a truck came to lie, as it is written down: in the words of all rulings, lengths to 0.01 mm. */
export interface RecordedTruckRuling extends Pick<TruckRuling, 'way' | 'text'> {
  readonly clause: TruckRuling['clause'] | 'TX-63';
  readonly code: RollCode;
  readonly piece: TruckRuling['truck'];
  /** The support of a truck that leans or is stacked, and the parts that touch there. */
  readonly other: TruckRuling['heldBy'];
  readonly feature: Touch['part'] | null;
  readonly otherFeature: Touch['otherPart'];
  /** From this tick on it was at rest. */
  readonly tick: number;
  /** Its centre of mass. */
  readonly atMm: [x: number, y: number, z: number];
}

/**
 * The rulings of a roll, truck by truck: how it lies, and after that, of one that did not tumble, that it is no roll
 * (TX-63).
 */
export const recordTruckRulings = (rulings: readonly TruckRuling[]): readonly RecordedTruckRuling[] =>
  rulings.flatMap((ruling) => {
    const lies = recordLie(ruling);
    return doesNotCount(ruling) ? [lies, recordNotTumbled(lies, ruling)] : [lies];
  });

const recordNotTumbled = ({ piece, tick, atMm }: RecordedTruckRuling, ruling: TruckRuling): RecordedTruckRuling => ({
  clause: 'TX-63',
  code: NOT_TUMBLED,
  piece,
  other: null,
  feature: null,
  otherFeature: null,
  way: null,
  tick,
  atMm,
  text: notTumbledText(ruling),
});

function recordLie(ruling: TruckRuling): RecordedTruckRuling {
  const { clause, code, truck, heldBy, way, tick, at, text } = ruling;
  const touch = holding(ruling);
  return {
    clause,
    code,
    piece: truck,
    other: heldBy,
    feature: touch?.part ?? null,
    otherFeature: touch?.otherPart ?? null,
    way,
    tick,
    atMm: placeMm(at),
    text,
  };
}

/** A place as it is written down. */
export const placeMm = ({ xMm, yMm, zMm }: PointMm): [x: number, y: number, z: number] => [
  hundredth(xMm),
  hundredth(yMm),
  hundredth(zMm),
];

/** Where what holds it up holds it up most. */
function holding({ touches, heldBy }: TruckRuling): Touch | null {
  return touches
    .filter(({ other }) => other === heldBy)
    .reduce<Touch | null>((best, touch) => (best === null || touch.up > best.up ? touch : best), null);
}
