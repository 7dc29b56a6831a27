import type { MeasureTold } from '#bots/measure.ts';
import type { Share } from '#sim/maths/interval.ts';
import { rounded, roundedMean } from '../rounded.ts';
import { effectiveTrials, inGroups, shareInGroups } from '../statistics/grouped.ts';
import { meanOf, type Mean } from '../statistics/mean.ts';
import { pairedDifference } from '../statistics/paired.ts';
import { quantilesOf, type Quantiles } from '../statistics/quantile.ts';
import { decisionOf, evidenceFor } from '../statistics/sequential.ts';
import { auctionsAnswer, type AuctionsAnswer } from './auctions.ts';
import type { MatchesCounts, PlayedMatch } from './count.ts';
import { leadsOf, type LeadAfter } from './lead.ts';
import { measuredOf, type Measured } from './measured.ts';
import { variantsOf, type MatchesParameters } from './parameters.ts';
import { seatingOf, togetherOf } from './seatings.ts';

/** Wins, shared ones too. */
export interface Wins extends Share {
  readonly name: string;
  readonly matches: number;
  readonly wins: number;
}

/** The matches of one set-up. */
export interface SetupAnswer {
  readonly name: string;
  readonly bots: readonly Wins[];
  readonly seats: readonly Wins[];
  /** Matches in which a seat came first of the players, whoever won; left out where only players can win. */
  readonly firsts?: readonly Wins[];
  /** Matches that came to no end. */
  readonly unfinished: number;
  /** In the game's own unit. */
  readonly length: Quantiles & { readonly unit: string };
  /** A mean for each match of things of the game's own. */
  readonly figures: Readonly<Record<string, Mean>>;
  /** After each turn, or whatever the length is counted in; left out in older files. */
  readonly lead?: readonly LeadAfter[];
  /** Null where nothing was put up. Left out in older files. */
  readonly auctions?: AuctionsAnswer | null;
  /** By a measure of the game's own; left out where none was asked for. */
  readonly measured?: { readonly measure: string; readonly figures: readonly Measured[] };
}

/**
 * A further set-up, and how far it is from the first one: the mean difference of matches from the same chance, a match,
 * with its interval.
 */
export interface ComparedSetup extends SetupAnswer {
  readonly differences: {
    readonly bots: readonly (Mean & { readonly name: string })[];
    readonly seats: readonly (Mean & { readonly name: string })[];
    readonly length: Mean;
    readonly figures: Readonly<Record<string, Mean>>;
  };
}

/** The keys of a `tumbletop/lab-result` of `matches`: those of the first set-up, and the others beside them. */
export interface MatchesAnswer extends SetupAnswer {
  readonly compared: readonly ComparedSetup[];
  /** Of a sequential test of the first bot: the evidence, and what it shows. */
  readonly sequential: {
    readonly low: number;
    readonly high: number;
    readonly evidence: number;
    readonly shown: 'high' | 'low' | null;
  } | null;
}

/** Some figure of every match, in the order of trials. */
type Each = readonly number[];

/** Whether a seat, or a bot at its seat, won; 0 or 1 for each match. */
interface Won {
  readonly name: string;
  readonly each: Each;
}

const wonBySeat = (matches: readonly PlayedMatch[], { bots }: MatchesParameters): readonly Won[] =>
  bots.map((_, seat) => ({
    name: `seat ${seat + 1}`,
    each: matches.map(({ winners }) => (winners.includes(seat) ? 1 : 0)),
  }));

const firstBySeat = (matches: readonly PlayedMatch[], { bots }: MatchesParameters): readonly Won[] =>
  bots.map((_, seat) => ({
    name: `seat ${seat + 1}`,
    each: matches.map(({ winners, firsts = winners }) => (firsts.includes(seat) ? 1 : 0)),
  }));

const botName = (level: string, bot: number): string => `${level} ${bot + 1}`;

const wonByBot = (matches: readonly PlayedMatch[], { bots }: MatchesParameters): readonly Won[] =>
  bots.map((level, bot) => ({
    name: botName(level, bot),
    each: matches.map(({ winners }, trial) => (winners.includes(seatingOf(trial, bots.length).indexOf(bot)) ? 1 : 0)),
  }));

const codesOf = (matches: readonly PlayedMatch[]): readonly string[] =>
  [...new Set(matches.flatMap(({ figures }) => Object.keys(figures)))].toSorted();

const figureOf = (matches: readonly PlayedMatch[], code: string): Each =>
  matches.map(({ figures }) => figures[code] ?? 0);

const sum = (each: Each): number => each.reduce((so, next) => so + next, 0);

function winsOf({ name, each }: Won, together: number): Wins {
  const { share, low, high } = shareInGroups(inGroups(each, together), together);
  return { name, matches: each.length, wins: sum(each), share: rounded(share), low: rounded(low), high: rounded(high) };
}

/** The mean of a figure with Student's interval over groups, as matches of one chance tell less than as many others. */
const meanInGroups = (each: Each, together: number): Mean =>
  roundedMean(meanOf(inGroups(each, together).map((total) => total / together)));

