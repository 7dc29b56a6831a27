import { CHARACTERS } from '#games/tractor-pull/almanac/characters.ts';
import { FACES, type Seat } from '#games/tractor-pull/ids.ts';
import { useSeatNames, useToYou } from '#app/frame/AtTable.tsx';
import { useCommands, useSession, useViewOf } from '../useTable.ts';
import { dock } from '#play/tractor-pull/texts/table.ts';
import { Advised, AskedNote } from './Advised.tsx';
import { choicesOf } from '#games/tractor-pull/legal.ts';
import { hintedIf } from '#play/say/hinted.ts';
import { OwnHand, ShowHand } from './Hand.tsx';
import { Listed } from './Listed.tsx';
import { standingWords } from '#play/tractor-pull/say/standingWords.ts';
import { TextCards } from './TextCards.tsx';

/** One of the two faces of one's character, in secret (TP-02). */
export function FacesPanel({ seat }: { readonly seat: Seat }) {
  const { character } = useViewOf(seat).players[seat];
  const names = useSeatNames();
  const { act } = useCommands();
  if (character === null) return null;
  return (
    <TextCards
      title={dock.faces(names.seat(seat), CHARACTERS.find(({ id }) => id === character)?.name ?? '')}
      seat={seat}
      sources={FACES.map((face) => `${character}-${face}` as const)}
      others={<Advised seat={seat} />}
      rest={<AskedNote>{dock.facesNote}</AskedNote>}
      onPress={(source) => {
        const picked = FACES.find((face) => source === `${character}-${face}`);
        if (picked !== undefined) act({ do: 'face', seat, face: picked });
      }}
    />
  );
}

/** Which of one's own tied vehicles goes first (TP-14). */
export function EjectPanel({ seat }: { readonly seat: Seat }) {
  const state = useViewOf(seat);
  const names = useSeatNames();
  const toYou = useToYou();
  const aimed = useSession((session) => session.aimed);
  const { act } = useCommands();
  const own = choicesOf(state, seat).flatMap((choice) => {
    if (choice.do !== 'eject') return [];
    return (
      <button
        key={choice.space}
        type="button"
        className="button on-field"
        data-target={choice.space}
        {...hintedIf(aimed?.do === 'eject' && aimed.space === choice.space)}
        onClick={() => act(choice)}
      >
        {toYou(standingWords(state, choice.space, names))}
      </button>
    );
  });
  return (
    <Listed
      title={dock.eject(names.seat(seat))}
      seat={seat}
      className="target-choice"
      others={
        <>
          <ShowHand seat={seat} />
          <Advised seat={seat} />
        </>
      }
      rest={
        <>
          <AskedNote />
          <OwnHand seat={seat} />
        </>
      }
      list={own}
    />
  );
}
