import { MOST_POINTS_OVER } from '#games/trexlands/bestThrow/ways.ts';
import type { HandRelease } from '#sim/roll/handRelease.ts';
import type { NamedShare } from '#lab/experiment.ts';
import type { Plot } from '#lab/plots/plot.ts';
import { rounded } from '#lab/rounded.ts';
import type { Table } from '#lab/table.ts';
import type { ByScatter, ThrowsAnswer } from './answer.ts';

const nameOf = ({ scatter }: ByScatter): string => (scatter === 0 ? 'best, exactly' : `best, ${scatter} × scatter`);

function told({ atMm, velocityMmS, spinDegS, quaternion }: HandRelease): string {
  const turned = quaternion === undefined ? '' : `, turned ${quaternion.join(' ')}`;
  return `at ${atMm.join(' ')} mm, ${velocityMmS.join(' ')} mm/s, ${[spinDegS].flat().join(' ')} deg/s${turned}`;
}

/** The best throw by scatter, the standard throw, and what every restart has found. */
export const throwsTable = ({ best, standard, rolls, restarts }: ThrowsAnswer): Table => ({
  columns: [
    'throw',
    'rolls',
    'comes up',
    'low 95 %',
    'high 95 %',
    'over standard',
    'over low 95 %',
    'over high 95 %',
    'thrown',
  ],
  rows: [
    ...best.robustness.map((row) => [
      nameOf(row),
      rolls,
      row.share,
      row.low,
      row.high,
      row.over.difference,
      row.over.low,
      row.over.high,
      told(best.thrown),
    ]),
    ['standard', standard.rolls, standard.share, standard.low, standard.high, null, null, null, ''],
    ...restarts.map(({ restart, share, low, high, thrown }) => [
      `search ${restart}${restart === best.restart ? ', the best' : ''}`,
      rolls,
      share,
      low,
      high,
      null,
      null,
      null,
      told(thrown),
    ]),
  ],
});

export const throwsShares = ({ best, standard, rolls }: ThrowsAnswer): readonly NamedShare[] => [
  ...best.robustness.map((row) => ({ name: nameOf(row), count: Math.round(row.share * rolls), total: rolls })),
  { name: 'standard', count: Math.round(standard.share * standard.rolls), total: standard.rolls },
];

export function throwsPlots(answer: ThrowsAnswer): readonly Plot[] {
  return [robustnessPlot(answer), restartsPlot(answer)];
}

/** Beside the standard throw, and for shaken ones beside the most that they may. */
function robustnessPlot({ best, standard }: ThrowsAnswer): Plot {
  const rows = [...best.robustness.map((row) => ({ ...row, name: nameOf(row) })), { ...standard, name: 'standard' }];
  const most = rounded(standard.share + MOST_POINTS_OVER / 100);
  const limit = { mark: 'rule', x: most, says: `${MOST_POINTS_OVER} points over the standard throw` } as const;
  return {
    id: 'robustness',
    title: 'How often the best throw comes up',
    says: 'The share of rolls in which the truck comes to stand on its wheels: of the best throw found, by how exactly the hand repeats it, and of the standard throw, with 95 % intervals.',
    x: { label: 'comes up', percent: true, domain: [0, 1] },
    y: { label: '', names: rows.map(({ name }) => name) },
    layers: [
      {
        mark: 'dots',
        across: true,
        dots: rows.map(({ name, share, low, high }) => ({ x: share, y: name, low, high })),
      },
      ...(best.verdict === null ? [] : [limit]),
    ],
  };
}

/** Whether further restarts would find something better: many that are nearly as good say that they would not. */
function restartsPlot({ best, standard, restarts }: ThrowsAnswer): Plot {
  return {
    id: 'restarts',
    title: 'What every search has found',
    says: 'How often the throw that each search has found comes up, the best one in a colour of its own, with 95 % intervals, beside the standard throw.',
    x: { label: 'search' },
    y: { label: 'comes up', percent: true, domain: [0, 1] },
    layers: [
      { mark: 'rule', y: standard.share, says: 'standard throw' },
      {
        mark: 'dots',
        dots: restarts.map(({ restart, share, low, high }) => ({
          x: restart,
          y: share,
          low,
          high,
          of: restart === best.restart ? 'the best' : 'others',
        })),
      },
    ],
  };
}
