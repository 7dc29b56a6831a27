import type { Act } from '#games/trexlands/acts.ts';
import { asked } from '#games/trexlands/asked.ts';
import { kindOf } from '#games/trexlands/cards/ids.ts';
import { playableCard } from '#games/trexlands/cards/kinds.ts';
import { gameTexts } from '#play/trexlands/texts.ts';
import { Telling } from '../about/Telling.tsx';
import { announcedText } from '#play/trexlands/words/announced.ts';
import { Advised } from '../hint/Advised.tsx';
import { Strip } from '../cards/Strip.tsx';
import { BattleHead } from './BattleHead.tsx';
import { Countdown } from '#app/frame/dock/Countdown.tsx';
import { NobodyButton } from './NobodyButton.tsx';
import { DockPanel } from '#app/frame/dock/DockPanel.tsx';
import { Looking, Waiting } from './WindowSeat.tsx';
import { useCommands, useMatch, useNames, useOwn, useSession, useView } from '../useTable.ts';

/** Something was announced, and a seat that could interrupt it plays a card or passes (TX-43). */
export function WindowPanel({ act: announced }: { readonly act: Act }) {
  const view = useView();
  const { log } = useMatch();
  const { timeIsOver, look } = useCommands();
  const looked = useSession((session) => session.looked);
  const seats = useOwn()(asked(view));
  const [only, ...more] = seats;
  const { clockS } = view.options;
  const shown = looked !== null && seats.includes(looked.seat) ? looked : null;
  return (
    <DockPanel
      label={gameTexts.windows.panel}
      seat={shown?.seat ?? (more.length === 0 ? (only ?? null) : null)}
      className="window-panel"
    >
      <Announced act={announced} />
      {shown !== null && <Looking {...shown} onBack={() => look(null)} />}
      <div className="dock-last">
        {shown === null && (
          <Strip>
            <ul className="window-seats">
              {seats.map((seat) => (
                <Waiting key={seat} seat={seat} named={more.length > 0} onLook={(card) => look({ seat, card })} />
              ))}
            </ul>
          </Strip>
        )}
        {/* Every action gives the whole time again. */}
        {clockS !== null && (
          <Countdown key={log.length} panel="window" seconds={clockS} waits={shown !== null} onOver={timeIsOver} />
        )}
        {shown === null && seats.length > 1 && (
          <NobodyButton does="interrupts" primary>
            {gameTexts.windows.nobody}
          </NobodyButton>
        )}
        {shown === null && <Advised />}
      </div>
    </DockPanel>
  );
}

function Announced({ act }: { readonly act: Act }) {
  const view = useView();
  const names = useNames();
  /** A card of its own and a claim that waits with another interrupt nothing. */
  const interrupted = act.type === 'card' ? view.agenda.slice(1, 1 + act.depth) : [];
  if (act.type === 'battle') {
    return (
      <>
        <BattleHead act={act} />
        <p className="note">
          <Telling>{act.step === 'before' ? gameTexts.windows.before : gameTexts.windows.after}</Telling>
        </p>
      </>
    );
  }
  return (
    <>
      <h2>{announcedText(view, act, names)}</h2>
      {act.type === 'card' && (
        <p className="note">
          <Telling>{playableCard(kindOf(act.card)).text}</Telling>
        </p>
      )}
      {interrupted.map((other) => (
        <p key={`${other.type}-${other.seat}`} className="note">
          {gameTexts.windows.interrupts(announcedText(view, other, names))}
        </p>
      ))}
    </>
  );
}
