import { lazy, Suspense, use, useCallback } from 'react';
import type { TractionMatch } from '../../games/traction/traction.ts';
import type { TrexlandsMatch } from '../../games/trexlands/trexlands.ts';
import { ok, type Result } from '../../sim/result.ts';
import { Loading } from '../ui/Loading.tsx';
import { NoWebgl } from '../ui/Message.tsx';
import { Opens } from './Opens.tsx';
import { useParlour, type Parlour } from './runtime.ts';
import type { RulingPlace } from '../ui/route.ts';
import { ReadLink } from '../saved/ReadLink.tsx';
import { hasWebgl2 } from '../scene/webgl.ts';
import type { Library } from '../storage/library.ts';
import { idOfMatch } from '../session/matchIds.ts';
import type { Replaying } from '../storage/replayMatch.ts';
import { replayOwn } from '../storage/replayOwn.ts';
import { useTheLibrary } from '../storage/useLibrary.tsx';
import { gameOf } from '../storage/gameFiles.ts';
import { clauseOfExample } from '../tables/traction/teach/exampleIds.ts';
import { texts } from '../texts.ts';

const RoundWatching = lazy(async () => ({
  default: (await import('../tables/trexlands/watch/RoundWatching.tsx')).RoundWatching,
}));
const Watching = lazy(async () => ({ default: (await import('../tables/traction/watch/Watching.tsx')).Watching }));

export interface WatchPageProps {
  readonly id: string;
  readonly ruling: RulingPlace | null;
}

/** A match watched again: the one that is being played, or one from the shelf; or the example of a clause. */
export function WatchPage(props: WatchPageProps) {
  if (!hasWebgl2()) return <NoWebgl />;
  return (
    <Suspense fallback={<Loading text={texts.loading.table} />}>
      <Opened {...props} />
    </Suspense>
  );
}

type Watched = { readonly match: TractionMatch } | { readonly round: TrexlandsMatch };

function Opened({ id, ruling }: WatchPageProps) {
  const parlour = use(useParlour());
  const library = useTheLibrary();
  const open = useCallback((replaying: Replaying) => toWatch(id, parlour, library, replaying), [id, parlour, library]);
  const { physics } = parlour;
  return (
    <Opens open={open} instead={<ReadLink id={id} />}>
      {(watched) =>
        'match' in watched ? (
          <Watching id={id} match={watched.match} physics={physics} ruling={ruling} />
        ) : (
          <RoundWatching id={id} match={watched.round} physics={physics} />
        )
      }
    </Opens>
  );
}

async function toWatch(
  id: string,
  { session, round, physics }: Parlour,
  library: Library,
  replaying: Replaying,
): Promise<Result<Watched>> {
  const clause = clauseOfExample(id);
  if (clause !== null)
    return asMatch((await import('../tables/traction/teach/exampleMatch.ts')).exampleMatch(physics, clause));
  const { match } = session.store.getState();
  if (match !== null && idOfMatch(match) === id) return ok({ match });
  const played = round?.store.getState().played ?? null;
  if (played !== null && idOfMatch(played) === id) return ok({ round: played });
  const recording = await library.open(id, physics.build);
  if (!recording.ok) return recording;
  const isRound = gameOf(recording.value) === 'trexlands';
  const replayed = isRound
    ? asRound(await replayOwn('trexlands', id, recording.value, physics, replaying))
    : asMatch(await replayOwn('traction', id, recording.value, physics, replaying));
  if (replayed.ok) library.keepAsOpened(id, 'match' in replayed.value ? replayed.value.match : replayed.value.round); // the list's picture of it comes with that
  return replayed;
}

const asMatch = (match: Result<TractionMatch>): Result<Watched> => (match.ok ? ok({ match: match.value }) : match);
const asRound = (round: Result<TrexlandsMatch>): Result<Watched> => (round.ok ? ok({ round: round.value }) : round);
