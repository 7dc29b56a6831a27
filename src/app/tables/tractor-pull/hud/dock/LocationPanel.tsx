import { FACES, type Seat } from '#games/tractor-pull/ids.ts';
import { useSeatNames } from '#app/frame/AtTable.tsx';
import { useCommands, useViewOf } from '../useTable.ts';
import { dock } from '#play/tractor-pull/texts/table.ts';
import { Advised, AskedNote } from './Advised.tsx';
import { TextCards } from './TextCards.tsx';

/** Red picks a location and its side (TP-01): the two sides of a card at a time. */
export function LocationPanel({ seat }: { readonly seat: Seat }) {
  const { unused } = useViewOf(seat);
  const names = useSeatNames();
  const { act } = useCommands();
  const sides = unused.flatMap((id) => FACES.map((face) => `${id}-${face}` as const));
  return (
    <TextCards
      title={dock.location(names.seat(seat))}
      seat={seat}
      sources={sides}
      others={<Advised seat={seat} />}
      rest={<AskedNote />}
      onPress={(source) => {
        const location = sides.find((one) => one === source);
        if (location !== undefined) act({ do: 'location', seat, location });
      }}
    />
  );
}
