import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { KeyHint } from '#app/frame/keys/Kbd.tsx';
import { useShortcut } from '#app/frame/keys/useShortcut.ts';
import { useChange, useSettings } from '#app/settings/useSettings.tsx';
import { Tick } from '#app/ui/Field.tsx';
import { expectedOf, foulCostOf } from '#play/traction/session/expected.ts';
import { useCommands, useNaming, useSession } from './useTable.ts';
import { gameTexts } from '#play/traction/texts.ts';
import { TackleInstead, useCouldTackle } from './TackleInstead.tsx';

/** In the dock's place while an ordered step that looks like a foul waits: its cost, and the way back to the aim. */
export function FoulQuestion() {
  const { performAim, cancel } = useCommands();
  const likely = useFocusWhereLost();
  const tackle = useCouldTackle();
  const { performAnyway, cancelStep } = gameTexts.action;
  const escape = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') cancel();
  };
  return (
    // Escape answers wherever in the panel one is: a button would have the key for itself.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section className="panel dock aiming foul-question" aria-labelledby="foul-title" onKeyDown={escape}>
      <Words />
      <div className="foul-answers">
        <DontAsk />
        <span className="hint-more foul-keys">
          {!tackle && <KeyHint ids={['perform']} what={gameTexts.keys.hints.performAnyway} />}{' '}
          <KeyHint ids={['cancel']} what={gameTexts.keys.hints.cancel} />
        </span>
        <button type="button" className="button" {...useShortcut('cancel', cancelStep)} onClick={cancel}>
          {cancelStep}
        </button>
        <button
          ref={tackle ? undefined : likely}
          type="button"
          className={tackle ? 'button' : 'button primary'}
          {...useShortcut('perform', performAnyway)}
          onClick={performAim}
        >
          {performAnyway}
        </button>
        {tackle && <TackleInstead className="button primary" ordered button={likely} />}
      </div>
    </section>
  );
}

function Words() {
  const expected = useSession(useShallow(expectedOf));
  const cost = useSession(useShallow(foulCostOf));
  const units = useSettings((settings) => settings.units);
  const naming = useNaming();
  if (expected === null || cost === null) return null;
  return (
    <div role="alert">
      <h2 id="foul-title">
        {gameTexts.action.foulHeld(gameTexts.action.expected(expected, naming, units), cost.miss)}
      </h2>
      <p>{gameTexts.action.foulCost(cost)}</p>
    </div>
  );
}

function DontAsk() {
  const asks = useSettings((settings) => settings.askBeforeFouls);
  const change = useChange();
  return <Tick label={gameTexts.action.dontAsk} checked={!asks} onTick={(not) => change({ askBeforeFouls: !not })} />;
}

/** The button that ordered the step is gone: its focus goes to the likely answer. */
function useFocusWhereLost() {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, []);
  return button;
}
