import { BOTS } from '#bots/registry.ts';
import { halfWidthOf } from '#sim/maths/interval.ts';
import { labExperiment, type LabExperiment } from '../experiment.ts';
import { decisionOf } from '../statistics/sequential.ts';
import { firstBot, matchesAnswer } from './answer.ts';
import { countMatches, matchesCounts, mergeMatches } from './count.ts';
import { matchesParameters, type PlayedGame } from './parameters.ts';
import { matchesPlots, matchesSays, matchesTable } from './show.ts';

const USUAL_MATCHES = 40;

/** Bots play each other: who wins, at which seat, how long it takes, and what another set-up changes. */
export const matchesOf = (games: readonly PlayedGame[]): LabExperiment =>
  labExperiment({
    id: 'matches',
    parameters: matchesParameters(games),
    counts: matchesCounts,
    trials: USUAL_MATCHES,
    chunk: 1,
    group: ({ bots }) => ({ size: bots.length, why: 'as every bot has every seat equally often' }),
    count: countMatches(games),
    merge: mergeMatches,
    halfWidth: (parameters, counts) => halfWidthOf(...firstBot(parameters, counts)),
    isAnswered: (parameters, counts) =>
      parameters.sequential !== null && decisionOf(parameters.sequential, ...firstBot(parameters, counts)) !== null,
    answer: (parameters, counts) => {
      const { unit = '', measures = [] } = games.find(({ id }) => id === parameters.game)?.trials ?? {};
      const measure = measures.find(({ id }) => id === parameters.measure);
      return matchesAnswer(parameters, counts, { unit, measure });
    },
    table: matchesTable,
    plots: matchesPlots,
    setting: ({ game, bots, rolls }) =>
      `${game}, ${bots.join(' against ')}${rolls === 'odds' ? ', rolls drawn from odds' : ''}`,
    says: matchesSays,
  });

/** With the bots of every game. */
export async function loadMatches(): Promise<LabExperiment> {
  const games = await Promise.all(BOTS.map(async ({ id, trials }) => ({ id, trials: await trials() })));
  return matchesOf(games);
}
