import { lazy, Suspense, use, useEffect, useState } from 'react';
import type { TractionMatch } from '../../games/traction/traction.ts';
import type { TrexlandsMatch } from '../../games/trexlands/trexlands.ts';
import type { Physics } from '../../sim/physics.ts';
import { fault, ok, type Fault, type Result } from '../../sim/result.ts';
import { Loading } from '../pages/Loading.tsx';
import { Message, NoWebgl } from '../pages/Message.tsx';
import { useParlour, type Parlour } from '../pages/parlour.ts';
import type { RulingPlace } from '../pages/route.ts';
import { hasWebgl2 } from '../scene/webgl.ts';
import type { Library } from '../storage/library.ts';
import { idOfMatch } from '../storage/matchIds.ts';
import { replayMatch, type Replaying } from '../storage/replayMatch.ts';
import { useTheLibrary } from '../storage/useLibrary.tsx';
import { gameOf, recordingOf, type AnyRecording } from '../tables/gameFiles.ts';
import { clauseOfExample } from '../teach/exampleIds.ts';
import { texts } from '../texts.ts';

const RoundWatching = lazy(async () => ({ default: (await import('../tables/trexlands/watch/RoundWatching.tsx')).RoundWatching }));
const Watching = lazy(async () => ({ default: (await import('./Watching.tsx')).Watching }));

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
type Opening = { readonly done: number; readonly of: number } | Watched | { readonly fault: Fault };

function Opened({ id, ruling }: WatchPageProps) {
  const parlour = use(useParlour());
  const library = useTheLibrary();
  const [opening, setOpening] = useState<Opening>({ done: 0, of: 0 });
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const tell = (next: Opening): void => {
      if (!signal.aborted) setOpening(next);
    };
    void toWatch(id, parlour, library, { signal, onProgress: (done, of) => tell({ done, of }) })
      .catch(() => fault('match-unreadable', texts.files.unreadable)) // whatever it was, the page says something and leads back
      .then((opened) => tell(opened.ok ? opened.value : { fault: opened.fault }));
    return () => leaving.abort();
  }, [id, parlour, library]);
  if ('fault' in opening) return <Message title={texts.cannotOpen.title} text={opening.fault.message} />;
  if ('match' in opening) return <Watching id={id} match={opening.match} physics={parlour.physics} ruling={ruling} />;
  if ('round' in opening) return <RoundWatching id={id} match={opening.round} physics={parlour.physics} />;
  const { done, of } = opening;
  return <Loading text={of === 0 ? texts.loading.table : texts.loading.replay(done, of)} share={of === 0 ? undefined : done / of} />;
}

async function toWatch(id: string, parlour: Parlour, library: Library, replaying: Replaying): Promise<Result<Watched>> {
  const { session, round, physics } = parlour;
  const clause = clauseOfExample(id);
  if (clause !== null) return asMatch((await import('../teach/exampleMatch.ts')).exampleMatch(physics, clause));
  const { match } = session.store.getState();
  if (match !== null && idOfMatch(match) === id) return ok({ match });
  const played = round?.store.getState().played ?? null;
  if (played !== null && idOfMatch(played) === id) return ok({ round: played });
  const recording = await library.open(id, physics.build);
  if (!recording.ok) return recording;
  const replayed = gameOf(recording.value) === 'trexlands' ? await roundOf(recording.value, physics, replaying) : await matchOf(recording.value, physics, replaying);
  if (replayed.ok) library.keepAsOpened(id, 'match' in replayed.value ? replayed.value.match : replayed.value.round); // the list's picture of it comes with that
  return replayed;
}

const asMatch = (match: Result<TractionMatch>): Result<Watched> => (match.ok ? ok({ match: match.value }) : match);

async function matchOf(recording: AnyRecording, physics: Physics, replaying: Replaying): Promise<Result<Watched>> {
  const own = recordingOf('traction', recording);
  if (!own.ok) return own;
  const { tractionFiles } = await import('../tables/traction/files.ts');
  return asMatch(await replayMatch(tractionFiles, physics, own.value, replaying));
}

async function roundOf(recording: AnyRecording, physics: Physics, replaying: Replaying): Promise<Result<Watched>> {
  const own = recordingOf('trexlands', recording);
  if (!own.ok) return own;
  const { trexlandsFiles } = await import('../tables/trexlands/files.ts');
  const round = await replayMatch(trexlandsFiles, physics, own.value, replaying);
  return round.ok ? ok({ round: round.value }) : round;
}
