import { asked } from '#games/trexlands/asked.ts';
import { rollAsked, throwers } from '#games/trexlands/rolls.ts';
import type { TrexlandsState } from '#games/trexlands/state.ts';
import type { Seat } from '#sim/ids.ts';
import { isOfBots } from '#play/trexlands/session/players.ts';
import type { SessionState } from '#play/trexlands/session/sessionTypes.ts';
import { Answer } from './Answer.tsx';
import { ArenaPanel } from '../exchange/ArenaPanel.tsx';
import { BrokerPanel } from '../exchange/BrokerPanel.tsx';
import { MarketPanel } from '../exchange/MarketPanel.tsx';
import { RevealPanel } from '../exchange/RevealPanel.tsx';
import { HaltPanel } from './HaltPanel.tsx';
import { MovePanel } from './MovePanel.tsx';
import { RollPanel } from './RollPanel.tsx';
import { Bar } from '#app/frame/dock/Bar.tsx';
import { DockPlace } from '#app/frame/dock/DockPanel.tsx';
import { WindowPanel } from './WindowPanel.tsx';
import { BotsTurn } from './BotsTurn.tsx';
import { CaptainPanel } from './CaptainPanel.tsx';
import { useOwn, useSession, useView, useNames } from '../useTable.ts';
import { gameTexts } from '#play/trexlands/texts.ts';
import { Advised } from '../hint/Advised.tsx';
import type { BattleAct } from '#games/trexlands/acts.ts';
import { placeName } from '#play/trexlands/words/names.ts';

/** Buttons for everything that the match asks for now. */
export function Dock() {
  const reveal = useSession((session) => session.reveal);
  const view = useView();
  const choosing = useSession(({ stage }) => stage === 'choosing');
  const isSeen = useSession(({ entering, opening }) => entering === null && !opening);
  if (!isSeen) return null;
  return (
    <DockPlace>
      {reveal === null ? <Asked view={view} choosing={choosing} /> : <RevealPanel reveal={reveal} />}
    </DockPlace>
  );
}

function Asked({ view, choosing }: { readonly view: TrexlandsState; readonly choosing: boolean }) {
  const setsGoing = useSession(botThatRolls);
  if (view.outcome !== null) return null;
  if (setsGoing !== null) return <BotsTurn seat={setsGoing} />;
  return choosing ? <Choosing view={view} /> : <RollPanel />;
}

/** The first bot of a roll in which no person has a part, until it has set it going. */
function botThatRolls({ match, stage }: SessionState): Seat | null {
  const asking = match === null || stage !== 'aiming' ? null : rollAsked(match.state);
  return match !== null && asking !== null && isOfBots(match, asking) ? (throwers(match.state)?.[0] ?? null) : null;
}

function Choosing({ view }: { readonly view: TrexlandsState }) {
  const {
    phase,
    agenda: [act],
  } = view;
  const own = useOwn();
  const halted = useSession((session) => session.halted);
  const seats = asked(view);
  const [seat = seats[0]] = own(seats);
  const isBots = seat !== undefined && own([seat]).length === 0;
  if (halted) return <HaltPanel />;
  if (isBots && !isMarket(view)) return <BotsTurn seat={seat} />;
  if (act !== undefined)
    return act.type === 'battle' && act.step === 'choice' ? <RaidPanel act={act} /> : <WindowPanel act={act} />;
  if (phase.name === 'arena') return <ArenaPanel arena={phase} />;
  if (seat === undefined) return null;
  switch (phase.name) {
    case 'captains':
      return <CaptainPanel seat={seat} />;
    case 'move':
      return <MovePanel key={seat} seat={seat} />;
    case 'market':
      return phase.awarded === null ? (
        <MarketPanel phase={phase} seat={seat} />
      ) : (
        <BrokerPanel phase={phase} seat={seat} />
      );
    default:
      return null;
  }
}

/** Cards of a market are seen while others bid. */
const isMarket = ({ agenda, phase }: TrexlandsState): boolean =>
  agenda.length === 0 && phase.name === 'market' && phase.awarded === null;

/** A raid was won: stay there, or go back. */
function RaidPanel({ act: { seat, terra, origin } }: { readonly act: BattleAct }) {
  const names = useNames();
  return (
    <Bar
      title={gameTexts.battle.raidTitle(names.seat(seat), terra)}
      seat={seat}
      others={<Advised />}
      main={<Answer primary choice={{ do: 'occupy', seat, stay: true }} words={gameTexts.battle.occupy(terra)} />}
    >
      <Answer choice={{ do: 'occupy', seat, stay: false }} words={gameTexts.battle.withdraw(placeName(origin))} />
    </Bar>
  );
}
