import '#app/styles/keys.css';
import { buttonFor } from '#play/input/gamepad/padMap.ts';
import { usePadButtons } from '#app/input/InputContext.ts';
import { partsOf, type Chord } from '#play/input/keys/chord.ts';
import { useKeyAction } from '#app/input/keys/KeysContext.ts';
import type { KeyAction } from '#play/input/keys/keyMap.ts';
import { useSettings } from '#app/settings/useSettings.tsx';
import { texts } from '#play/texts.ts';
import { capOf, useBoundKeys, useFirstKeys } from './useShortcut.ts';

/** A key as it looks, and as it is called. */
export function Kbd({ chord }: { readonly chord: Chord }) {
  const { base, shift } = partsOf(chord);
  return (
    <kbd translate="no">
      <span aria-hidden="true">{capOf(chord)}</span>
      <span className="unseen">{texts.keys.spoken(base, shift)}</span>
    </kbd>
  );
}

/** The keys that do this now, or that none does. */
export function BoundKeys({ action }: { readonly action: KeyAction }) {
  return <Kbds keys={useBoundKeys(action)} />;
}

/** Some keys that do the same, or that there is none. */
export function Kbds({ keys }: { readonly keys: readonly Chord[] }) {
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
  const keys = useFirstKeys(ids);
  if (keys.length === 0 && buttons === null) return null;
  return (
    <span className="key-hint">
      {keys.map((chord) => (
        <Kbd key={chord} chord={chord} />
      ))}
      {ids.map((id) => (
        <PadCapOf key={id} id={id} />
      ))}
      {what}
    </span>
  );
}

const PadCapOf = ({ id }: { readonly id: string }) => <PadCap wish={useKeyAction(id)?.wish} />;

/** The button of the gamepad at hand that does this. */
export function PadCap({ wish }: { readonly wish: unknown }) {
  const buttons = usePadButtons();
  const changes = useSettings((settings) => settings.padButtons);
  const button = buttons === null || wish === undefined ? null : buttonFor(buttons, changes, wish);
  return button === null ? null : (
    <kbd data-button={button} translate="no">
      {texts.pads.caps[button]}
    </kbd>
  );
}
