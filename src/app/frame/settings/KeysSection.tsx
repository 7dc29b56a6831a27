import '#app/styles/keys.css';
import { useMemo, useState } from 'react';
import { capOf } from '../keys/useShortcut.ts';
import { Kbds } from '../keys/Kbd.tsx';
import { SingleKeysChoice } from '../keys/SingleKeysChoice.tsx';
import { bindKey, clashesOf, keyFor, keysOf, resetKey } from '#play/input/keys/bindings.ts';
import type { Chord } from '#play/input/keys/chord.ts';
import { actionsOf, type KeyAction } from '#play/input/keys/keyMap.ts';
import { listed, texts } from '#play/texts.ts';
import { useControls } from '#app/settings/useControls.ts';
import { useChange, useSettings } from '#app/settings/useSettings.tsx';
import { useNextKey } from './useNextKey.ts';

/** The question asked: for a key, or whether another action may lose it. */
type Asking = {
  readonly action: KeyAction;
  readonly clash: { readonly chord: Chord; readonly with: readonly KeyAction[] } | null;
  /** A key that cannot be had with Shift, which this action wants. */
  readonly unfit?: Chord;
};

/** Every action with its keys: press a button, then the key. An action that already has the key is told first. */
export function KeysSection() {
  const { keys: map } = useControls();
  const all = useMemo(() => actionsOf(map), [map]);
  const changes = useSettings((settings) => settings.keys);
  const change = useChange();
  const [asking, setAsking] = useState<Asking | null>(null);
  const [said, setSaid] = useState('');

  const bind = ({ id, name }: KeyAction, chord: Chord): void => {
    change({ keys: bindKey(all, changes, id, chord) });
    setSaid(texts.keySettings.bound(name, capOf(chord)));
    setAsking(null);
  };
  const offer = (action: KeyAction, pressed: Chord): void => {
    const chord = keyFor(action, pressed);
    if (chord === null) return setAsking({ action, clash: null, unfit: pressed });
    const others = clashesOf(all, changes, action.id, chord);
    if (others.length === 0) bind(action, chord);
    else setAsking({ action, clash: { chord, with: others } });
  };
  const waiting = asking !== null && (asking.clash === null || isReserved(asking.clash.with));
  useNextKey(waiting, { onKey: (chord) => asking && offer(asking.action, chord), onLeave: () => setAsking(null) });

  return (
    <div className="key-settings">
      <SingleKeysChoice note />
      {map.map(({ id, title, actions }) => (
        <section key={id}>
          <h4>{title}</h4>
          <ul className="key-list">
            {actions.map((action) => (
              <li key={action.id}>
                <Row
                  action={action}
                  asked={asking?.action.id === action.id}
                  waiting={waiting}
                  onAsk={() => setAsking({ action, clash: null })}
                  onReset={() => change({ keys: resetKey(all, changes, action.id) })}
                />
                {asking?.action.id === action.id && (
                  <Asked asking={asking} onTake={bind} onLeave={() => setAsking(null)} />
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
      <output className="unseen">{said}</output>
      {Object.keys(changes).length > 0 && (
        <button type="button" className="button" onClick={() => change({ keys: {} })}>
          {texts.keySettings.resetAll}
        </button>
      )}
    </div>
  );
}

const isReserved = (actions: readonly KeyAction[]): boolean => actions.some(({ fixed }) => fixed);

interface RowProps {
  readonly action: KeyAction;
  readonly asked: boolean;
  readonly waiting: boolean;
  readonly onAsk: () => void;
  readonly onReset: () => void;
}

function Row({ action, asked, waiting, onAsk, onReset }: RowProps) {
  const changes = useSettings((settings) => settings.keys);
  const { id, name } = action;
  const keys = keysOf(changes, action);
  return (
    <div className="key-row">
      <span>{name}</span>
      {changes[id] !== undefined && (
        <button type="button" className="button quiet" aria-label={texts.keySettings.resetOf(name)} onClick={onReset}>
          {texts.keySettings.reset}
        </button>
      )}
      {action.fixed ? (
        <span className="key-fixed">
          <Kbds keys={keys} /> <span className="note">{texts.keySettings.fixed}</span>
        </span>
      ) : (
        <button
          type="button"
          className="button key-button"
          aria-label={texts.keySettings.changeOf(name, keys.map(capOf).join(', ') || texts.keys.none)}
          aria-pressed={asked}
          onClick={onAsk}
        >
          {asked && waiting ? texts.keySettings.press : <Kbds keys={keys} />}
        </button>
      )}
    </div>
  );
}

interface AskedProps {
  readonly asking: Asking;
  readonly onTake: (action: KeyAction, chord: Chord) => void;
  readonly onLeave: () => void;
}

/** The objection to the key that was pressed, or how to leave. */
function Asked({ asking: { action, clash, unfit }, onTake, onLeave }: AskedProps) {
  if (unfit !== undefined)
    return (
      <p role="alert" className="wrong">
        {texts.keySettings.unfit(capOf(unfit))}
      </p>
    );
  if (clash === null)
    return <p className="note">{action.guarded ? texts.keySettings.pressGuarded : texts.keySettings.pressNote}</p>;
  const cap = capOf(clash.chord);
  const names = listed(clash.with.map(({ name }) => name));
  const fixed = clash.with.find((other) => other.fixed);
  if (fixed)
    return (
      <p role="alert" className="wrong">
        {texts.keySettings.reserved(cap, fixed.name)}
      </p>
    );
  return (
    <div role="alert" className="key-clash">
      <p>{texts.keySettings.clash(cap, names)}</p>
      <button type="button" className="button primary" onClick={() => onTake(action, clash.chord)}>
        {texts.keySettings.take}
      </button>
      <button type="button" className="button" onClick={onLeave}>
        {texts.keySettings.leave}
      </button>
    </div>
  );
}
