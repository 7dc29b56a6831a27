import { useState } from 'react';
import { DIRECTIONS, rivalOf, type TileId } from '#games/tug-of-war/ids.ts';
import { BLUE, GREY, indexOf, placesOf, RED, TILES } from '#games/tug-of-war/modules/path.ts';
import { machineOf, type TugOfWarState } from '#games/tug-of-war/state.ts';
import { useSeatNames } from '#app/frame/AtTable.tsx';
import type { Plan } from '#play/tug-of-war/session/plan.ts';
import { useCommands } from '../useTable.ts';
import { dock } from '#play/tug-of-war/texts/table.ts';
import { redSeat } from '#play/tug-of-war/say/sayings.ts';

interface AimsProps {
  readonly state: TugOfWarState;
  readonly plan: Plan;
}

const ARROWS = { up: '↑', down: '↓', left: '←', right: '→' } as const;

/** Where the card goes that is aimed now: a direction at the Maze. */
export function Directions({ plan }: Pick<AimsProps, 'plan'>) {
  const { aim } = useCommands();
  const now = plan.laid[plan.aiming];
  if (now === undefined) return null;
  const label = dock.directions(now.card);
  return (
    <fieldset className="maze-aims" aria-label={label}>
      {DIRECTIONS.map((direction) => (
        <button
          key={direction}
          type="button"
          className="button"
          data-aim={direction}
          aria-pressed={now.aim === direction}
          onClick={() => aim(direction)}
        >
          {ARROWS[direction]} {direction}
        </button>
      ))}
    </fieldset>
  );
}

/** A tile at the Path, by its name. */
export function Tiles({ state, plan }: AimsProps) {
  const { aim } = useCommands();
  const names = useSeatNames();
  const [chosen, choose] = useState<TileId | null>(null);
  const now = plan.laid[plan.aiming];
  if (now === undefined) return null;
  const open = TILES.filter((tile) => placesOf(now.card, indexOf(tile)) !== null);
  const at = open.find((tile) => tile === chosen) ?? open[0];
  const { tiles } = machineOf(state, 'path').state;
  const red = redSeat(state);
  const whose: Readonly<Record<string, string>> = { [RED]: names.seat(red), [BLUE]: names.seat(rivalOf(red)) };
  return (
    <div className="maze-aims">
      <select
        className="text-field path-aims"
        aria-label={dock.tiles(now.card)}
        value={at}
        onChange={({ target: { value } }) => choose(TILES.find((tile) => tile === value) ?? null)}
      >
        {open.map((tile) => (
          <option key={tile} value={tile}>
            {dock.tile(tile, whose[tiles[indexOf(tile)] ?? GREY] ?? dock.grey)}
          </option>
        ))}
      </select>
      <button type="button" className="button" data-aim={at} onClick={() => at && aim(at)}>
        {dock.there}
      </button>
    </div>
  );
}
