import '../../styles/keys.css';
import { buttonFor, type PadAction } from '../../input/gamepad/padMap.ts';
import { usePadButtons } from '../../input/InputContext.ts';
import { partsOf, type Chord } from '../../input/keys/chord.ts';
import { useKeyAction } from '../../input/keys/KeysContext.ts';
import type { KeyAction } from '../../input/keys/keyMap.ts';
import { useSettings } from '../../settings/useSettings.tsx';
import { texts } from '../../texts.ts';
import { capOf, useBoundKeys } from './useShortcut.ts';

/** A key as it looks, and as it is called. */
export function Kbd({ chord }: { readonly chord: Chord }) {
  const { base, shift } = partsOf(chord);
  return (
    <kbd>
      <span aria-hidden="true">{capOf(chord)}</span>
      <span className="unseen">{texts.keys.spoken(base, shift)}</span>
    </kbd>
  );
}

/** The keys that do this now, or that none does. */
export function BoundKeys({ action }: { readonly action: KeyAction }) {
  const keys = useBoundKeys(action);
  if (keys.length === 0) return <span className="note">{texts.keys.none}</span>;
  return (
    <span className="kbds">
      {keys.map((chord) => (
        <Kbd key={chord} chord={chord} />
      ))}
    </span>
  );
}

/**
 * For the hint line: the first key of each (with a gamepad at hand its button), and what they do together. Nothing
 * where one has none.
 */
export function KeyHint({ ids, what }: { readonly ids: readonly string[]; readonly what: string }) {
  const buttons = usePadButtons();
  return (
    <span className="key-hint">
      {ids.map((id) => (
        <FirstKey key={id} id={id} />
      ))}
      {buttons !== null && ids.map((id) => <PadCap key={id} id={id} buttons={buttons} />)}
      {what}
    </span>
  );
}

function PadCap({ id, buttons }: { readonly id: string; readonly buttons: readonly PadAction[] }) {
  const changes = useSettings((settings) => settings.padButtons);
  const wish = useKeyAction(id)?.wish;
  const button = wish === undefined ? null : buttonFor(buttons, changes, wish);
  return button === null ? null : <kbd data-button={button}>{texts.pads.caps[button]}</kbd>;
}

function FirstKey({ id }: { readonly id: string }) {
  const [first] = useBoundKeys(useKeyAction(id));
  return first === undefined ? null : <Kbd chord={first} />;
}
