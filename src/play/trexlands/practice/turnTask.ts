import { seedRandom, shuffled, withRandom, type Seed } from '#engine/random.ts';
import { asPersons } from '#engine/seats.ts';
import { judgeTry, type TurnGoal } from '#games/trexlands/help/practice/goal.ts';
import type { TrexlandsEvent } from '#games/trexlands/events.ts';
import type { TrexlandsState } from '#games/trexlands/state.ts';
import { eventText } from '#games/trexlands/texts.ts';
import type { TrexlandsMatch } from '#games/trexlands/trexlands.ts';
import { turnOf } from '#games/trexlands/turn.ts';
import { texts } from '#play/texts.ts';
import type { Physics } from '#sim/physics.ts';
import { worthSaying } from '../say/sayings.ts';
import { gameTexts } from '../texts.ts';
import { namesOf } from '../words/names.ts';
import { keenReply } from './replies.ts';
import { positionOf, type TrexlandsTask } from './taskRun.ts';

const STATES = { open: 'open', solved: 'passed', missed: 'failed' } as const;

/**
 * The turn of a match to be tried, from a position that `turnAt` has found in it, by a person, whoever plays the match.
 */
export function turnTask(
  { header }: TrexlandsMatch,
  position: TrexlandsState,
  goal: TurnGoal,
  physics: Physics,
): TrexlandsTask {
  const learner = turnOf(position)?.seat;
  if (learner === undefined) throw new Error('the position is one of a turn');
  return {
    id: 'practice',
    title: texts.practice.title,
    learner,
    parts: [
      {
        task: gameTexts.practice.succeedsIf(goal),
        setUp: positionOf(withOtherDeck(position, header.seed), asPersons(header.seats)),
        judge: (tried) => {
          const { state } = judgeTry(goal, learner, tried);
          return { state: STATES[state], words: state === 'open' ? '' : gameTexts.practice[state] };
        },
        reply: keenReply(physics),
        tell: ({ log }) => ({
          said: saidOf(
            log.flatMap(({ events }) => events),
            header.seats,
          ),
        }),
      },
    ],
  };
}

/** The cards that come to the market next are luck as well: in a match that goes on nobody knows them before. */
const withOtherDeck = (position: TrexlandsState, seed: Seed): TrexlandsState => ({
  ...position,
  publicDeck: withRandom(seedRandom(seed), (random) => shuffled(position.publicDeck, random)).value,
});

function saidOf(events: readonly TrexlandsEvent[], seats: TrexlandsMatch['header']['seats']): string {
  const said = worthSaying(events).map((event) => eventText(event, namesOf(seats)));
  return gameTexts.practice.line(said.join(' '));
}
