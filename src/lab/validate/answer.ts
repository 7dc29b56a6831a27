import { rounded, roundedOr, roundedShare } from '../rounded.ts';
import { outcomesOf } from '../rolls/labBody.ts';
import { differenceOf, type Counted, type Difference } from '../statistics/difference.ts';
import { evennessOf } from '../statistics/chiSquare.ts';
import { TICK_HZ } from '#sim/settings.ts';
import type { Share } from '#sim/maths/interval.ts';
import { dependenceOf, type HandRow } from './hand/dependence.ts';
import { lazyRowOf, type LazyRow } from './hand/independent.ts';
import { LAZY_SERIES } from './hand/lazy.ts';
import { HAND_SERIES, type HandSeries } from './hand/shaken.ts';
import { BILLIONTHS, rowsOf, type ThemedRow, type ValidateCounts } from './count.ts';
import { CLAIMS, CLAIMS_SOURCE, COUNTED, SQUARE_DICE } from './odds/published.ts';
import { isEven, pairsOf, REST, seriesOf, type Series, type Way } from './odds/series.ts';
import { besideRows, type BesideRow } from './rest/beside.ts';
import { exactRows, type ExactRow } from './rest/exact.ts';
import { verdictOf, type Paired, type Verdict } from './odds/verdict.ts';
import type { ValidateParameters } from './parameters.ts';
import { verified, type Theme } from './validation.ts';

/** A row of theory; figures are null where the job had too few trials to come to it. */
export interface TheoryRow {
  readonly theme: string;
  readonly name: string;
  readonly settings: string;
  readonly expected: number;
  readonly measured: number | null;
  readonly unit: string;
  readonly error: number | null;
  /** Of the error and the bar: the row's unit, or the share of what was expected. */
  readonly in: 'unit' | 'share';
  /** Null for a known limit. */
  readonly bar: number | null;
  /** Within the bar; of a known limit, within what is known of it. */
  readonly holds: boolean | null;
}

/** A share by one way of rolling. */
export interface Rolled extends Share {
  readonly hits: number;
  readonly rolls: number;
  readonly unsettled: number;
}

/** A published share beside ours and the integrator's. */
export interface PublishedRow {
  readonly name: string;
  readonly source: string;
  readonly published: Share & { readonly rolls: number };
  readonly ours: Rolled;
  readonly integrator: Rolled | null;
  /** Ours less the published. */
  readonly apart: Difference;
  /** Whether 0 is in that interval. */
  readonly agrees: boolean;
  /** Ours less the integrator's. */
  readonly fromIntegrator: Difference | null;
}

/** How even the faces of a symmetric body are. */
export interface EvenRow {
  readonly body: string;
  readonly counts: readonly number[];
  readonly rolls: number;
  readonly chiSquare: number;
  /** Exceeded by chance once in a thousand times. */
  readonly bound: number;
  readonly holds: boolean;
}

export interface TruckRow extends Rolled {
  readonly name: string;
}

export interface ValidateAnswer {
  /** Trials: throws of each series, and rows of theory at most. */
  readonly throws: number;
  readonly themes: readonly Omit<Theme, 'rows'>[];
  readonly theory: readonly TheoryRow[];
  readonly dice: readonly PublishedRow[];
  /** Root of the mean square by which ours, and the integrator's, are off the published dice. */
  readonly diceRms: { readonly ours: number; readonly integrator: number } | null;
  readonly counted: readonly PublishedRow[];
  readonly even: readonly EvenRow[];
  /** Start face against end face, of dice that a hand shakes more and more. */
  readonly hand: readonly HandRow[];
  /** The same of the laziest throws that are legal. */
  readonly lazy: readonly LazyRow[];
  /** How bodies come to rest by geometry alone: known cases, and beside rolls. */
  readonly rest: { readonly exact: readonly ExactRow[]; readonly beside: readonly BesideRow[] };
  readonly truck: readonly TruckRow[];
  readonly others: readonly (Share & { readonly name: string; readonly rolls: number })[];
  readonly othersSource: string;
  readonly verdict: Verdict | null;
}

export function validateAnswer(
  all: readonly Theme[],
  parameters: ValidateParameters,
  counts: ValidateCounts,
  trials: number,
): ValidateAnswer {
  const book = new Book(seriesOf(parameters), counts);
  const rows = rowsOf(all, parameters);
  const dice = parameters.parts.includes('dice');
  const truck = parameters.parts.includes('truck');
  const square = dice ? squareDice(book) : [];
  return {
    throws: trials,
    themes: [...new Set(rows.map(({ theme }) => theme))].map(({ rows: _, ...theme }) => theme),
    theory: theoryRows(rows, counts),
    dice: square,
    diceRms: dice ? rmsOf(square) : null,
    counted: dice ? countedRows(book) : [],
    even: dice ? evenRows(book) : [],
    rest: parameters.parts.includes('rest') ? restOf(book) : { exact: [], beside: [] },
    ...handRows(parameters, counts),
    truck: truck ? truckRows(book) : [],
    others: truck ? CLAIMS.map(({ name, share, rolls }) => ({ name, rolls, ...published(share, rolls) })) : [],
    othersSource: CLAIMS_SOURCE,
    verdict: truck ? truckVerdict(book, parameters) : null,
  };
}

