import { CARD_KINDS, cardOf, type CardKind } from '#games/truck-off/cards.ts';
import { shareOf, type Share } from '#sim/maths/interval.ts';
import { neverOf } from '../policies.ts';
import { fateOf, gainBy, type Counted, type Fate, type Gain, withSeen } from './counts.ts';
import { ratioOf, shareByMatches } from './ratio.ts';

/** A figure of a number of players, with the bar that it is held against. */
export interface Figure {
  readonly name: string;
  readonly bar: string;
  readonly value: string;
  readonly holds: boolean;
}

/** Points by which a place at the table may miss its share. */
const PLACE_POINTS = 0.05;
const BARRY = { from: 0.2, to: 0.45 } as const;
/** A card of which a smaller share is played is hardly ever worth it (house value). */
const PLAYED = 0.1;

const percent = (share: number): string => (100 * share).toFixed(1);
const withInterval = ({ share, low, high }: Share): string =>
  `${percent(share)} % (${percent(low)} to ${percent(high)})`;

/** The figures of a run in which all play alike. */
export function figuresOf(cell: Counted): readonly Figure[] {
  if (cell.matches === 0) return [];
  return [
    ...places(cell),
    ...(cell.seats === 2 ? [barrys(cell)] : []),
    ...(cell.cell === 'keen' ? [leastPlayed(cell)] : []),
  ];
}

/** Of the matches that a player won, as Barry sits at no place. */
export function places({ seats, matches, figures }: Counted): readonly Figure[] {
  const won = matches - (figures['won by Barry'] ?? 0);
  return Array.from({ length: seats }, (_, i) => {
    const share = shareOf(figures[`won at place ${i + 1}`] ?? 0, won);
    return {
      name: `place ${i + 1} wins`,
      bar: `${percent(1 / seats)} ± 5`,
      value: withInterval(share),
      holds: Math.abs(share.share - 1 / seats) <= PLACE_POINTS,
    };
  });
}

export function barrys({ matches, figures }: Counted): Figure {
  const share = shareOf(figures['won by Barry'] ?? 0, matches);
  return {
    name: 'Barry wins',
    bar: '20 to 45',
    value: withInterval(share),
    holds: share.share >= BARRY.from && share.share <= BARRY.to,
  };
}

function leastPlayed(cell: Counted): Figure {
  const [least] = CARD_KINDS.map((kind) => ({ kind, share: shareWith(cell, 'played', kind) }))
    .filter(({ kind }) => seenOf(cell, kind) > 0)
    .toSorted((a, b) => a.share.share - b.share.share);
  if (least === undefined) throw new Error('no card was in any match');
  return {
    name: `the card played least (${least.kind})`,
    bar: 'at least 10 % of all',
    value: withInterval(least.share),
    holds: least.share.share >= PLAYED,
  };
}

const seenOf = ({ figures }: Counted, kind: CardKind): number => withSeen(figures)[fateOf('played', kind).by] ?? 0;
const shareWith = ({ figures, matches }: Counted, fate: Fate, kind: CardKind): Share =>
  shareByMatches(withSeen(figures), matches, fateOf(fate, kind));

/** The worth of a kind of card among players who play to win. */
export interface CardFigures {
  readonly kind: CardKind;
  readonly value: number;
  /** Cards that were played, put away or kept in a match. */
  readonly played: string;
  readonly discarded: string;
  readonly kept: string;
  /** Mean dollars of a card played: its player's own, and against the mean of the others. */
  readonly earned: string;
  readonly ahead: string;
  /** The share of wins of a lone seat that never plays it. */
  readonly without: string;
}

/** By kinds; those that are in no match are left out. */
export function cardFigures(cells: readonly Counted[]): readonly CardFigures[] {
  const keen = cells.find(({ cell }) => cell === 'keen');
  if (keen === undefined) return [];
  return CARD_KINDS.filter((kind) => seenOf(keen, kind) > 0).map((kind) => {
    const { figures, matches } = keen;
    const share = (fate: Fate): string => withInterval(shareWith(keen, fate, kind));
    const dollars = (hundredths: number): string => (hundredths / 100).toFixed(2);
    const mean = (gain: Gain): string => {
      const { ratio, low, high } = ratioOf(figures, matches, gainBy(gain, kind));
      if ((figures[gainBy(gain, kind).by] ?? 0) === 0) return '-';
      return `${dollars(ratio)} (${dollars(low)} to ${dollars(high)})`;
    };
    const lone = cells.find(({ cell, matches }) => cell === neverOf(kind) && matches > 0);
    return {
      kind,
      value: cardOf(kind).value,
      played: share('played'),
      discarded: share('discarded'),
      kept: share('kept'),
      earned: mean('earned'),
      ahead: mean('ahead'),
      without: lone === undefined ? '-' : withoutOf(lone),
    };
  });
}

const withoutOf = ({ figures, matches }: Counted): string =>
  `${withInterval(shareOf(figures['odd seat won'] ?? 0, matches))} of ${matches}`;
