import { useMemo } from 'react';
import { playableCard } from '#games/trexlands/cards/kinds.ts';
import { choicesOf } from '#games/trexlands/legal.ts';
import { campOf } from '#games/trexlands/queries.ts';
import { turnOf } from '#games/trexlands/turn.ts';
import type { Seat } from '#sim/ids.ts';
import { AdviceButton } from '#app/frame/dock/Advice.tsx';
import { Bar } from '#app/frame/dock/Bar.tsx';
import { useExact } from '#app/frame/dock/Exact.tsx';
import { answersNow } from '#play/trexlands/offers/offers.ts';
import { gameTexts } from '#play/trexlands/texts.ts';
import { useCompact } from '#app/ui/useCompact.ts';
import { Cards } from '../cards/Cards.tsx';
import { CardStep } from '../cards/CardStep.tsx';
import { Telling } from '../about/Telling.tsx';
import { Advised } from '../hint/Advised.tsx';
import { useIsAdvised } from '../hint/useHint.ts';
import { Answer } from './Answer.tsx';
import { Destinations } from './Destinations.tsx';
import { Restack } from './Restack.tsx';
import { TruckTray } from './TruckTray.tsx';
import { useCommands, useNames, useSession, useView } from '../useTable.ts';

/**
 * A turn: trucks, places and cards are picked on the table, and a line says what is asked; in the drawer the same in
 * words.
 */
export function MovePanel({ seat }: { readonly seat: Seat }) {
  const view = useView();
  const names = useNames();
  const chosen = useSession((session) => session.chosen);
  const looked = useSession((session) => session.looked);
  const isAdvised = useIsAdvised();
  const exact = useExact();
  const { look } = useCommands();
  const choices = useMemo(() => choicesOf(view, seat), [view, seat]);
  const plays = choices.flatMap((choice) => (choice.do === 'play' ? [choice] : []));
  const ofLooked = plays.filter(({ card }) => card === looked?.card);
  const isLooking = looked !== null && ofLooked.length > 0;
  const isCompact = useCompact();
  const cards = !isLooking && <Cards plays={plays} />;
  return (
    <Bar
      title={
        isLooking
          ? playableCard(looked.card).name
          : chosen.length > 0
            ? gameTexts.move.where
            : view.cycle === 1
              ? gameTexts.move.first
              : gameTexts.move.hint
      }
      label={gameTexts.move.panel(names.seat(seat))}
      seat={seat}
      className="move-panel"
      exact={{
        drawer: exact,
        label: gameTexts.move.trucks(names.seat(seat)),
        parts: (
          <>
            <TruckTray seat={seat} choices={choices} />
            {chosen.length > 0 && <Destinations key={chosen.join()} seat={seat} trucks={chosen} choices={choices} />}
            <Restack trucks={chosen} choices={choices} />
            {!isCompact && cards}
          </>
        ),
      }}
      others={
        <>
          <Answer
            choice={{ do: 'pass', seat }}
            words={(turnOf(view)?.moved.length ?? 0) > 0 ? gameTexts.move.passMore : gameTexts.move.pass}
            title={gameTexts.move.passNote}
          />
          {!isAdvised && <AdviceButton />}
        </>
      }
      rest={isAdvised && <Advised />}
    >
      {isLooking ? (
        <CardStep kind={looked.card} plays={ofLooked} onBack={() => look(null)} />
      ) : (
        <Underway seat={seat} />
      )}
      {isCompact && cards /* on a phone those of the Camp are too small to be read */}
    </Bar>
  );
}

/** Changes to this turn by cards, and what rivals could answer. */
function Underway({ seat }: { readonly seat: Seat }) {
  const view = useView();
  const names = useNames();
  const turn = turnOf(view);
  const answers = useSession(answersNow);
  const { extraX } = campOf(view, seat);
  const said = [
    ...((turn?.movesLeft ?? 1) > 1 ? [gameTexts.move.twice(turn?.movesLeft ?? 1)] : []),
    ...(turn?.moveTwo === true ? [gameTexts.move.fast] : []),
    ...(turn?.raid === true ? [gameTexts.move.raids] : []),
    ...(extraX > 0 ? [gameTexts.move.extra(extraX)] : []),
    ...(answers.length === 0
      ? []
      : [
          gameTexts.offers.answers(
            answers.map(({ seat: who, cards }) => ({
              who: names.seat(who),
              cards: cards.map((kind) => gameTexts.offers.does(playableCard(kind).name, gameTexts.faces.inShort[kind])),
            })),
          ),
        ]),
  ];
  return said.length === 0 ? null : (
    <p className="hint">
      <Telling>{said.join(' ')}</Telling>
    </p>
  );
}
