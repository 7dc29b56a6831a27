import { useCallback } from 'react';
import { ok, type Result } from '#sim/result.ts';
import type { AnyMatch } from '#play/storage/gameFiles.ts';
import type { Library } from '#play/storage/library.ts';
import type { Replaying } from '#play/storage/replayMatch.ts';
import { replayOwn } from '#play/storage/replayOwn.ts';
import { useTheLibrary } from '../storage/useLibrary.tsx';
import { matchAt, useModules, type Runtime } from './runtime.ts';
import type { TableModule } from './tableModule.ts';

/** Opens the match of this id, to be seen again: nothing of it is played. */
export function useToWatch(id: string, runtime: Runtime): (replaying: Replaying) => Promise<Result<AnyMatch>> {
  const modules = useModules();
  const library = useTheLibrary();
  return useCallback(
    (replaying: Replaying) => toWatch(id, runtime, modules, library, replaying),
    [id, runtime, modules, library],
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
