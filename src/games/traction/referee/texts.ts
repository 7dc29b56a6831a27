import { padOwner, type BodyId } from '#sim/ids.ts';
import type { Feature } from '#sim/trace/events.ts';
import type { RefereeCase } from './case.ts';
import type { ClauseId, Ruling, RulingCode } from './ruling.ts';

/** How a body is called in a sentence; the page gives players' names and colours instead. */
export type NameOf = (id: BodyId) => string;

const plainName: NameOf = (id) => {
  const owner = padOwner(id);
  return owner === null ? id : `the pad of seat ${owner}`;
};

const FEATURE_WORDS: Readonly<Record<Feature, string>> = {
  'base-face': 'base',
  'base-edge': 'base edge',
  'base-corner': 'base corner',
  side: 'side',
  point: 'point',
  pad: 'pad',
  table: 'table',
};

type Evidence = Pick<Ruling, 'tick' | 'at'> &
  Partial<Pick<Ruling, 'other' | 'feature' | 'otherFeature' | 'distanceMm'>>;

/** A ruling with its sentence. */
export function ruling(clause: ClauseId, code: RulingCode, c: RefereeCase, evidence: Evidence): Ruling {
  const bare = {
    clause,
    code,
    piece: c.mover,
    other: null,
    feature: null,
    otherFeature: null,
    distanceMm: null,
    ...evidence,
  };
  return { ...bare, text: recordedText(bare) };
}

/** The same ruling with a greater distance. */
export function retold(known: Ruling, distanceMm: number | null): Ruling {
  const bare = { ...known, distanceMm };
  return { ...bare, text: recordedText(bare) };
}

type Said = Pick<Ruling, 'clause' | 'code' | 'piece' | 'other' | 'feature' | 'otherFeature' | 'distanceMm'>;

/** The sentence for a player: what happened, and what follows from it. */
export const rulingText = (r: Said, nameOf: NameOf): string => sentence(r, nameOf, AT_TABLE);

/** The sentence of the record. Another wording is another record. */
export const recordedText = (r: Said): string => sentence(r, plainName, RECORDED);

interface Wording {
  readonly sentences: Readonly<Record<RulingCode, (w: Words) => string>>;
  far(mm: number): string;
}

function sentence(r: Said, nameOf: NameOf, wording: Wording): string {
  const piece = nameOf(r.piece);
  const other = r.other === null ? 'nothing' : nameOf(r.other);
  const part = r.feature ? FEATURE_WORDS[r.feature] : 'base';
  const otherPart = r.otherFeature ? FEATURE_WORDS[r.otherFeature] : 'side';
  const far = r.distanceMm === null ? '' : wording.far(r.distanceMm);
  return wording.sentences[r.code]({ piece, other, part, otherPart, far, itself: r.other === null, clause: r.clause });
}

interface Words {
  readonly piece: string;
  readonly other: string;
  readonly part: string;
  readonly otherPart: string;
  readonly far: string;
  readonly itself: boolean;
  readonly clause: ClauseId;
}

/** TR-54: a touch that is found at rest, when what the mover pushed aside has gone back. */
const inThePlaceOf = (w: Words): string =>
  `${w.piece} came to stand ${w.far} deep in the place of ${w.other}, which is put back: that is a touch.`;

const SENTENCES: Readonly<Record<RulingCode, (w: Words) => string>> = {
  'walk-contact': (w) =>
    w.far !== ''
      ? inThePlaceOf(w)
      : `${w.piece} touched ${w.other} while walking, ${w.part} against ${w.otherPart}: a walking piece may touch no other pyramid.`,
  'pivot-slide': (w) => `${w.piece} slid ${w.far}: a step turns on one corner of the base, and that stays where it is.`,
  'lift-off': (w) => `${w.piece} left the surface by ${w.far}: a step stands on one corner of the base.`,
  'no-set-down': (w) =>
    `${w.piece} went over to another corner without being set down: each step ends flat on the base.`,
  'too-many-steps': (w) => `${w.piece} took more steps than it may.`,
  fell: (w) =>
    w.clause === 'TR-56'
      ? `${w.piece} was tipped so far that it would have fallen over by itself: that counts as a fall.`
      : `${w.piece} fell over: a piece off its pad must stand upright.`,
  'not-upright': (w) => `${w.piece} does not stand on its base at the end of the move: a corner is ${w.far} up.`,
  'off-table': (w) => `${w.piece} left the table.`,
  'tackle-base': (w) => `${w.piece} hit ${w.other} with its ${w.part}, on the ${w.otherPart}: a tackle is by the base.`,
  'tackle-side': (w) =>
    w.far !== '' ? inThePlaceOf(w) : `${w.piece} hit ${w.other} with its side: only the base may tackle.`,
  'tackle-point': (w) => `${w.piece} hit ${w.other} with its point: only the base may tackle.`,
  'tackle-own': (w) =>
    w.far !== ''
      ? inThePlaceOf(w)
      : `${w.piece} hit ${w.other}, a piece of its own side: only an opponent's piece can be tackled.`,
  'tackle-size': (w) => `${w.piece} may not tackle ${w.other}: by the house rules its size does not beat the other's.`,
  crash: (w) =>
    `${w.itself ? w.piece : w.other} ${w.far === '' ? 'was turned or no longer stands as it did' : `was moved by ${w.far}`}: a crash.`,
  jiggle: (w) =>
    w.clause === 'TR-32'
      ? `${w.other} was moved after ${w.piece} had won: that ended the move, and ${w.other} is put back.`
      : w.clause === 'TR-54'
        ? `${w.piece} was taken up and put back within ${w.far} of where it stood: less than the tolerance, so it does not count.`
        : w.itself
          ? `${w.piece} was jiggled by ${w.far}: less than the tolerance, so it does not count.`
          : `${w.other} was jiggled by ${w.far}: less than the tolerance, so it does not count.`,
  'no-tip': (w) => `${w.piece} touched ${w.other} before one corner alone carried it: a tackle and a win need a step.`,
  'over-swivel': (w) => `${w.piece} swivelled further than a step may.`,
  'over-travel': (w) => `${w.piece} went ${w.far} in one step: further than the house rules allow.`,
  'pad-contact': (w) => `${w.piece} touched ${w.other} with its ${w.part}.`,
  unsettled: (w) => `${w.piece} did not come to rest in time.`,
};

const RECORDED: Wording = { sentences: SENTENCES, far: (mm) => `${mm.toFixed(1)} mm` };

const LEAST_MM = 0.05; // rounds to a tenth of a millimetre

const TOO_LITTLE = 'too little to count';

/** As players read it: nothing was moved by nothing, what it amounts to comes last, and no word is the rules' own. */
const AT_TABLE: Wording = {
  sentences: {
    ...SENTENCES,
    'tackle-base': (w) =>
      `${w.piece} hit the ${w.otherPart} of ${w.other} with its ${w.part}. That is a tackle: the base hit.`,
    crash: (w) =>
      `${w.itself ? w.piece : w.other} ${w.far === '' ? 'was turned or no longer stands as it did' : `was moved by ${w.far}`}: more than a nudge.`,
    jiggle: (w) => {
      if (w.clause === 'TR-32') return SENTENCES.jiggle(w);
      return w.clause === 'TR-54'
        ? `${w.piece} was taken up and put back within ${w.far} of where it stood: ${TOO_LITTLE}.`
        : `${w.itself ? w.piece : w.other} was nudged by ${w.far}: ${TOO_LITTLE}.`;
    },
  },
  far: (mm) => (mm < LEAST_MM ? 'less than 0.1 mm' : RECORDED.far(mm)),
};
