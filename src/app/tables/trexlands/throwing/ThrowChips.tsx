import { ownerOf } from '#games/trexlands/ids.ts';
import type { Gathered } from '#games/trexlands/gathering.ts';
import type { PieceId } from '#sim/ids.ts';
import { Icon } from '#app/ui/Icon.tsx';
import { numberOf } from '../hud/marks.tsx';
import { SeatBadge } from '#app/ui/SeatBadge.tsx';
import { gameTexts } from '#play/trexlands/texts.ts';
import { aimedAt } from '#play/trexlands/throwing/throwing.ts';
import type { UpNext } from '#play/trexlands/throwing/upNext.ts';
import { useCommands, useHand, useNames, useSession, useTheHand } from '../hud/useTable.ts';

interface ThrowChipsProps {
  readonly next: UpNext;
  readonly thrown: Gathered;
}

/**
 * Trucks of the roll in the order of their throws: let go (and taken up again), to be aimed, or later. Those that
 * chance throws for the rivals stand in the picture alone.
 */
export function ThrowChips({ next, thrown }: ThrowChipsProps) {
  const alone = useSession((session) => session.alone);
  const gone = thrown.flatMap(({ truck }) => (alone === null || ownerOf(truck) === alone ? [truck] : []));
  return (
    <ul className="throw-chips" aria-label={gameTexts.throwing.trucks}>
      {gone.map((truck) => (
        <li key={truck} data-truck={truck} data-thrown="true">
          <Gone truck={truck} />
        </li>
      ))}
      {next.waiting.map((truck) => (
        <li key={truck} data-truck={truck} data-thrown="false">
          <Waiting truck={truck} next={next} />
        </li>
      ))}
      {next.later.map((truck) => (
        <li key={truck} data-truck={truck} data-thrown="false">
          <Later truck={truck} />
        </li>
      ))}
    </ul>
  );
}

function Gone({ truck }: { readonly truck: PieceId }) {
  const names = useNames();
  const { takeUp } = useCommands();
  const label = gameTexts.battle.takeUp(names.truck(truck));
  return (
    <button type="button" className="button quiet chip" aria-label={label} title={label} onClick={() => takeUp(truck)}>
      <SeatBadge colour={names.colour(ownerOf(truck))} small />
      <span translate="no">{numberOf(truck)}</span> <span>{gameTexts.throwing.ready}</span>
      <Icon name="back" />
    </button>
  );
}

function Waiting({ truck, next }: { readonly truck: PieceId; readonly next: UpNext }) {
  const names = useNames();
  const together = useHand((hands) => hands.together);
  const chosen = useHand((hands) => hands.chosen);
  const { choose } = useTheHand().commands;
  const label = gameTexts.throwing.aimAt(names.truck(truck));
  return (
    <button
      type="button"
      className="button chip"
      aria-label={label}
      aria-pressed={aimedAt({ together, chosen }, next).includes(truck)}
      onClick={() => choose(truck)}
    >
      <SeatBadge colour={names.colour(ownerOf(truck))} small />
      <span translate="no">{numberOf(truck)}</span>
    </button>
  );
}

function Later({ truck }: { readonly truck: PieceId }) {
  const names = useNames();
  return (
    <span className="chip" title={gameTexts.throwing.comesLater(names.truck(truck))}>
      <SeatBadge colour={names.colour(ownerOf(truck))} small />
      <span translate="no">{numberOf(truck)}</span>
    </span>
  );
}
