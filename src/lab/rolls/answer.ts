import type { Share } from '#sim/maths/interval.ts';
import type { NamedShare } from '../experiment.ts';
import { pairedDifference } from '../statistics/paired.ts';
import type { Difference } from '../statistics/difference.ts';
import type { Plot } from '../plots/plot.ts';
import { rounded, roundedShare } from '../rounded.ts';
import type { Table } from '../table.ts';
import { winningOf, type RollsCounts } from './count.ts';
import { outcomesOf, type LabBody } from './labBody.ts';
import { bodiesOf, type RollsParameters } from './parameters.ts';
import { LEVERS, type Varied } from './vary.ts';

/** How often an outcome was seen. */
export interface OutcomeShare extends Share {
  readonly name: string;
  readonly count: number;
}

/** Outcomes of a battle beside those of bodies that do not meet: each stands or not for itself, by its own share. */
export interface Battle {
  readonly wins: string;
  readonly attackers: number;
  readonly defenders: number;
  readonly outcomes: readonly (OutcomeShare & { readonly independent: number })[];
}

/** How often the outcome is seen with each value, and how much more often than as it is thrown. */
export interface Sensitivity {
  readonly what: Varied;
  readonly outcome: string;
  readonly rows: readonly (OutcomeShare & { readonly value: number; readonly difference: Difference })[];
}

export interface RollsAnswer {
  /** Of all bodies together. */
  readonly shares: readonly OutcomeShare[];
  /** By body, where there are several. */
  readonly bodies: readonly { readonly body: string; readonly shares: readonly OutcomeShare[] }[];
  readonly battle: Battle | null;
  readonly sensitivity: Sensitivity | null;
  readonly rolls: number;
  readonly unsettled: number;
}

export function rollsAnswer(parameters: RollsParameters, counts: RollsCounts, trials: number): RollsAnswer {
  const bodies = bodiesOf(parameters);
  const rolls = trials - counts.unsettled;
  const own = bodies.map((body, i) => ({ body: body.name, shares: sharesOf(body, counts.bodies[i] ?? [], rolls) }));
  return {
    shares: together(
      own.map(({ shares }) => shares),
      rolls * bodies.length,
    ),
    bodies: bodies.length > 1 ? own : [],
    battle: parameters.defenders > 0 ? battleOf(parameters, bodies, counts, rolls) : null,
    sensitivity: sensitivityOf(parameters, bodies, counts),
    rolls,
    unsettled: counts.unsettled,
  };
}

function sensitivityOf(
  parameters: RollsParameters,
  bodies: readonly LabBody[],
  { varied }: RollsCounts,
): Sensitivity | null {
  const { vary } = parameters;
  if (vary === null) return null;
  const outcome = winningOf(parameters, bodies);
  const rows = vary.values.map((value, i) => {
    const { won, gained, lost, pairs } = varied[i] ?? { won: 0, gained: 0, lost: 0, pairs: 0 };
    const { difference, low, high } = pairedDifference(gained, lost, pairs);
    return {
      value,
      ...shareAs(outcome, won, pairs),
      difference: { difference: rounded(difference), low: rounded(low), high: rounded(high) },
    };
  });
  return { what: vary.what, outcome, rows };
}

const shareAs = (name: string, count: number, of: number): OutcomeShare => ({
  name,
  count,
  ...roundedShare(count, of),
});

const sharesOf = (body: LabBody, row: readonly number[], rolls: number): readonly OutcomeShare[] =>
  outcomesOf(body).map((name, i) => shareAs(name, row[i] ?? 0, rolls));

function together(all: readonly (readonly OutcomeShare[])[], of: number): readonly OutcomeShare[] {
  const counts = new Map<string, number>();
  for (const { name, count } of all.flat()) counts.set(name, (counts.get(name) ?? 0) + count);
  return [...counts].map(([name, count]) => shareAs(name, count, of));
}

function battleOf(parameters: RollsParameters, bodies: readonly LabBody[], counts: RollsCounts, rolls: number): Battle {
  const { defenders } = parameters;
  const wins = winningOf(parameters, bodies);
  const falls = bodies.map((body, i) => {
    const at = outcomesOf(body).indexOf(wins);
    return rolls === 0 ? 1 : 1 - (counts.bodies[i]?.[at] ?? 0) / rolls;
  });
  const product = (chances: readonly number[]): number => chances.reduce((all, one) => all * one, 1);
  const attackersFall = product(falls.slice(0, -defenders));
  const defendersFall = product(falls.slice(-defenders));
  const outcomes = [
    ['taken', counts.taken, defendersFall * (1 - attackersFall)],
    ['held', counts.held, 1 - defendersFall],
    ['empty', counts.empty, defendersFall * attackersFall],
  ] as const;
  return {
    wins,
    attackers: bodies.length - defenders,
    defenders,
    outcomes: outcomes.map(([name, count, independent]) => ({
      ...shareAs(name, count, rolls),
      independent: rounded(independent),
    })),
  };
}

