import { Suspense, useMemo, useState } from 'react';
import { goalsAt, type TurnGoal } from '#games/trexlands/help/practice/goal.ts';
import type { TrexlandsState } from '#games/trexlands/state.ts';
import type { TrexlandsMatch } from '#games/trexlands/trexlands.ts';
import type { Physics } from '#sim/physics.ts';
import { Arrives } from '#app/pages/Arrives.tsx';
import { Opens } from '#app/pages/Opens.tsx';
import { physicsIn, useRuntime, type Runtime } from '#app/pages/runtime.ts';
import { useToWatch } from '#app/pages/useToWatch.ts';
import type { Way } from '#app/pages/WayBack.tsx';
import { texts } from '#play/texts.ts';
import { makeRoute } from '#play/route.ts';
import { Loading } from '#app/ui/Loading.tsx';
import { Message } from '#app/ui/Message.tsx';
import { PRACTICE, type PracticePlace } from '#play/trexlands/teach/addresses.ts';
import { gameTexts } from '#play/trexlands/texts.ts';
import { namesOf } from '#play/trexlands/words/names.ts';
import { PracticeHud } from './PracticeHud.tsx';
import { SeatedAt } from './SeatedAt.tsx';
import { takenMatch } from '#play/trexlands/practice/taken.ts';
import { taskAt } from '#play/trexlands/practice/taskAt.ts';
import { turnAt } from '#play/trexlands/practice/turnAt.ts';

const PLACE = /^\/(match|watch)\/([\w-]{1,64})\/(\d{1,5})$/;

function placeIn(path: string): PracticePlace | null {
  const [, from, id, action] = PLACE.exec(path.slice(PRACTICE.length)) ?? [];
  return id === undefined ? null : { from: from === 'match' ? 'match' : 'watch', id, action: Number(action) };
}

/** A turn of a match at a table of its own, to be tried again and again: the match is not touched. */
export function PracticePage({ path }: { readonly path: string }) {
  const place = placeIn(path);
  const opening = useRuntime();
  if (place === null) return <Message title={texts.practice.title} text={gameTexts.practice.noTurn} />;
  return (
    <Suspense fallback={<Loading text={texts.loading.table} />}>
      <Arrives promise={opening}>{(runtime) => <Opened place={place} runtime={runtime} />}</Arrives>
    </Suspense>
  );
}

function Opened({ place, runtime }: { readonly place: PracticePlace; readonly runtime: Runtime }) {
  const open = useToWatch(place.id, runtime);
  const [taken] = useState(() => takenMatch(place.id));
  const at = (match: TrexlandsMatch) => <AtTurn place={place} match={match} physics={physicsIn(runtime)} />;
  if (taken !== null) return at(taken);
  return (
    <Opens open={open}>
      {(match) =>
        match.header.game === 'trexlands' ? (
          at(match as TrexlandsMatch)
        ) : (
          <Message title={texts.practice.title} text={gameTexts.practice.noTurn} />
        )
      }
    </Opens>
  );
}

interface AtTurnProps {
  readonly place: PracticePlace;
  readonly match: TrexlandsMatch;
  readonly physics: Physics;
}

function AtTurn({ place, match, physics }: AtTurnProps) {
  const [position] = useState(() => (place.action > match.log.length ? null : turnAt(match, place.action)));
  const way: Way = {
    href: makeRoute(
      place.from === 'match' ? { page: 'match', id: place.id } : { page: 'watch', id: place.id, ruling: null },
    ),
    words: texts.practice.back[place.from],
  };
  if (position === null)
    return (
      <Message
        title={texts.practice.title}
        text={gameTexts.practice.noTurn}
        more={
          <a className="button" href={way.href}>
            {way.words}
          </a>
        }
      />
    );
  return <Trying match={match} position={position} physics={physics} way={way} />;
}

interface TryingProps {
  readonly match: TrexlandsMatch;
  readonly position: TrexlandsState;
  readonly physics: Physics;
  readonly way: Way;
}

function Trying({ match, position, physics, way }: TryingProps) {
  const goals = useMemo(() => goalsAt(position), [position]);
  const [goal, setGoal] = useState<TurnGoal>(goals[0] ?? 'move');
  const [aim] = useState(() => ({ goal }));
  const [task] = useState(() => taskAt(match, position, aim, physics));
  return (
    <SeatedAt task={task} physics={physics} title={texts.practice.title}>
      <PracticeHud
        goals={goals}
        goal={goal}
        player={namesOf(match.header.seats).seat(task.learner)}
        way={way}
        onGoal={(next) => {
          aim.goal = next;
          setGoal(next);
        }}
      />
    </SeatedAt>
  );
}