/**
 * How often something happens in a match. Where it never happens twice, it is a share and has the interval of one:
 * Student's would leave 0 to 1, and be empty where all matches agree. A count is never below 0.
 */
function countInGroups(each: Each, together: number): Mean {
  if (each.every((value) => value === 0 || value === 1)) {
    const { share, low, high } = shareInGroups(inGroups(each, together), together);
    return { mean: rounded(share), low: rounded(low), high: rounded(high) };
  }
  const { mean, low, high } = meanInGroups(each, together);
  return { mean, low: low === null ? null : Math.max(0, low), high };
}

/** The game's part of an answer. */
interface Told {
  readonly unit: string;
  /** The measure that was asked for. */
  readonly measure?: MeasureTold | undefined;
}

function setupAnswer(
  name: string,
  matches: readonly PlayedMatch[],
  parameters: MatchesParameters,
  { unit, measure }: Told,
): SetupAnswer {
  const lengths = matches.map(({ length }) => length);
  const together = togetherOf(parameters.bots);
  return {
    name,
    bots: wonByBot(matches, parameters).map((won) => winsOf(won, together)),
    seats: wonBySeat(matches, parameters).map((won) => winsOf(won, together)),
    ...(matches.some(({ firsts }) => firsts !== undefined) && {
      firsts: firstBySeat(matches, parameters).map((won) => winsOf(won, together)),
    }),
    unfinished: matches.filter(({ winners, firsts }) => winners.length === 0 && firsts === undefined).length,
    length: { ...quantilesOf(lengths, together), unit },
    figures: Object.fromEntries(
      codesOf(matches).map((code) => [code, countInGroups(figureOf(matches, code), together)]),
    ),
    lead: leadsOf(matches, parameters.bots.length, together),
    auctions: auctionsAnswer(matches, parameters.bots.map(botName), together),
    ...(measure && {
      measured: { measure: measure.id, figures: measuredOf(measure.ratios(parameters.bots.length), matches, together) },
    }),
  };
}

/**
 * The mean of this less that, match by match. Where all groups come to the same, Student's interval would be empty, as
 * if nothing else could happen: of shares the one of as many pairs as there are groups is taken, of counts none.
 */
function less(these: Each, those: Each, together: number): Mean {
  const apart = these.map((value, i) => value - (those[i] ?? 0));
  const groups = inGroups(apart, together);
  const found = meanInGroups(apart, together);
  if (found.low === null || groups.some((group) => group !== groups[0])) return found;
  if (![...these, ...those].every((value) => value === 0 || value === 1)) return { ...found, low: null, high: null };
  const more = apart.filter((value) => value > 0).length;
  const fewer = apart.filter((value) => value < 0).length;
  const { low, high } = pairedDifference(more / together, fewer / together, groups.length);
  return { ...found, low: rounded(low), high: rounded(high) };
}

const wonLess = (
  these: readonly Won[],
  those: readonly Won[],
  together: number,
): readonly (Mean & { readonly name: string })[] =>
  these.map(({ name, each }, i) => ({ name, ...less(each, those[i]?.each ?? [], together) }));

/** The answer after so many matches of each set-up. */
export function matchesAnswer(parameters: MatchesParameters, { setups }: MatchesCounts, told: Told): MatchesAnswer {
  const [first = [], ...others] = setups;
  const variants = variantsOf(parameters);
  const nameAt = (i: number): string => variants[i]?.name ?? '';
  const { sequential } = parameters;
  const together = togetherOf(parameters.bots);
  return {
    ...setupAnswer(nameAt(0), first, parameters, told),
    compared: others.map((matches, i) => ({
      ...setupAnswer(nameAt(i + 1), matches, parameters, told),
      differences: {
        bots: wonLess(wonByBot(matches, parameters), wonByBot(first, parameters), together),
        seats: wonLess(wonBySeat(matches, parameters), wonBySeat(first, parameters), together),
        length: less(
          matches.map(({ length }) => length),
          first.map(({ length }) => length),
          together,
        ),
        figures: Object.fromEntries(
          codesOf([...first, ...matches]).map((code) => [
            code,
            less(figureOf(matches, code), figureOf(first, code), together),
          ]),
        ),
      },
    })),
    sequential: sequential && {
      ...sequential,
      evidence: rounded(evidenceFor(sequential, ...firstBot(parameters, { setups }))),
      shown: decisionOf(sequential, ...firstBot(parameters, { setups })),
    },
  };
}

/** Wins of the first bot in the first set-up, and matches: as many independent ones as tell as much. */
export function firstBot(
  parameters: MatchesParameters,
  { setups: [first = []] }: MatchesCounts,
): readonly [wins: number, matches: number] {
  const each = wonByBot(first, parameters)[0]?.each ?? [];
  const together = togetherOf(parameters.bots);
  const worth = effectiveTrials(inGroups(each, together), together);
  return [each.length === 0 ? 0 : (sum(each) / each.length) * worth, worth];
}
