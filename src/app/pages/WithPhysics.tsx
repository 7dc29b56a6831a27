import { Suspense, type ReactNode } from 'react';
import type { Physics } from '#sim/physics.ts';
import { texts } from '#play/texts.ts';
import { Loading } from '../ui/Page.tsx';
import { Arrives } from './Arrives.tsx';
import { physicsIn, useRuntime, type Runtime } from './runtime.ts';

/** Waits for the physics, for a table of its own. */
export function WithPhysics({ children }: { readonly children: (physics: Physics, runtime: Runtime) => ReactNode }) {
  const opening = useRuntime();
  return (
    <Suspense fallback={<Loading text={texts.loading.table} />}>
      <Arrives promise={opening}>{(runtime) => children(physicsIn(runtime), runtime)}</Arrives>
    </Suspense>
  );
}
