import { useMemo } from 'react';
import type { ChallengeAction } from '#games/trexlands/actions.ts';
import { asked } from '#games/trexlands/asked.ts';
import { slotted } from '#games/trexlands/cards/targets.ts';
import { choicesOf } from '#games/trexlands/legal.ts';
import { allSeats } from '#games/trexlands/queries.ts';
import type { FaceDown, InArena } from '#games/trexlands/state.ts';
import type { Seat } from '#sim/ids.ts';
import { SeatBadge } from '#app/ui/SeatBadge.tsx';
import { listed } from '#play/texts.ts';
import { Telling } from '../about/Telling.tsx';
import { gameTexts } from '#play/trexlands/texts.ts';
import { NobodyButton } from '../dock/NobodyButton.tsx';
import { Bar } from '#app/frame/dock/Bar.tsx';
import { useExact } from '#app/frame/dock/Exact.tsx';
import { CardBack } from '#app/tables/trexlands/faces/CardBack.tsx';
import { CardFace } from '#app/tables/trexlands/faces/CardFace.tsx';
import { tribuKindOf } from '#games/trexlands/cards/ids.ts';
import { playableCard } from '#games/trexlands/cards/kinds.ts';
import { CardThumb } from './CardThumb.tsx';
import { Advised } from '../hint/Advised.tsx';
import { useHint } from '../hint/useHint.ts';
import { Strip } from '../cards/Strip.tsx';
import { ArenaSeat } from './ArenaSeat.tsx';
import { CoinStack } from './CoinStack.tsx';
import { useCommands, useNames, useOwn, useView } from '../useTable.ts';

interface ChallengesProps {
  readonly arena: InArena;
  /** The seat wants to see its own cards. */
  readonly onTake: (seat: Seat) => void;
}

/** The open arena: everybody sees what lies there face down, challenges for 1 V, and says when done (TX-37, TX-42). */
export function Challenges({ arena, onTake }: ChallengesProps) {
  const view = useView();
  const cards = slotted(arena.cards);
  const seats = asked(view);
  const alone = useOwn()(allSeats(view)).length === 1;
  const exact = useExact();
  const canCall = seats.some((seat) => choicesOf(view, seat).some((choice) => choice.do === 'challenge'));
  return (
    <Bar
      title={cards.length === 0 ? gameTexts.exchange.empty : gameTexts.exchange[canCall ? 'calls' : 'open']}
      label={gameTexts.exchange.open}
      seat={null}
      className="arena-panel"
      exact={
        cards.length === 0
          ? undefined
          : {
              drawer: exact,
              label: gameTexts.exchange.faceDown,
              parts: (
                <ul className="face-downs">
                  {cards.map(({ card, slot }) => (
                    <FaceDownCard key={`${card.owner}-${slot}`} card={card} slot={slot} />
                  ))}
                </ul>
              ),
            }
      }
      others={alone && <Advised />}
      main={
        <NobodyButton does="challenges" primary hint={alone ? { do: 'ready' } : null}>
          {cards.length === 0 ? gameTexts.exchange.allDoneEmpty : gameTexts.exchange.allDone}
        </NobodyButton>
      }
      rest={
        <p className="note">
          <Telling>{cards.length === 0 ? gameTexts.exchange.empty : gameTexts.exchange.openNote}</Telling>
        </p>
      }
    >
      <Strip>
        <ul className="window-seats">
          {allSeats(view).map((seat) => (
            <ArenaSeat key={seat} seat={seat} waits={seats.includes(seat)} onTake={onTake} />
          ))}
        </ul>
      </Strip>
    </Bar>
  );
}

function FaceDownCard({
  card: { owner, card, coins, challengers },
  slot,
}: {
  readonly card: FaceDown;
  readonly slot: number;
}) {
  const view = useView();
  const names = useNames();
  const own = useOwn();
  const known = card === null ? null : tribuKindOf(card);
  const challenges = useMemo(
    () =>
      own(asked(view)).flatMap((seat) =>
        choicesOf(view, seat).filter(
          (choice): choice is ChallengeAction =>
            choice.do === 'challenge' && choice.owner === owner && choice.slot === slot,
        ),
      ),
    [view, own, owner, slot],
  );
  return (
    <li className="face-down" data-owner={owner} data-slot={slot}>
      <h3 className="unseen">
        {gameTexts.exchange.cardOf(names.seat(owner), slot)}
        {known !== null && `: ${playableCard(known).name}`}
        {challengers.length > 0 && `, ${gameTexts.exchange.challengedBy(listed(challengers.map(names.seat)))}`}
      </h3>
      <CardThumb>
        {known === null ? (
          <CardBack colour={names.colour(owner)} />
        ) : (
          <CardFace face={known} colour={names.colour(owner)} />
        )}
      </CardThumb>
      <CoinStack seat={owner} coins={coins} />
      {challengers.map((seat) => (
        <span key={seat} className="challenged" aria-hidden="true">
          ? <SeatBadge colour={names.colour(seat)} small />
        </span>
      ))}
      {challenges.map((challenge) => (
        <ChallengeButton key={challenge.seat} challenge={challenge} short={challenges.length > 1} />
      ))}
    </li>
  );
}

/** Where several could, a challenger is its badge: four cards with three buttons each would fill the screen. */
function ChallengeButton({ challenge, short }: { readonly challenge: ChallengeAction; readonly short: boolean }) {
  const names = useNames();
  const { act } = useCommands();
  const hint = useHint();
  const words = gameTexts.exchange.challenges(names.seat(challenge.seat));
  return (
    <button
      type="button"
      className={short ? 'button icon' : 'button'}
      aria-label={words}
      title={words}
      data-challenge={challenge.seat}
      onClick={() => act(challenge)}
      {...hint({ do: 'challenge', owner: challenge.owner, slot: challenge.slot })}
    >
      {short ? <SeatBadge colour={names.colour(challenge.seat)} small /> : gameTexts.exchange.challenge}
    </button>
  );
}
