import { Suspense, useCallback } from 'react';
import { ok, type Result } from '../../sim/result.ts';
import { ReadLink } from '../saved/ReadLink.tsx';
import { hasWebgl2 } from '../scene/webgl.ts';
import { gameOf, type AnyMatch } from '../storage/gameFiles.ts';
import type { Library } from '../storage/library.ts';
import type { Replaying } from '../storage/replayMatch.ts';
import { replayOwn } from '../storage/replayOwn.ts';
import { useTheLibrary } from '../storage/useLibrary.tsx';
import { texts } from '../texts.ts';
import { Loading } from '../ui/Loading.tsx';
import { NoWebgl } from '../ui/Message.tsx';
import type { RulingPlace } from '../ui/route.ts';
import { Arrives } from './Arrives.tsx';
import { Opens } from './Opens.tsx';
import { matchAt, useModules, useRuntime, type Runtime } from './runtime.ts';
import type { TableModule } from './tableModule.ts';

export interface WatchPageProps {
  readonly id: string;
  readonly ruling: RulingPlace | null;
}

/** A match watched again: the one that is being played, one from the shelf, or one that a game shows as an example. */
export function WatchPage(props: WatchPageProps) {
  const opening = useRuntime();
  if (!hasWebgl2()) return <NoWebgl inWords={<ReadLink id={props.id} />} />;
  return (
    <Suspense fallback={<Loading text={texts.loading.table} />}>
      <Arrives promise={opening}>{(runtime) => <Opened {...props} runtime={runtime} />}</Arrives>
    </Suspense>
  );
}

function Opened({ id, ruling, runtime }: WatchPageProps & { readonly runtime: Runtime }) {
  const modules = useModules();
  const library = useTheLibrary();
  const open = useCallback(
    (replaying: Replaying) => toWatch(id, runtime, modules, library, replaying),
    [id, runtime, modules, library],
  );
  return (
    <Opens open={open} instead={<ReadLink id={id} />}>
      {(match) => {
        const { Watching } = gameOf(modules, match);
        return <Watching id={id} match={match} physics={runtime.physics} ruling={ruling} />;
      }}
    </Opens>
  );
}

async function toWatch(
  id: string,
  runtime: Runtime,
  modules: readonly TableModule[],
  library: Library,
  replaying: Replaying,
): Promise<Result<AnyMatch>> {
  const { physics } = runtime;
  for (const module of modules) {
    const example = module.matchCalled?.(id, physics) ?? null;
    if (example !== null) return example;
  }
  const here = matchAt(runtime, id);
  if (here !== null) return ok(here.match);
  const recording = await library.open(id, physics.build);
  if (!recording.ok) return recording;
  const replayed = await replayOwn(modules, recording.value.header.game, id, recording.value, physics, replaying);
  if (replayed.ok) library.keepAsOpened(id, replayed.value); // the list's picture of it comes with that
  return replayed;
}
