import { Suspense } from 'react';
import { ReadLink } from '../saved/ReadLink.tsx';
import { hasWebgl2 } from '../scene/webgl.ts';
import { gameOf } from '#play/storage/gameFiles.ts';
import { texts } from '#play/texts.ts';
import { Loading } from '../ui/Page.tsx';
import { NoWebgl } from '../ui/NoWebgl.tsx';
import type { RulingPlace } from '#play/route.ts';
import { Arrives } from './Arrives.tsx';
import { Opens } from './Opens.tsx';
import { useModules, useRuntime, type Runtime } from './runtime.ts';
import { useToWatch } from './useToWatch.ts';

export interface WatchPageProps {
  readonly id: string;
  readonly ruling: RulingPlace | null;
}

/** A match watched again: the one that is being played, one from the store, or one that a game shows as an example. */
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
  const open = useToWatch(id, runtime);
  return (
    <Opens open={open} instead={<ReadLink id={id} />}>
      {(match) => {
        const { Watching } = gameOf(modules, match);
        return <Watching id={id} match={match} physics={runtime.physics} ruling={ruling} />;
      }}
    </Opens>
  );
}