function theoryRows(rows: readonly ThemedRow[], { measured }: ValidateCounts): readonly TheoryRow[] {
  const values = new Map(measured.map(({ row, value }) => [row, value / BILLIONTHS]));
  return rows.map(({ theme, row }, i) => {
    const value = values.get(i) ?? null;
    const found = value === null ? null : verified(row, value);
    const { tolerance } = row;
    return {
      theme: theme.id,
      name: row.name,
      settings: row.settings,
      expected: rounded(row.theory),
      measured: roundedOr(value),
      unit: row.unit,
      error: found === null ? null : rounded(found.error),
      in: tolerance.kind === 'share' ? 'share' : 'unit',
      bar: tolerance.kind === 'limit' ? null : tolerance.bar,
      holds: found?.holds ?? null,
    };
  });
}

/** The counts by their series. */
class Book {
  constructor(
    readonly series: readonly Series[],
    private readonly counts: ValidateCounts,
  ) {}

  /** How often each outcome of a subject was seen, in the order of its outcomes. */
  outcomes(id: string, is: (way: Way) => boolean): { readonly row: readonly number[]; readonly unsettled: number } {
    const at = this.series.findIndex(({ subject, way }) => subject.id === id && is(way));
    return { row: this.counts.rolled[at] ?? [], unsettled: this.counts.unsettled[at] ?? 0 };
  }

  /** `among`: the outcomes that count as rolls; all where it is left out. */
  rolled(id: string, hitting: readonly string[], is: (way: Way) => boolean, among?: readonly string[]): Rolled {
    const { row, unsettled } = this.outcomes(id, is);
    const names = outcomesOf(this.subject(id).body);
    const seen = (some: readonly string[]): number =>
      row.reduce((sum, n, i) => sum + (some.includes(names[i] ?? '') ? n : 0), 0);
    const [hits, rolls] = [seen(hitting), seen(among ?? names)];
    return { hits, rolls, unsettled, ...roundedShare(hits, rolls) };
  }

  /** Of two ways of the truck. */
  paired(first: (way: Way) => boolean, second: (way: Way) => boolean): Paired {
    const has = (at: number, is: (way: Way) => boolean): boolean => {
      const way = this.series[at]?.way;
      return way !== undefined && is(way);
    };
    const at = pairsOf(this.series).findIndex((pair) => has(pair.first, first) && has(pair.second, second));
    return this.counts.pairs[at] ?? { onlyFirst: 0, onlySecond: 0, trials: 0 };
  }

  subject(id: string): Series['subject'] {
    const found = this.series.find(({ subject }) => subject.id === id);
    if (found === undefined) throw new Error(`${id} was rolled`);
    return found.subject;
  }
}

const inOurs = ({ by }: Way): boolean => by === 'engine';
const isUsualWay = (way: Way): boolean => way.by === 'engine' && way.ground === 'open' && way.ticksHz === TICK_HZ;
const inIntegrator = ({ by }: Way): boolean => by === 'integrator';
const countedIn = ({ hits, rolls }: Rolled): Counted => [hits, rolls];
const published = (share: number, rolls: number): Share => roundedShare(Math.round(share * rolls), rolls);

const roundedDifference = ({ difference, low, high }: Difference): Difference => ({
  difference: rounded(difference),
  low: rounded(low),
  high: rounded(high),
});

function publishedRow(
  name: string,
  source: string,
  [hits, rolls]: Counted,
  ours: Rolled,
  integrator: Rolled | null,
): PublishedRow {
  const apart = differenceOf(countedIn(ours), [hits, rolls]);
  return {
    name,
    source,
    published: { rolls, ...roundedShare(hits, rolls) },
    ours,
    integrator,
    apart: roundedDifference(apart),
    agrees: apart.low <= 0 && apart.high >= 0,
    fromIntegrator:
      integrator === null ? null : roundedDifference(differenceOf(countedIn(ours), countedIn(integrator))),
  };
}

const squareDice = (book: Book): readonly PublishedRow[] =>
  SQUARE_DICE.rows.map(({ ratio, share, rolls }) => {
    const id = `square-${ratio}`;
    return publishedRow(
      `square face, edge over side ${ratio}`,
      SQUARE_DICE.source,
      [Math.round(share * rolls), rolls],
      book.rolled(id, ['square'], inOurs),
      book.rolled(id, ['square'], inIntegrator),
    );
  });

const countedRows = (book: Book): readonly PublishedRow[] =>
  COUNTED.map(({ name, source, body, outcomes, among, hits, rolls }) =>
    publishedRow(name, source, [hits, rolls], book.rolled(body, outcomes, inOurs, among), null),
  );

