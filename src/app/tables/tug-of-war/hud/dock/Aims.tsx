import { useState } from 'react';
import { DIRECTIONS, rivalOf, type Aim } from '#games/tug-of-war/ids.ts';
import { BLUE, GREY, indexOf, placesOf, RED, TILES } from '#games/tug-of-war/modules/path.ts';
import { machineOf, type TugOfWarState } from '#games/tug-of-war/state.ts';
import { useSeatNames } from '#app/frame/AtTable.tsx';
import type { Plan } from '#play/tug-of-war/session/plan.ts';
import { redSeat } from '#play/tug-of-war/say/sayings.ts';
import { dock } from '#play/tug-of-war/texts/table.ts';
import { useCommands } from '../useTable.ts';
import { Button } from '#app/ui/Button.tsx';

interface AimsProps {
  readonly state: TugOfWarState;
  readonly plan: Plan;
}

/** Where the card goes that is aimed now, by its name: a way of the Maze, or a tile of the Path. */
export function Aims({ state, plan: { module, laid, aiming } }: AimsProps) {
  const { aim } = useCommands();
  const names = useSeatNames();
  const [chosen, choose] = useState<Aim | null>(null);
  const now = laid[aiming];
  if (now === undefined) return null;
  const all: readonly Aim[] =
    module === 'maze' ? DIRECTIONS : TILES.filter((tile) => placesOf(now.card, indexOf(tile)) !== null);
  const at = all.find((one) => one === chosen) ?? all[0];
  const red = redSeat(state);
  const whose: Readonly<Record<string, string>> = { [RED]: names.seat(red), [BLUE]: names.seat(rivalOf(red)) };
  const said = (one: Aim): string =>
    module === 'maze' ? one : dock.tile(one, whose[machineOf(state, 'path').state.tiles[indexOf(one)] ?? GREY]);
  return (
    <div className="choices-row">
      <select
        className="text-field aims"
        aria-label={dock.aims(module === 'maze', now.card, false)}
        value={at}
        onChange={({ target: { value } }) => choose(all.find((one) => one === value) ?? null)}
      >
        {all.map((one) => (
          <option key={one} value={one}>
            {said(one)}
          </option>
        ))}
      </select>
      <Button data-aim={at} onClick={() => at && aim(at)}>
        {dock.there}
      </Button>
    </div>
  );
}
