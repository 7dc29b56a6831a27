import { buttonFor } from '../../input/gamepad/padMap.ts';
import { usePadPlays } from '../../input/InputContext.ts';
import { partsOf, type Chord } from '../../input/keys/chord.ts';
import { keyAction, type KeyActionId } from '../../input/keys/keyMap.ts';
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
export function BoundKeys({ id }: { readonly id: KeyActionId }) {
  const keys = useBoundKeys(id);
  if (keys.length === 0) return <span className="note">{texts.keys.none}</span>;
  return (
    <span className="kbds">
      {keys.map((chord) => (
        <Kbd key={chord} chord={chord} />
      ))}
    </span>
  );
}

/** For the hint line: the first key of each (with a gamepad at hand its button), and what they do together. Nothing where one has none. */
export function KeyHint({ ids, what }: { readonly ids: readonly KeyActionId[]; readonly what: string }) {
  const withPad = usePadPlays();
  return (
    <span className="key-hint">
      {ids.map((id) => (
        <FirstKey key={id} id={id} />
      ))}
      {withPad && ids.map((id) => <PadCap key={id} id={id} />)}
      {what}
    </span>
  );
}

function PadCap({ id }: { readonly id: KeyActionId }) {
  const changes = useSettings((settings) => settings.padButtons);
  const wish = keyAction(id)?.wish;
  const button = wish === undefined ? null : buttonFor(changes, wish);
  return button === null ? null : <kbd data-button={button}>{texts.pads.caps[button]}</kbd>;
}

function FirstKey({ id }: { readonly id: KeyActionId }) {
  const [first] = useBoundKeys(id);
  return first === undefined ? null : <Kbd chord={first} />;
}