/** A row an outcome: of all bodies, of each, of battles; two a value that was tried. */
export function rollsTable({ shares, bodies, battle, sensitivity, rolls, unsettled }: RollsAnswer): Table {
  const row = (of: string, { name, count, share, low, high }: OutcomeShare, independent: number | null = null) =>
    [of, name, count, share, low, high, independent] as const;
  return {
    columns: ['of', 'outcome', 'count', 'share', 'low 95 %', 'high 95 %', 'share if they did not meet'],
    rows: [
      ...shares.map((one) => row(bodies.length > 0 ? 'all bodies' : '', one)),
      ...bodies.flatMap(({ body, shares: own }, i) => own.map((one) => row(`${i + 1} ${body}`, one))),
      ...(battle?.outcomes ?? []).map((one) => row('battle', one, one.independent)),
      ...(sensitivity?.rows ?? []).flatMap(({ value, difference, ...one }) => [
        row(`${sensitivity?.what} ${value}`, one),
        [
          `${sensitivity?.what} ${value} minus as thrown`,
          one.name,
          null,
          difference.difference,
          difference.low,
          difference.high,
          null,
        ] as const,
      ]),
      ['', 'rolls', rolls, null, null, null, null],
      ['', 'unsettled', unsettled, null, null, null, null],
    ],
  };
}

/** Of all bodies together, and of battles. */
export const rollsShares = ({ shares, bodies, battle, rolls }: RollsAnswer): readonly NamedShare[] => [
  ...shares.map(({ name, count }) => ({ name, count, total: rolls * Math.max(1, bodies.length) })),
  ...(battle?.outcomes ?? []).map(({ name, count }) => ({ name: `battle ${name}`, count, total: rolls })),
];

/** Shares with their intervals, the most frequent outcome on top. */
export function rollsPlots(answer: RollsAnswer): readonly Plot[] {
  const { sensitivity } = answer;
  return [...outcomePlots(answer), ...(sensitivity === null ? [] : [sensitivityPlot(sensitivity, answer)])];
}

function sensitivityPlot({ what, outcome, rows }: Sensitivity, { shares }: RollsAnswer): Plot {
  const asThrown = shares.find(({ name }) => name === outcome)?.share ?? 0;
  return {
    id: 'sensitivity',
    title: `${outcome}, by ${LEVERS[what].label}`,
    says: `The share of ${outcome} by ${LEVERS[what].label}, with 95 % intervals; the line is as it is thrown.`,
    x: { label: LEVERS[what].label },
    y: { label: `share of ${outcome}`, percent: true },
    layers: [
      { mark: 'rule', y: asThrown, says: 'as thrown' },
      { mark: 'dots', dots: rows.map(({ value, share, low, high }) => ({ x: value, y: share, low, high })) },
    ],
  };
}

function outcomePlots({ shares, battle }: RollsAnswer): readonly Plot[] {
  const sorted = shares.toSorted((a, b) => b.share - a.share);
  const outcomes = dotsAcross('outcomes', 'How it comes to lie', sorted);
  if (battle === null) return [outcomes];
  const { independent, ...plot } = {
    ...dotsAcross('battle', 'Battles', battle.outcomes),
    independent: battle.outcomes,
  };
  const beside = independent.map(({ name, independent: share }) => ({ x: share, y: name, of: 'if they did not meet' }));
  return [outcomes, { ...plot, layers: [...plot.layers, { mark: 'dots', dots: beside, across: true }] }];
}

const dotsAcross = (id: string, title: string, shares: readonly OutcomeShare[]): Plot => ({
  id,
  title,
  says: 'The share of each outcome, with 95 % intervals.',
  x: { label: 'share of rolls', percent: true, domain: [0, Math.max(...shares.map(({ high }) => high))] },
  y: { label: '', names: shares.map(({ name }) => name) },
  layers: [
    {
      mark: 'dots',
      across: true,
      dots: shares.map(({ name, share, low, high }) => ({ x: share, y: name, low, high })),
    },
  ],
});
