import type { Act } from '#games/trexlands/acts.ts';
import { asked } from '#games/trexlands/asked.ts';
import { kindOf } from '#games/trexlands/cards/ids.ts';
import { playableCard } from '#games/trexlands/cards/kinds.ts';
import type { TrexlandsState } from '#games/trexlands/state.ts';
import { gameTexts } from '#play/trexlands/texts.ts';
import type { Names } from '#play/trexlands/words/names.ts';
import { Telling } from '../about/Telling.tsx';
import { announcedText } from '#play/trexlands/words/announced.ts';
import { Advised } from '../hint/Advised.tsx';
import { BattleHead, battleTitle } from './BattleHead.tsx';
import { Countdown } from '#app/frame/dock/Countdown.tsx';
import { NobodyButton } from './NobodyButton.tsx';
import { Bar } from '#app/frame/dock/Bar.tsx';
import { Looking, Waiting } from './WindowSeat.tsx';
import { useCommands, useMatch, useNames, useOwn, useSession, useView } from '../useTable.ts';

/** Something was announced, and a seat that could interrupt it plays a card or passes (TX-43). */
export function WindowPanel({ act: announced }: { readonly act: Act }) {
  const view = useView();
  const { log } = useMatch();
  const names = useNames();
  const { timeIsOver, look } = useCommands();
  const looked = useSession((session) => session.looked);
  const seats = useOwn()(asked(view));
  const [only, ...more] = seats;
  const { clockS } = view.options;
  const shown = looked !== null && seats.includes(looked.seat) ? looked : null;
  return (
    <Bar
      title={titleOf(view, announced, names)}
      label={gameTexts.windows.panel}
      seat={shown?.seat ?? (more.length === 0 ? (only ?? null) : null)}
      className="window-panel"
      others={
        <>
          {/* Every action gives the whole time again. */}
          {clockS !== null && (
            <Countdown key={log.length} panel="window" seconds={clockS} waits={shown !== null} onOver={timeIsOver} />
          )}
          {shown === null && <Advised />}
        </>
      }
      main={
        shown === null &&
        more.length > 0 && (
          <NobodyButton does="interrupts" primary>
            {gameTexts.windows.nobody}
          </NobodyButton>
        )
      }
      rest={<Announced act={announced} />}
    >
      {shown !== null ? (
        <Looking {...shown} onBack={() => look(null)} />
      ) : (
        <ul className="bar-body">
          {seats.map((seat) => (
            <Waiting key={seat} seat={seat} named={more.length > 0} onLook={(card) => look({ seat, card })} />
          ))}
        </ul>
      )}
    </Bar>
  );
}

const titleOf = (view: TrexlandsState, act: Act, names: Names): string =>
  act.type === 'battle' ? battleTitle(act, names) : announcedText(view, act, names);

/** More about it, where there is room to say so. */
function Announced({ act }: { readonly act: Act }) {
  const view = useView();
  const names = useNames();
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
  if (act.type !== 'card') return null;
  // A claim that waits with another interrupts nothing.
  const interrupted = view.agenda.slice(1, 1 + act.depth);
  return (
    <>
      <p className="note">
        <Telling>{playableCard(kindOf(act.card)).text}</Telling>
      </p>
      {interrupted.map((other) => (
        <p key={`${other.type}-${other.seat}`} className="note">
          {gameTexts.windows.interrupts(announcedText(view, other, names))}
        </p>
      ))}
    </>
  );
}
