import type { KeyboardEvent } from 'react';
import { DIRECTIONS, rivalOf, type Seat } from '#games/tug-of-war/ids.ts';
import { BLUE, GREY, indexOf, PATH_SIZE, placesOf, RED, TILES } from '#games/tug-of-war/modules/path.ts';
import { machineOf, type TugOfWarState } from '#games/tug-of-war/state.ts';
import { useSeatNames } from '#app/frame/AtTable.tsx';
import { seatStyle } from '#app/ui/SeatBadge.tsx';
import type { Plan } from '#play/tug-of-war/session/plan.ts';
import { useCommands } from '../useTable.ts';
import { dock } from '#play/tug-of-war/texts/table.ts';
import { redSeat } from '#play/tug-of-war/say/sayings.ts';

interface AimsProps {
  readonly state: TugOfWarState;
  readonly plan: Plan;
  readonly seat: Seat;
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

const STEPS: Readonly<Record<string, number>> = {
  ArrowUp: -PATH_SIZE,
  ArrowDown: PATH_SIZE,
  ArrowLeft: -1,
  ArrowRight: 1,
};

/** Arrow keys go from tile to tile. */
function move(event: KeyboardEvent<HTMLButtonElement>): void {
  const step = STEPS[event.key];
  const tiles = [...(event.currentTarget.parentElement?.querySelectorAll('button') ?? [])];
  if (step === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  tiles[tiles.indexOf(event.currentTarget) + step]?.focus();
}

/** A tile at the Path, as on the table: one stop for the keyboard, and arrow keys within. */
export function Tiles({ state, plan }: AimsProps) {
  const { aim } = useCommands();
  const names = useSeatNames();
  const now = plan.laid[plan.aiming];
  if (now === undefined) return null;
  const { tiles } = machineOf(state, 'path').state;
  const red = redSeat(state);
  const ownerOf = (colour: string | undefined): Seat | null => {
    if (colour === RED) return red;
    return colour === BLUE ? rivalOf(red) : null;
  };
  const covered = new Set(
    plan.laid.flatMap(({ card, aim: at }) => (at === null ? [] : (placesOf(card, indexOf(at)) ?? []))),
  );
  const at = now.aim === null ? TILES.findIndex((_, index) => placesOf(now.card, index) !== null) : indexOf(now.aim);
  return (
    <fieldset className="path-aims" aria-label={dock.tiles(now.card)}>
      {TILES.map((tile, index) => {
        const owner = ownerOf(tiles[index] ?? GREY);
        return (
          <button
            key={tile}
            type="button"
            tabIndex={index === at ? 0 : -1}
            className="path-tile"
            data-aim={tile}
            data-owned={owner === null ? undefined : owner}
            data-covered={covered.has(index) || undefined}
            style={owner === null ? {} : seatStyle(names.colour(owner))}
            aria-label={dock.tile(tile, owner === null ? dock.grey : names.seat(owner))}
            aria-pressed={tile === now.aim}
            disabled={placesOf(now.card, index) === null}
            onKeyDown={move}
            onClick={() => aim(tile)}
          >
            {tile}
          </button>
        );
      })}
    </fieldset>
  );
}
