import { judgePuzzle, LEARNER } from '#bots/trexlands/puzzles/judge.ts';
import type { SeatInfo } from '#engine/seats.ts';
import { isClima, kindOf } from '#games/trexlands/cards/ids.ts';
import { playableCard } from '#games/trexlands/cards/kinds.ts';
import { campOf } from '#games/trexlands/queries.ts';
import type { Puzzle } from '#games/trexlands/help/puzzles/puzzles.ts';
import { STANDARD_SEATS } from '#play/form/players.ts';
import { gameTexts } from '../texts.ts';
import { titleOf } from './puzzleList.ts';
import { idleReply } from './replies.ts';
import { positionOf, type TrexlandsTask } from './taskRun.ts';

const STATES = { solved: 'passed', missed: 'failed' } as const;

/** The rivals do nothing: what the learner chooses is judged. */
export const puzzleTask = (puzzle: Puzzle): TrexlandsTask => ({
  id: puzzle.id,
  title: titleOf(puzzle),
  learner: LEARNER,
  parts: [
    {
      task: gameTexts.puzzles.task(puzzle, cardOf(puzzle)),
      setUp: positionOf(puzzle.position, STANDARD_SEATS.slice(0, puzzle.position.seats).map(personAt)),
      judge: (match) => {
        const verdict = judgePuzzle(puzzle, match);
        if (verdict.state === 'open') return verdict;
        const [before, now] = [puzzle.position, match.state].map((state) => campOf(state, LEARNER).x);
        const scored = (now ?? 0) - (before ?? 0);
        return { state: STATES[verdict.state], words: gameTexts.puzzles[verdict.state](puzzle, verdict.share, scored) };
      },
      reply: idleReply,
    },
  ],
});

const personAt = ({ name, colour }: (typeof STANDARD_SEATS)[number]): SeatInfo => ({ name, colour, kind: 'person' });

/** The name of the card that a bid is about; empty where it is about none. */
function cardOf({ position: { phase }, wanted }: Puzzle): string {
  const card = phase.name === 'market' ? phase.market[wanted - 1]?.card : undefined;
  return card === undefined || isClima(card) ? '' : playableCard(kindOf(card)).name;
}
