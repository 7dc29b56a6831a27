import type { Plot } from '#lab/plots/plot.ts';
import type { Table } from '#lab/table.ts';
import type { CalibrateAnswer } from './answer.ts';

/** The estimate; above it the readings that it is made of. */
export const calibrateTable = ({ from, readings, friction, low, high }: CalibrateAnswer): Table => ({
  columns: ['', from === 'angles' ? 'read deg' : 'read mm', 'friction', 'low 95 %', 'high 95 %'],
  rows: [
    ...readings.map(({ read, friction: one }, i) => [`reading ${i + 1}`, read, one, null, null]),
    ['surface', null, friction, low, high],
  ],
});

export const calibratePlots = (answer: CalibrateAnswer): readonly Plot[] =>
  answer.tried.length === 0 ? [readingsPlot(answer)] : [likelihoodPlot(answer)];

const rulesOf = ({ friction, low, high }: CalibrateAnswer) =>
  [
    { x: low, says: 'low' },
    { x: friction, says: 'coefficient' },
    { x: high, says: 'high' },
  ].flatMap(({ x, says }) => (x === null ? [] : [{ mark: 'rule' as const, x, says }]));

const readingsPlot = (answer: CalibrateAnswer): Plot => ({
  id: 'readings',
  title: 'Readings of the slope',
  says: 'The coefficient of each reading, and across them their mean and its 95 % interval.',
  x: { label: 'coefficient of friction' },
  y: { label: 'reading' },
  layers: [
    ...rulesOf(answer),
    { mark: 'dots', dots: answer.readings.map(({ friction }, i) => ({ x: friction, y: i + 1 })) },
  ],
});

function likelihoodPlot(answer: CalibrateAnswer): Plot {
  const best = Math.max(...answer.tried.map(({ logLikelihood }) => logLikelihood));
  return {
    id: 'likelihood',
    title: 'How likely the steps are on each surface',
    says: 'The likelihood of the steps against the coefficient, by the hand that explains them best, and its 95 % interval.',
    x: { label: 'coefficient of friction' },
    y: { label: 'likelihood over the highest', domain: [0, 1] },
    layers: [
      ...rulesOf(answer),
      {
        mark: 'line',
        points: answer.tried.map(({ friction, logLikelihood }) => ({
          x: friction,
          y: Math.exp(logLikelihood - best),
        })),
      },
    ],
  };
}
