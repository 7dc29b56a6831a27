import { useEffect, useRef, useState } from 'react';
import { agreeOn, ALONE } from '#play/session/plans.ts';
import type { TitledSummary } from '#play/storage/savedMatch.ts';
import { goTo } from '../ui/useRoute.ts';
import { useRuntime } from './runtime.ts';
import type { TableModule } from './tableModule.ts';

/** The ways from the start page to a table of the chosen game. */
export interface WaysIn {
  /** Its table is on its way. */
  readonly opening: boolean;
  /** Goes on with the match that is under way, or begins one. */
  play(): void;
  /** Alone against the computer, where the game has one. */
  begin(): void;
  /** Persons on this device. */
  together(): void;
}

/** A match begins once its table is there. */
export function useWaysIn(game: TableModule | undefined, running: TitledSummary | null): WaysIn {
  const runtime = useRuntime();
  const [opening, setOpening] = useState(false);
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  const open = async ({ id }: TableModule, agreed: unknown): Promise<void> => {
    setOpening(true);
    await runtime.then(({ table }) => table(id)).catch(() => undefined); // the match's page says what did not come
    if (here.current) goTo({ page: 'match', id: agreeOn(id, agreed) });
  };
  const by = (agreed: unknown): void => {
    if (game !== undefined && !opening) void open(game, agreed);
  };
  const begin = (): void => by(game?.card.alone === true ? ALONE : null);
  return {
    opening,
    begin,
    play: () => (running === null ? begin() : goTo({ page: 'match', id: running.id })),
    together: () => by(null),
  };
}