/** Known cases, and each body by geometry beside its rolls and what is published of it. */
function restOf(book: Book): ValidateAnswer['rest'] {
  const squares = new Map(SQUARE_DICE.rows.map(({ ratio, ...row }) => [`square-${ratio}`, row]));
  return {
    exact: exactRows(),
    beside: REST.flatMap((subject) =>
      besideRows(
        subject,
        (id, outcome) => book.rolled(id, [outcome], isUsualWay),
        (outcome) => {
          const row = outcome === 'square' ? squares.get(subject.id) : undefined;
          return row === undefined ? null : { rolls: row.rolls, ...published(row.share, row.rolls) };
        },
      ),
    ),
  };
}

function rmsOf(rows: readonly PublishedRow[]): { readonly ours: number; readonly integrator: number } {
  const root = (of: (row: PublishedRow) => number): number =>
    rounded(Math.sqrt(rows.reduce((sum, row) => sum + of(row) ** 2, 0) / rows.length));
  return {
    ours: root((row) => row.ours.share - row.published.share),
    integrator: root((row) => (row.integrator?.share ?? Number.NaN) - row.published.share),
  };
}

/** Those whose faces are alike. */
function evenRows(book: Book): readonly EvenRow[] {
  const subjects = new Set(book.series.map(({ subject }) => subject));
  return [...subjects].filter(isEven).map(({ id }) => {
    const counts = book.outcomes(id, inOurs).row.slice(0, -1); // the last is that in which no face counts
    const { chiSquare, bound } = evennessOf(counts);
    return {
      body: id,
      counts,
      rolls: counts.reduce((sum, n) => sum + n, 0),
      chiSquare: rounded(chiSquare),
      bound: rounded(bound),
      holds: chiSquare <= bound,
    };
  });
}

function handRows({ parts }: ValidateParameters, counts: ValidateCounts): Pick<ValidateAnswer, 'hand' | 'lazy'> {
  if (!parts.includes('hand')) return { hand: [], lazy: [] };
  const after = HAND_SERIES.length;
  return {
    hand: HAND_SERIES.map((series, i) => handRow(series, counts.hand[i] ?? [])),
    lazy: LAZY_SERIES.map((series, i) => {
      const row = lazyRowOf(series, counts.hand[after + i] ?? []);
      return { ...row, chiSquare: rounded(row.chiSquare), p: rounded(row.p) };
    }),
  };
}

function handRow(series: HandSeries, counts: readonly (readonly number[])[]): HandRow {
  const unread = counts.reduce((sum, row) => sum + (row[counts.length] ?? 0), 0);
  const row = dependenceOf(
    series,
    counts.map((ends) => ends.slice(0, counts.length)),
    unread,
  );
  return {
    ...row,
    away: row.away.map((one) => ({ ...one, deg: rounded(one.deg) })),
    chiSquare: rounded(row.chiSquare),
    bound: rounded(row.bound),
  };
}

const WHEELS = ['wheels'];

const nameOf = (way: Way): string =>
  way.by === 'integrator'
    ? `integrator, steps of 1/${way.stepHz} s`
    : `ours at 1/${way.ticksHz} s${way.ground === 'arena' ? ', in the arena' : ''}`;

const truckRows = (book: Book): readonly TruckRow[] =>
  book.series
    .filter(({ subject }) => subject.id === 'truck')
    .map(({ way }) => ({ name: nameOf(way), ...book.rolled('truck', WHEELS, (one) => one === way) }));

function truckVerdict(book: Book, { ticksHz, stepHz }: ValidateParameters): Verdict | null {
  const counted = (is: (way: Way) => boolean): Counted => countedIn(book.rolled('truck', WHEELS, is));
  const isFine = (way: Way): boolean => way.by === 'integrator' && way.stepHz === stepHz;
  const byEngine = (ground: string, hz: number) => (way: Way) =>
    way.by === 'engine' && way.ground === ground && way.ticksHz === hz;
  const verdict = verdictOf({
    byTicks: ticksHz.map((hz) => ({
      ticksHz: hz,
      counted: counted(byEngine('open', hz)),
      paired: book.paired(byEngine('open', hz), isFine),
    })),
    rim: book.paired(byEngine('arena', TICK_HZ), byEngine('open', TICK_HZ)),
    integrator: counted(isFine),
    coarser: book.paired((way) => inIntegrator(way) && !isFine(way), isFine),
    claims: CLAIMS,
  });
  if (verdict === null) return null;
  return {
    ...verdict,
    byFinerTicks: roundedDifference(verdict.byFinerTicks),
    byFinerSteps: roundedDifference(verdict.byFinerSteps),
    byRim: roundedDifference(verdict.byRim),
    opinions: verdict.opinions.map((one) => ({
      ...one,
      share: rounded(one.share),
      apart: roundedDifference(one.apart),
    })),
  };
}
