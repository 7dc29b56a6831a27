import { partsOf, type Chord } from '../../input/keys/chord.ts';
import type { KeyActionId } from '../../input/keys/keyMap.ts';
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

/** For the hint line: the first key of each, and what they do together. Nothing where one has none. */
export function KeyHint({ ids, what }: { readonly ids: readonly KeyActionId[]; readonly what: string }) {
  return (
    <span className="key-hint">
      {ids.map((id) => (
        <FirstKey key={id} id={id} />
      ))}
      {what}
    </span>
  );
}

function FirstKey({ id }: { readonly id: KeyActionId }) {
  const [first] = useBoundKeys(id);
  return first === undefined ? null : <Kbd chord={first} />;
}
