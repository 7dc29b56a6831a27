import type { Dot, Plot } from '../plots/plot.ts';
import type { Cell } from '../table.ts';
import type { SetupAnswer } from './answer.ts';
import type { Counted, LeadAfter } from './lead.ts';

/** Tables and plots go on as long as so large a share of the matches does; an answer's own keys have all. */
const LEAST_SHARE = 1 / 4;

const shown = ({ bots, lead = [] }: SetupAnswer): readonly LeadAfter[] =>
  lead.filter(({ starter }) => starter.of >= LEAST_SHARE * (bots[0]?.matches ?? 0));

const ROWS = [
  { key: 'starter', says: 'who began leads' },
  { key: 'first', says: 'the first bot leads' },
  { key: 'level', says: 'nobody leads' },
  { key: 'wins', says: 'the leader wins' },
] as const;

/** Units are said in the plural, which ends in s, or in es after ch: turns, turn cycles, rounds, matches. */
const oneOf = (unit: string): string => unit.replace(/(?<=ch)es$|s$/, '');

/** Three shares after each turn, each of the matches that then went on. */
export const leadRows = (setup: SetupAnswer): readonly (readonly Cell[])[] =>
  shown(setup).flatMap((lead) =>
    ROWS.map(({ key, says }): readonly Cell[] => {
      const { of, share, low, high } = lead[key];
      return [
        setup.name,
        `after ${oneOf(setup.length.unit)} ${lead.after}`,
        says,
        of,
        ...(of === 0 ? NONE : [share, low, high]),
      ];
    }),
  );

const NONE = [null, null, null] as const;

/** The lead by turn, and the wins of who had it; none in games that do not tell who leads. */
export function leadPlots(setups: readonly SetupAnswer[]): readonly Plot[] {
  if (setups.every(({ lead = [] }) => lead.length === 0)) return [];
  const [{ length: { unit }, seats } = EMPTY] = setups;
  const share = 1 / Math.max(1, seats.length);
  const plot = (id: string, title: string, says: string, label: string, of: (lead: LeadAfter) => Counted): Plot => {
    const dots = setups.flatMap((setup) =>
      shown(setup).flatMap((lead): readonly (Dot & { readonly x: number; readonly y: number })[] => {
        const { of: matches, share: y, low, high } = of(lead);
        return matches === 0 ? [] : [{ x: lead.after, y, low, high, of: setup.name }];
      }),
    );
    return {
      id,
      title,
      says,
      x: { label: unit },
      y: { label, percent: true, domain: [0, 1] },
      layers: [
        { mark: 'rule', y: share, says: 'all alike' },
        { mark: 'line', points: dots },
        { mark: 'dots', dots },
      ],
    };
  };
  return [
    plot(
      'lead',
      'Lead by turn',
      'How often the seat that made the first move is ahead after so much of a match, of those that go on, with 95 % intervals.',
      'share in which who began leads',
      ({ starter }) => starter,
    ),
    plot(
      'lead-wins',
      'How often the leader wins',
      'How often the one that is ahead after so much of a match has won in the end, with 95 % intervals.',
      'share that the leader wins',
      ({ wins }) => wins,
    ),
  ];
}

const EMPTY = { length: { unit: '' }, seats: [] };
