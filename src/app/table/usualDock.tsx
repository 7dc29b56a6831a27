import { Fragment, useState, type ComponentType } from 'react';
import type { DoingTypes } from '#engine/matchFile/ruledActions.ts';
import { personsIn } from '#play/session/players.ts';
import type { PlayedGame } from '#play/game/playedGame.ts';
import type { UsualTable } from '#play/game/usualSession.ts';
import { texts } from '#play/texts.ts';
import { seat as asSeat } from '#sim/ids.ts';
import { Countdown } from '../frame/dock/Countdown.tsx';
import { DockPanel, DockPlace } from '../frame/dock/DockPanel.tsx';
import { PassDevice } from '../frame/dock/PassDevice.tsx';
import { useSeatNames } from '../frame/AtTable.tsx';
import { tableHooks } from '../session/context.tsx';
import { Slider } from '../ui/Field.tsx';

/** A game's part in the panel of what it asks for now. */
interface DockParts<T extends DoingTypes> {
  /** A legal action on its button. */
  label(action: T['action']): string;
  /** The action that no list can hold, by a hand that says how hard; left out where there is none. */
  readonly byHand?: HandParts<T>;
  /** The seconds for a choice; null while no clock runs. Left out where there is none. */
  clockS?(state: T['state']): number | null;
}

/** A hand with a slider. */
interface HandParts<T extends DoingTypes> {
  readonly words: { readonly how: string; readonly act: string };
  readonly speed: { readonly min: number; readonly max: number; readonly step: number };
  action(seat: number, speed: number): T['action'];
}

interface ByHandProps<T extends DoingTypes> extends HandParts<T> {
  readonly onAct: (action: (seat: number) => T['action']) => void;
}

function ByHand<T extends DoingTypes>({ words, speed, action, onAct }: ByHandProps<T>) {
  const [value, setValue] = useState((speed.min + speed.max) / 2);
  return (
    <>
      <Slider label={words.how} value={value} shown={String(value)} {...speed} onSlide={setValue} />
      <button type="button" className="button primary" onClick={() => onAct((seat) => action(seat, value))}>
        {words.act}
      </button>
    </>
  );
}

/** The panel of what is asked for now: the device, or a button for each legal action; and the clock while it runs. */
export function usualDock<T extends DoingTypes>(
  { game, turnSheet, isSecret }: PlayedGame<UsualTable<T>>,
  { label, byHand, clockS }: DockParts<T>,
): ComponentType {
  const { useCommands, useMatch, useSession, useSessionData } = tableHooks<UsualTable<T>>();

  function Choices({ seat }: { readonly seat: number }) {
    const match = useMatch();
    const names = useSeatNames();
    const headline = useSessionData((told) => turnSheet(match, told, names, false).headline);
    const { act } = useCommands();
    const { actions, free } = game.legal(game.view(match.state, seat), seat);
    return (
      <DockPanel label={headline} seat={seat}>
        <h2>{headline}</h2>
        {byHand && free.length > 0 && <ByHand {...byHand} onAct={(action) => act(() => action(seat))} />}
        <div className="choices-row">
          {actions.map((action) => (
            <button
              key={label(action)}
              type="button"
              className="button"
              data-do={action.do}
              onClick={() => act(() => action)}
            >
              {label(action)}
            </button>
          ))}
        </div>
      </DockPanel>
    );
  }

  return function Dock() {
    const { state, header, log } = useMatch();
    const holder = useSession((session) => session.holder);
    const rolling = useSession(({ stage }) => stage === 'rolling');
    const { act } = useCommands();
    const [seat] = personsIn(header, game.asked(state));
    const seconds = clockS?.(state) ?? null;
    if (seat === undefined || rolling) return null;
    const isHidden = isSecret?.(state) === true && holder !== seat;
    return (
      <DockPlace>
        <Fragment key={seat}>{isHidden ? <PassDevice to={asSeat(seat)} /> : <Choices seat={seat} />}</Fragment>
        {seconds !== null && (
          <DockPanel label={texts.countdown.title} seat={null}>
            <Countdown
              key={`${seat} ${log.length}`}
              seconds={seconds}
              waits={false}
              onOver={(elapsedMs) => act(() => ({ do: 'time', elapsedMs }))}
            />
          </DockPanel>
        )}
      </DockPlace>
    );
  };
}
