import { useRef, useState } from 'react';
import { useMatch, useNaming, useSession, useSpoken } from './useTable.ts';
import type { LastAction } from '#play/traction/session/sessionTypes.ts';
import { useToYou } from '#app/frame/AtTable.tsx';
import { BotWhy } from '#app/frame/dock/Advice.tsx';
import { gameTexts } from '#play/traction/texts.ts';
import { DismissButton } from '#app/frame/DismissButton.tsx';
import { makeRoute } from '#play/route.ts';
import { idOfMatch } from '#play/storage/matchIds.ts';
import { ClauseMark } from '#app/teach/rulesSheet.tsx';
import { texts } from '#play/texts.ts';
import { HandTag } from './HandTag.tsx';
import { handOf } from '#play/traction/say/notation.ts';
import { earlierSayings, sayingsOf, sayingsOfRulings, type Saying } from '#play/traction/say/sayings.ts';
import { SayingList } from '#app/frame/SayingList.tsx';
import { SeatBadge } from '#app/ui/SeatBadge.tsx';
import { isComputersNewest } from '#play/session/meanwhile.ts';
import { useCompact } from '#app/ui/useCompact.ts';
import { useFolding } from '#app/ui/useMore.ts';

export interface RefereeCardProps {
  /** False at a drill, which has no replay. */
  readonly ofMatch?: boolean;
}

/** The referee's words: on the action under way as it falls, then on the last one with its outcome. */
export function RefereeCard({ ofMatch = true }: RefereeCardProps) {
  const last = useSession(({ lastAction }) => lastAction);
  const [dismissed, setDismissed] = useState<LastAction | null>(null);
  const stays = isComputersNewest(useMatch()); // in sight until the next thing happens
  const under = useSession(({ stage }) => stage === 'moving' || stage === 'resting' || stage === 'between-steps');
  if (under) return <RulingsUnderWay />;
  if (last === null || (last === dismissed && !stays)) return null;
  return <LastRulings last={last} ofMatch={ofMatch} onDismiss={stays ? null : () => setDismissed(last)} />;
}

function RulingsUnderWay() {
  const rulings = useSession((session) => session.rulings);
  const isCompact = useCompact(); // the newest has room beside the piece
  const { options } = useMatch().state;
  const naming = useSpoken();
  if (rulings.length === 0) return null;
  return (
    <section className="panel referee" aria-label={texts.table.panelReferee}>
      <Sayings sayings={sayingsOfRulings(isCompact ? rulings.slice(-1) : rulings, naming, options.tackling)} />
    </section>
  );
}

interface LastRulingsProps {
  readonly last: LastAction;
  readonly ofMatch: boolean;
  readonly onDismiss: (() => void) | null;
}

function LastRulings({ last, ofMatch, onDismiss }: LastRulingsProps) {
  const match = useMatch();
  const naming = useSpoken();
  const sayings = sayingsOf(last, naming, match.state.options);
  const card = useRef<HTMLElement>(null);
  const { folded, unfold } = useFolding(last, card, 'folded');
  const earlier = earlierSayings(match, naming);
  if (sayings.length + earlier.length === 0) return null;
  const hand = handOf(last.action);
  const clauses = sayings.flatMap(({ clause }) => clause ?? []).join(' ');
  if (folded)
    return (
      <section className="panel referee folded" aria-label={texts.table.panelReferee} data-clauses={clauses}>
        <button type="button" className="button quiet unfold" aria-expanded={false} onClick={unfold}>
          <Who />
          <span className="unfold-text">{[...earlier, ...sayings.slice(0, 1)].map(({ text }) => text).join(' ')}</span>
        </button>
        {onDismiss && <DismissButton onDismiss={onDismiss} />}
      </section>
    );
  return (
    <section ref={card} className="panel referee" aria-label={texts.table.panelReferee} data-clauses={clauses}>
      <header>
        <Who named />
        {hand !== null && <HandTag hand={hand} />}
        {onDismiss && <DismissButton onDismiss={onDismiss} />}
      </header>
      <Sayings
        of={last}
        sayings={sayings}
        earlier={earlier}
        {...(ofMatch ? { watched: { id: idOfMatch(match), action: match.log.length - 1 } } : {})}
      />
      {ofMatch && <BotWhy nameOf={naming.seat} tell={gameTexts.botReason} />}
    </section>
  );
}

/** The seat whose action it was, for the eye by its badge alone where there is little room; a bump has no badge. */
function Who({ named = false }: { readonly named?: boolean }) {
  const naming = useNaming();
  const seat = useMatch().log.at(-1)?.seat ?? null;
  if (seat === null) return null;
  return (
    <>
      <SeatBadge colour={naming.colour(seat)} steadiness={naming.steadiness(seat)} small />
      <span className={named ? 'who' : 'unseen'} translate="no">
        {naming.seat(seat)}
      </span>
    </>
  );
}

interface SayingsProps {
  readonly of?: LastAction;
  readonly sayings: readonly Saying[];
  readonly earlier?: readonly Saying[];
  /** Where the action can be watched again; not while it is under way. */
  readonly watched?: { readonly id: string; readonly action: number };
}

function Sayings({ of, sayings, earlier = [], watched }: SayingsProps) {
  const toYou = useToYou();
  return (
    <SayingList of={of ?? null}>
      {earlier.map(({ text, tone }, i) => (
        // The same sentence may come twice; none moves.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={i} data-tone={tone}>
          {toYou(text)}
        </li>
      ))}
      {sayings.map(({ clause, text, tone, ruling }) => (
        <li key={text} data-tone={tone}>
          {toYou(text)} {clause !== null && <ClauseMark clause={clause} />}{' '}
          {watched && clause !== null && ruling !== null && (
            <a
              className="show-me"
              href={makeRoute({ page: 'watch', id: watched.id, ruling: { action: watched.action, ruling } })}
              aria-label={texts.replay.showMeOf(clause)}
            >
              {texts.replay.showMe}
            </a>
          )}
        </li>
      ))}
    </SayingList>
  );
}
