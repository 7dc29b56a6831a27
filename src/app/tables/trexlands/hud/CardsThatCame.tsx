import type { ReactNode } from 'react';
import { faceIdOf, faceOf } from '#play/trexlands/faces/face.ts';
import type { FaceId } from '#play/trexlands/faces/pictures.ts';
import type { Came } from '#play/trexlands/say/happened.ts';
import { gameTexts } from '#play/trexlands/texts.ts';
import { Telling } from './about/Telling.tsx';
import { LookAtCard } from './cards/LookAtCard.tsx';

/** The picture over what has happened: the weather that came with it. */
export const pictureOf = (came: object): ReactNode => <CardsThatCame {...(came as Came)} />;

/** The events that came with the last action; each can be looked at. */
function CardsThatCame({ cards, lost, players }: Came) {
  const faces = [...new Set(cards.map(faceIdOf))]; // equal cards lie on each other
  return (
    <ul className="cards-came">
      {faces.map((face, before) => (
        <li key={face}>
          <LookAtCard face={face} />
          <CameWords
            face={face}
            times={cards.filter((card) => faceIdOf(card) === face).length}
            lost={lost}
            isFirst={before === 0}
          />
        </li>
      ))}
      {players !== null && <OpensWith players={players} />}
    </ul>
  );
}

/** With the first weather: the EXCHANGE, from which it comes, and that weather waits for nobody. */
const OpensWith = ({ players }: { readonly players: number }) => (
  <li className="came-opens">
    <Telling>{`${gameTexts.exchange.opens(players)} ${gameTexts.exchange.weather}`}</Telling>
  </li>
);

interface CameWordsProps {
  readonly face: FaceId;
  readonly times: number;
  readonly lost: number;
  /** The first of several says what they are and from where they came. */
  readonly isFirst: boolean;
}

/** Its name, the place it came from, and its effect in a few words: the picture is too small to say them. */
function CameWords({ face, times, lost, isFirst }: CameWordsProps) {
  const { name, short } = faceOf(face);
  const did = face === 'flood' ? gameTexts.exchange.washedAway(lost) : short;
  return (
    <p className="came-says">
      <strong>{times > 1 ? gameTexts.exchange.times(name, times) : name}</strong>
      <span className="came-from">{isFirst ? gameTexts.exchange.turnedUp : gameTexts.exchange.turnedUpToo}</span>{' '}
      <span className="came-did">
        <Telling>{did}</Telling>
      </span>
    </p>
  );
}
