import type { Choice, MoveAction } from '#games/trexlands/actions.ts';
import { CITY, nameOf, type Place } from '#games/trexlands/ids.ts';
import type { PieceId, Seat } from '#sim/ids.ts';
import { capitalised, listed } from '#play/texts.ts';
import { gameTexts } from '#play/trexlands/texts.ts';
import { navigatedFor, placesFor, waysTo } from '#play/trexlands/session/ways.ts';
import { awaitsAt } from '#play/trexlands/words/awaits.ts';
import { placeName } from '#play/trexlands/words/names.ts';
import { both, useLight } from './useLight.ts';
import { useTells } from '../about/useTells.ts';
import { useHint } from '../hint/useHint.ts';
import { useCommands, useNames, useSession, useView } from '../useTable.ts';

export interface DestinationsProps {
  readonly seat: Seat;
  /** The chosen trucks. */
  readonly trucks: readonly PieceId[];
  readonly choices: readonly Choice[];
}

/** Where the chosen trucks can go; where there are several ways, which. */
export function Destinations({ seat, trucks, choices }: DestinationsProps) {
  const open = useSession(({ wayTo }) => wayTo);
  const { act, askWayTo } = useCommands();
  const called = listed(trucks.map(nameOf));
  const places = placesFor(choices, trucks);
  const go = (place: Place): void => {
    const [only, ...more] = waysTo(choices, trucks, place);
    if (only !== undefined && more.length === 0) act(only);
    else askWayTo(place);
  };
  if (places.length === 0)
    return <p className="hint">{capitalised(gameTexts.move.cannot(called, gameTexts.move.nowhere))}</p>;
  if (open !== null)
    return <Ways place={open} called={called} ways={waysTo(choices, trucks, open)} onBack={() => askWayTo(null)} />;
  const navigated = navigatedFor(choices, trucks);
  return (
    <fieldset className="choices-row" aria-label={gameTexts.move.places(called)}>
      {places.map((place) => (
        <PlaceButton
          key={place}
          place={place}
          seat={seat}
          trucks={trucks.length}
          several={waysTo(choices, trucks, place).length > 1}
          navigated={navigated.includes(place)}
          onGo={() => go(place)}
        />
      ))}
    </fieldset>
  );
}

interface PlaceButtonProps {
  readonly place: Place;
  readonly seat: Seat;
  readonly trucks: number;
  readonly several: boolean;
  /** The Navigator is used up by it. */
  readonly navigated: boolean;
  readonly onGo: () => void;
}

function PlaceButton({ place, seat, trucks, several, navigated, onGo }: PlaceButtonProps) {
  const view = useView();
  const names = useNames();
  const light = useLight([place]);
  const hint = useHint();
  const tells = useTells(place === CITY ? { kind: 'city' } : { kind: 'terra', terra: place });
  return (
    <button
      type="button"
      className="button place"
      data-place={place}
      aria-haspopup={several || undefined}
      title={navigated ? gameTexts.move.navigatorNote : undefined}
      onClick={onGo}
      {...both(tells, light)}
      {...hint({ do: 'move', move: { to: place } })}
    >
      <strong>{place === CITY ? capitalised(placeName(place)) : place}</strong>{' '}
      <span className="place-what">{awaitsAt(view, seat, trucks, place, names)}</span>
      {navigated && <span className="place-what"> {gameTexts.move.navigator}</span>}
    </button>
  );
}

interface WaysProps {
  readonly place: Place;
  readonly called: string;
  readonly ways: readonly MoveAction[];
  readonly onBack: () => void;
}

/** The same place by another ramp, through another Terra, on to one’s own truck or beside it. */
function Ways({ place, called, ways, onBack }: WaysProps) {
  const { act } = useCommands();
  const light = useLight([place]);
  const hint = useHint();
  const stacks = ways.some(({ move }) => move.stack);
  const title = gameTexts.move.ways(called, placeName(place));
  return (
    <fieldset className="choices-row" aria-label={title} {...light}>
      {ways.map((way) => (
        <button
          key={wayText(way, stacks)}
          type="button"
          className="button"
          onClick={() => act(way)}
          {...hint({ do: 'move', move: { to: place, via: way.move.via, stack: way.move.stack } })}
        >
          {capitalised(wayText(way, stacks))}
        </button>
      ))}
      <button type="button" className="button quiet" onClick={onBack}>
        {gameTexts.move.otherPlace}
      </button>
    </fieldset>
  );
}

function wayText({ move: { ramp, via, stack } }: MoveAction, stacks: boolean): string {
  const parts = [
    ...(ramp === null ? [] : [gameTexts.move.by(ramp)]),
    ...(via === null ? [] : [gameTexts.move.via(via)]),
    ...(stacks ? [stack ? gameTexts.move.stacked : gameTexts.move.beside] : []),
  ];
  return parts.length === 0 ? gameTexts.move.straight : parts.join(', ');
}
