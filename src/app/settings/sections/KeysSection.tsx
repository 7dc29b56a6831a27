import { useState } from 'react';
import { capOf } from '../../frame/keys/useShortcut.ts';
import { BoundKeys } from '../../frame/keys/Kbd.tsx';
import { bindKey, clashesOf, keysOf, resetKey } from '../../input/keys/bindings.ts';
import type { Chord } from '../../input/keys/chord.ts';
import { KEY_ACTIONS, KEY_GROUPS, keyAction, type KeyAction, type KeyActionId } from '../../input/keys/keyMap.ts';
import { listed, texts } from '../../texts.ts';
import { useChange, useSettings } from '../useSettings.tsx';
import { useNextKey } from './useNextKey.ts';

/** What is being asked: for a key, or whether another action may lose it. */
type Asking = {
  readonly id: KeyActionId;
  readonly clash: { readonly chord: Chord; readonly with: readonly KeyAction[] } | null;
};

/** Every action with its keys: press a button, then the key. Who already has it is told first. */
export function KeysSection() {
  const changes = useSettings((settings) => settings.keys);
  const change = useChange();
  const [asking, setAsking] = useState<Asking | null>(null);
  const [said, setSaid] = useState('');

  const bind = (id: KeyActionId, chord: Chord): void => {
    change({ keys: bindKey(changes, id, chord) });
    setSaid(texts.keySettings.bound(texts.keys.actions[id], capOf(chord)));
    setAsking(null);
  };
  const offer = (id: KeyActionId, chord: Chord): void => {
    const others = clashesOf(changes, id, chord);
    if (others.length === 0) bind(id, chord);
    else setAsking({ id, clash: { chord, with: others } });
  };
  const waiting = asking !== null && (asking.clash === null || isReserved(asking.clash.with));
  useNextKey(waiting, { onKey: (chord) => asking && offer(asking.id, chord), onLeave: () => setAsking(null) });

  return (
    <div className="key-settings">
      {KEY_GROUPS.map((group) => (
        <section key={group}>
          <h4>{texts.keys.groups[group]}</h4>
          <ul className="key-list">
            {KEY_ACTIONS.filter((action) => action.group === group).map((action) => (
              <li key={action.id}>
                <Row
                  action={action}
                  asked={asking?.id === action.id}
                  waiting={waiting}
                  onAsk={() => setAsking({ id: action.id, clash: null })}
                />
                {asking?.id === action.id && <Asked asking={asking} onTake={bind} onLeave={() => setAsking(null)} />}
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
}

function Row({ action, asked, waiting, onAsk }: RowProps) {
  const changes = useSettings((settings) => settings.keys);
  const change = useChange();
  const { id } = action;
  const name = texts.keys.actions[id];
  const keys = keysOf(changes, action).map(capOf).join(', ');
  return (
    <div className="key-row">
      <span>{name}</span>
      {changes[id] !== undefined && (
        <button
          type="button"
          className="button quiet"
          aria-label={texts.keySettings.resetOf(name)}
          onClick={() => change({ keys: resetKey(changes, id) })}
        >
          {texts.keySettings.reset}
        </button>
      )}
      {action.fixed ? (
        <span className="key-fixed">
          <BoundKeys id={id} /> <span className="note">{texts.keySettings.fixed}</span>
        </span>
      ) : (
        <button
          type="button"
          className="button key-button"
          aria-label={texts.keySettings.changeOf(name, keys || texts.keys.none)}
          aria-pressed={asked}
          onClick={onAsk}
        >
          {asked && waiting ? texts.keySettings.press : <BoundKeys id={id} />}
        </button>
      )}
    </div>
  );
}

interface AskedProps {
  readonly asking: Asking;
  readonly onTake: (id: KeyActionId, chord: Chord) => void;
  readonly onLeave: () => void;
}

/** What stands against the key that was pressed, or how to leave. */
function Asked({ asking: { id, clash }, onTake, onLeave }: AskedProps) {
  if (clash === null) return <p className="note">{texts.keySettings.pressNote}</p>;
  const cap = capOf(clash.chord);
  const names = listed(clash.with.map((other) => texts.keys.actions[other.id]));
  const fixed = clash.with.find((other) => keyAction(other.id)?.fixed);
  if (fixed)
    return (
      <p role="alert" className="wrong">
        {texts.keySettings.reserved(cap, texts.keys.actions[fixed.id])}
      </p>
    );
  return (
    <div role="alert" className="key-clash">
      <p>{texts.keySettings.clash(cap, names)}</p>
      <button type="button" className="button primary" onClick={() => onTake(id, clash.chord)}>
        {texts.keySettings.take}
      </button>
      <button type="button" className="button" onClick={onLeave}>
        {texts.keySettings.leave}
      </button>
    </div>
  );
}
