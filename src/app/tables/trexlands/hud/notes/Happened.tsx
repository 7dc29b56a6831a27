import { SaidCard } from '../../../../frame/SaidCard.tsx';
import { useSession } from '../../session/SessionContext.tsx';
import type { ClimaCardId } from '../../../../../games/trexlands/cards/ids.ts';
import type { TrexlandsEvent } from '../../../../../games/trexlands/events.ts';
import { LookAtCard } from '../cards/LookAtCard.tsx';
import { faceIdOf, faceOf } from '../../faces/face.ts';
import type { FaceId } from '../../faces/pictures.ts';
import { Telling } from '../about/Telling.tsx';
import { askedAgain, notSaidBeside, sayingsOf } from '../model/sayings.ts';
import { useMatch, useNames, useView } from '../useTable.ts';

/** The outcome of the last action, of a match or (`ofMatch` false) of a lesson's step. */
export function Happened({ ofMatch = true }: { readonly ofMatch?: boolean }) {
  const events = useSession((session) => session.events);
  const called = useSession(({ stage }) => stage === 'called');
  const view = useView();
  const names = useNames();
  const match = useMatch();
  const said = sayingsOf(notSaidBeside(events, { view, called }, names), names);
  const came = cardsThatCame(events);
  return (
    <SaidCard
      of={events}
      mayTakeBack={ofMatch}
      sayings={[...said, ...(events.length === 0 ? [] : askedAgain(match, names))]}
      picture={came.length > 0 ? <CardsThatCame cards={came} /> : undefined}
    />
  );
}

/** The events that came with the last action; each can be looked at. */
function CardsThatCame({ cards }: { readonly cards: readonly ClimaCardId[] }) {
  return (
    <ul className="cards-came">
      {cards.map((card) => (
        <li key={card}>
          <LookAtCard face={faceIdOf(card)} />
          <CameWords face={faceIdOf(card)} />
        </li>
      ))}
    </ul>
  );
}

/** Its name and effect in a few words: the picture is too small to say them. */
function CameWords({ face }: { readonly face: FaceId }) {
  const { name, short } = faceOf(face);
  return (
    <p className="came-says">
      <strong>{name}</strong> <Telling>{short}</Telling>
    </p>
  );
}

const cardsThatCame = (events: readonly TrexlandsEvent[]): readonly ClimaCardId[] =>
  events.flatMap((event) => (event.type === 'clima' ? [event.card] : []));
