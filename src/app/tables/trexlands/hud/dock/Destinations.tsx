import type { Choice, MoveAction } from '#games/trexlands/actions.ts';
import { CITY, nameOf, type Place } from '#games/trexlands/ids.ts';
import { ownIn } from '#games/trexlands/queries.ts';
import type { PieceId, Seat } from '#sim/ids.ts';
import { capitalised, listed } from '#play/texts.ts';
import { gameTexts } from '#play/trexlands/texts.ts';
import { byNavigator, placesFor, waysTo } from '#play/trexlands/session/ways.ts';
import { awaitsAt } from '#play/trexlands/words/awaits.ts';
import { placeName } from '#play/trexlands/words/names.ts';
import { both, useLight } from './useLight.ts';
import { useTells } from '../about/useTells.ts';
import { useHint } from '../hint/useHint.ts';
import { useCommands, useNames, useView } from '../useTable.ts';

export interface DestinationsProps {
  readonly seat: Seat;
  /** The chosen trucks. */
  readonly trucks: readonly PieceId[];
  readonly choices: readonly Choice[];
}

/** Where the chosen trucks can go, in words: beside one's own truck and on to it are two answers. */
export function Destinations({ seat, trucks, choices }: DestinationsProps) {
  const called = listed(trucks.map(nameOf));
  const ways = placesFor(choices, trucks).flatMap((place) => waysTo(choices, trucks, place));
  if (ways.length === 0)
    return <p className="hint">{capitalised(gameTexts.move.cannot(called, gameTexts.move.nowhere))}</p>;
  return (
    <fieldset className="choices-row" aria-label={gameTexts.move.places(called)}>
      {ways.map((way) => (
        <WayButton key={`${way.move.to} ${way.move.stack}`} seat={seat} way={way} />
      ))}
    </fieldset>
  );
}

function WayButton({ seat, way }: { readonly seat: Seat; readonly way: MoveAction }) {
  const { to, via, stack, trucks } = way.move;
  const view = useView();
  const names = useNames();
  const light = useLight([to]);
  const hint = useHint();
  const { act } = useCommands();
  const tells = useTells(to === CITY ? { kind: 'city' } : { kind: 'terra', terra: to });
  const isNavigated = byNavigator(way); // the Captain is used up by it
  return (
    <button
      type="button"
      className="button place"
      data-place={to}
      title={isNavigated ? gameTexts.move.navigatorNote : undefined}
      onClick={() => act(way)}
      {...both(tells, light)}
      {...hint({ do: 'move', move: { to, via, stack } })}
    >
      <strong>{to === CITY ? capitalised(placeName(to)) : to}</strong>{' '}
      <span className="place-what">
        {stack ? stackedIn(view, seat, to) : awaitsAt(view, seat, trucks.length, to, names)}
      </span>
      {isNavigated && <span className="place-what"> {gameTexts.move.navigator}</span>}
    </button>
  );
}

const stackedIn = (view: Parameters<typeof ownIn>[0], seat: Seat, to: Place): string =>
  to === CITY ? '' : gameTexts.move.stacked(listed(ownIn(view, to, seat).map(({ id }) => nameOf(id))));
