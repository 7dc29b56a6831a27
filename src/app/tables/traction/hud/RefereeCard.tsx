import { useMatch, useNaming, useSession, useSpoken } from './useTable.ts';
import { BotWhy } from '#app/frame/dock/Advice.tsx';
import { gameTexts } from '#play/traction/texts.ts';
import { makeRoute } from '#play/route.ts';
import { idOfMatch } from '#play/storage/matchIds.ts';
import { ClauseMark } from '#app/teach/rulesSheet.tsx';
import { texts } from '#play/texts.ts';
import { saidOf, sayingsOfRulings, type Saying } from '#play/traction/say/sayings.ts';
import { SaidCard } from '#app/frame/SaidCard.tsx';
import { SayingList } from '#app/frame/SayingList.tsx';
import { useToYou } from '#app/frame/AtTable.tsx';
import { useSettings } from '#app/settings/useSettings.tsx';
import { useCompact } from '#app/ui/useCompact.ts';

export interface RefereeCardProps {
  /** False at a drill, which has no replay. */
  readonly ofMatch?: boolean;
}

/** The referee's words: on the action under way as it falls, then on the last one with its outcome. */
export function RefereeCard({ ofMatch = true }: RefereeCardProps) {
  const match = useMatch();
  const last = useSession(({ lastAction }) => lastAction);
  const spoken = useSpoken();
  const naming = useNaming();
  const units = useSettings((settings) => settings.units);
  const under = useSession(({ stage }) => stage === 'moving' || stage === 'resting' || stage === 'between-steps');
  if (under) return <RulingsUnderWay />;
  if (last === null) return null;
  const { earlier, sayings } = saidOf(match, last, spoken, units);
  return (
    <SaidCard
      of={last}
      sayings={sayings}
      earlier={earlier}
      beside={ofMatch ? sayings.map((saying) => <ShowMe key={saying.text} saying={saying} />) : []}
      why={ofMatch && <BotWhy nameOf={naming.seat} tell={gameTexts.botReason} />}
    />
  );
}

function RulingsUnderWay() {
  const rulings = useSession((session) => session.rulings);
  const isCompact = useCompact(); // the newest has room beside the piece
  const { options } = useMatch().state;
  const naming = useSpoken();
  const toYou = useToYou();
  if (rulings.length === 0) return null;
  return (
    <section className="panel referee" aria-label={texts.table.panelReferee}>
      <SayingList of={null}>
        {sayingsOfRulings(isCompact ? rulings.slice(-1) : rulings, naming, options.tackling).map((saying) => (
          <li key={saying.text} data-tone={saying.tone}>
            {toYou(saying.text)} {saying.clause !== null && <ClauseMark clause={saying.clause} />}
          </li>
        ))}
      </SayingList>
    </section>
  );
}

/** The way to a ruling's evidence. */
export function ShowMe({ saying }: { readonly saying: Pick<Saying, 'clause' | 'ruling'> }) {
  const match = useMatch();
  if (saying.clause === null || saying.ruling === null) return null;
  const ruling = { action: match.log.length - 1, ruling: saying.ruling };
  return (
    <a
      className="show-me"
      href={makeRoute({ page: 'watch', id: idOfMatch(match), ruling })}
      aria-label={texts.replay.showMeOf(saying.clause)}
    >
      {texts.replay.showMe}
    </a>
  );
}
