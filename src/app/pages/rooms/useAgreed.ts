import { useCallback, useEffect, useState } from 'react';
import type { BotLevel } from '#play/form/fields.ts';
import type { AgreedWords } from '#play/form/agreed.ts';
import type { Lobby } from '#online/client/lobby.ts';
import { useRuntime } from '../runtime.ts';
import type { OpenTable, TableModule } from '../tableModule.ts';

/** Kept, so that it is the same list for as long as it is. */
const NONE: readonly never[] = [];

/** All that comes with the game's table; nothing until then: it says itself why it does not come, once it is wanted. */
function useOfTable<V>({ id }: TableModule, find: (table: OpenTable) => Promise<readonly V[]>): readonly V[] {
  const runtime = useRuntime();
  const [found, setFound] = useState<readonly V[]>(NONE);
  useEffect(() => {
    let here = true;
    runtime
      .then(async ({ table }) => find(await table(id)))
      .then(
        (all) => here && setFound(all),
        () => undefined,
      );
    return () => {
      here = false;
    };
  }, [id, runtime, find]);
  return found;
}

/** The agreement of the room's match, in the words of the game's form. */
export const useAgreed = (module: TableModule, head: Lobby['head']): readonly AgreedWords[] =>
  useOfTable(
    module,
    useCallback(async (table: OpenTable) => (await table.form()).agreedIn(head, table.headOf), [head]),
  );

const levelsOf = async (table: OpenTable): Promise<readonly BotLevel[]> => (await table.form()).levels;

/** The levels of the game's computers, the weakest first. */
export const useLevels = (module: TableModule): readonly BotLevel[] => useOfTable(module, levelsOf);
