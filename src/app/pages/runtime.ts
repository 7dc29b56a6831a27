import { isWhole } from '#engine/seen.ts';
import { createContext, useContext, useEffect, useState } from 'react';
import type { Physics } from '#sim/physics.ts';
import { keepPace } from '#play/session/keepPace.ts';
import { idOfMatch } from '#play/storage/matchIds.ts';
import type { Pace } from '#play/session/state.ts';
import type { AnyMatch } from '#play/storage/gameFiles.ts';
import { gameCalled } from '#play/storage/gameFiles.ts';
import type { Settings } from '#play/settings/settings.ts';
import type { Library } from '#play/storage/library.ts';
import type { OpenTable, TableModule } from './tableModule.ts';
import { late } from '../late/late.ts';
import { orWithout, whyMissing } from '../late/physicsMissing.ts';
import type { LateFault } from '#play/offThread/lateFault.ts';

/** A table that is in use, and its game. */
export interface GameTable {
  readonly game: string;
  readonly table: OpenTable;
}

/** The parts that a match needs and a start page does not: the physics, and a table for each game that is played. */
export interface Runtime {
  /** Where it cannot be had, what stands in its place is good for all that simulates nothing (`whyMissing`). */
  readonly physics: Physics;
  /**
   * The game's table, opened when it is first asked for; always the same one, and the same promise unless it failed.
   */
  table(game: string): Promise<OpenTable>;
  /** Those that are open. */
  readonly tables: readonly GameTable[];
}

export interface RuntimeOptions {
  readonly modules: readonly TableModule[];
  readonly library: Library;
  readonly settings: () => Settings;
  readonly change: (patch: Partial<Settings>) => void;
  readonly pace: Pace;
  readonly random: () => number;
  /** Called with every table when it is opened. */
  readonly onTable: (opened: GameTable) => void;
}

export async function openRuntime({
  modules,
  library,
  settings,
  change,
  pace,
  random,
  onTable,
}: RuntimeOptions): Promise<Runtime> {
  const physics = await orWithout(late(() => import('../late/physicsHere.ts')).then((here) => here.tablesHere()));
  const tables: GameTable[] = [];
  const opening = new Map<string, Promise<OpenTable>>();
  const open = async (game: string): Promise<OpenTable> => {
    const { openTable } = await gameCalled(modules, game).load();
    const table = openTable({ physics, pace, random, library, settings, change });
    keepPace(table.session, settings, change);
    tables.push({ game, table });
    onTable({ game, table });
    return table;
  };
  return {
    physics,
    tables,
    table: (game) => {
      const opened = opening.get(game) ?? open(game);
      opening.set(game, opened);
      opened.catch(() => opening.delete(game)); // asked for anew, it is loaded anew
      return opened;
    },
  };
}

/** The match of this id, as far as it was played at a table that is open here. */
export function matchAt({ tables }: Runtime, id: string): { readonly game: string; readonly match: AnyMatch } | null {
  for (const { game, table } of tables) {
    const { played } = table.session.store.getState();
    if (played !== null && isWhole(played) && idOfMatch(played) === id) return { game, match: played };
  }
  return null;
}

/** The physics, for what does nothing without it. Throws a `LateFault` where it is missing, for the error boundary. */
export function physicsIn({ physics }: Runtime): Physics {
  const missing = whyMissing(physics);
  if (missing !== null) throw missing;
  return physics;
}

export const RuntimeContext = createContext<Promise<Runtime> | null>(null);

/** On its way or there: `use()` it where it is needed, `then` where it can wait. */
export function useRuntime(): Promise<Runtime> {
  const runtime = useContext(RuntimeContext);
  if (runtime === null) throw new Error('there is no runtime around this component');
  return runtime;
}

/** Why the physics cannot be had; null while it is on its way, and where it is there. */
export function useMissing(): LateFault | null {
  const runtime = useRuntime();
  const [missing, setMissing] = useState<LateFault | null>(null);
  useEffect(() => {
    let here = true;
    runtime.then(
      ({ physics }) => here && setMissing(whyMissing(physics)),
      () => undefined, // a page that uses it is told
    );
    return () => {
      here = false;
    };
  }, [runtime]);
  return missing;
}

export const ModulesContext = createContext<readonly TableModule[]>([]);

/** All games of this page. */
export const useModules = (): readonly TableModule[] => useContext(ModulesContext);
