import { Suspense, useState } from 'react';
import { judgePuzzle, LEARNER } from '#bots/trexlands/puzzles/judge.ts';
import type { SeatInfo } from '#engine/seats.ts';
import { isClima, kindOf } from '#games/trexlands/cards/ids.ts';
import { playableCard } from '#games/trexlands/cards/kinds.ts';
import { PUZZLES, type Puzzle } from '#games/trexlands/help/puzzles/puzzles.ts';
import type { Physics } from '#sim/physics.ts';
import { Arrives } from '#app/pages/Arrives.tsx';
import { STANDARD_SEATS } from '#play/form/players.ts';
import { physicsIn, useRuntime } from '#app/pages/runtime.ts';
import { PracticeCard } from '#app/practice/PracticeCard.tsx';
import { PracticeOutcome } from '#app/practice/PracticeOutcome.tsx';
import { useTheSettings } from '#app/settings/useSettings.tsx';
import { NextStep } from '#app/teach/NextStep.tsx';
import { texts } from '#play/texts.ts';
import { goTo } from '#app/ui/useRoute.ts';
import { Loading } from '#app/ui/Loading.tsx';
import { Message } from '#app/ui/Message.tsx';
import { useSession } from '../session/SessionContext.tsx';
import { gameTexts } from '#play/trexlands/texts.ts';
import {
  nextPuzzle,
  pathOfPuzzle,
  puzzleAt,
  rememberedAs,
  ROUTE_OF_ALL,
  titleOf,
} from '#play/trexlands/practice/puzzleList.ts';
import { idleReply } from '#play/trexlands/practice/replies.ts';
import { SeatedAt } from './SeatedAt.tsx';
import { TurnHud } from './TurnHud.tsx';
import type { TurnTask } from '#play/trexlands/practice/turnTask.ts';
import { useTurnState } from './useTurn.ts';

/** A puzzle at a table of its own; solved, it is remembered on this device. */
export function PuzzlePage({ path }: { readonly path: string }) {
  const puzzle = puzzleAt(path);
  const opening = useRuntime();
  if (puzzle === undefined) return <Message title={texts.notFound.title} text={texts.drills.noSuchDrill} />;
  return (
    <Suspense fallback={<Loading text={texts.loading.table} />}>
      <Arrives promise={opening}>
        {(runtime) => <Trying key={puzzle.id} puzzle={puzzle} physics={physicsIn(runtime)} />}
      </Arrives>
    </Suspense>
  );
}

function Trying({ puzzle, physics }: { readonly puzzle: Puzzle; readonly physics: Physics }) {
  const { getState, change } = useTheSettings();
  const [task] = useState(() => taskOf(puzzle));
  const remember = (): void => {
    const { passedDrills } = getState();
    const id = rememberedAs(puzzle);
    if (!passedDrills.includes(id)) change({ passedDrills: [...passedDrills, id] });
  };
  return (
    <SeatedAt
      task={task}
      physics={physics}
      title={titleOf(puzzle)}
      data={{ 'data-drill': puzzle.id }}
      onSolved={remember}
    >
      <PuzzleHud puzzle={puzzle} />
    </SeatedAt>
  );
}

/** The rivals do nothing: what the learner chooses is judged. */
function taskOf(puzzle: Puzzle): TurnTask {
  return {
    learner: LEARNER,
    seats: STANDARD_SEATS.slice(0, puzzle.position.seats).map(({ name, colour }): SeatInfo => ({
      name,
      colour,
      kind: 'person',
    })),
    position: puzzle.position,
    judge: (match) => {
      const verdict = judgePuzzle(puzzle, match);
      if (verdict.state === 'open') return { state: 'open', words: '' };
      return { state: verdict.state, words: gameTexts.puzzles[verdict.state](puzzle, verdict.share) };
    },
    reply: idleReply,
  };
}

/** The name of the card that a bid is about; empty where it is about none. */
function cardOf({ position: { phase }, wanted }: Puzzle): string {
  const card = phase.name === 'market' ? phase.market[wanted - 1]?.card : undefined;
  return card === undefined || isClima(card) ? '' : playableCard(kindOf(card)).name;
}

function PuzzleHud({ puzzle }: { readonly puzzle: Puzzle }) {
  const verdict = useTurnState((state) => state.verdict);
  const underWay = useSession(({ thrown }) => thrown.length > 0);
  const task = gameTexts.puzzles.task(puzzle, cardOf(puzzle));
  const way = { href: ROUTE_OF_ALL, words: gameTexts.puzzles.all };
  const place = gameTexts.puzzles.place(PUZZLES.indexOf(puzzle) + 1, PUZZLES.length);
  return (
    <TurnHud
      title={titleOf(puzzle)}
      task={task}
      way={way}
      card={
        <PracticeCard
          place={[gameTexts.card.name, place]}
          title={titleOf(puzzle)}
          task={<p>{task}</p>}
          none={gameTexts.puzzles.none}
          underWay={underWay}
          way={way}
          list={verdict.state === 'solved' ? null : <Solution puzzle={puzzle} />}
        />
      }
      outcome={<Outcome puzzle={puzzle} solved={verdict.state === 'solved'} words={verdict.words} />}
    />
  );
}

/** Shut until it is wanted, and there after a try alone. */
const Solution = ({ puzzle: { solution } }: { readonly puzzle: Puzzle }) => (
  <details className="drill-how">
    <summary>{gameTexts.puzzles.solve}</summary>
    <p>{gameTexts.puzzles.solution(solution)}</p>
  </details>
);

interface OutcomeProps {
  readonly puzzle: Puzzle;
  readonly solved: boolean;
  readonly words: string;
}

function Outcome({ puzzle, solved, words }: OutcomeProps) {
  const next = nextPuzzle(puzzle);
  if (!solved) return <PracticeOutcome>{words}</PracticeOutcome>;
  const onward = (): void =>
    next === null ? window.location.assign(ROUTE_OF_ALL) : goTo({ page: 'own', path: pathOfPuzzle(next.id) });
  return (
    <PracticeOutcome
      next={<NextStep onPress={onward}>{next === null ? gameTexts.puzzles.all : texts.drills.nextPuzzle}</NextStep>}
    >
      {words}
    </PracticeOutcome>
  );
}
