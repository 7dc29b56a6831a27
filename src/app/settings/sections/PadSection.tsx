import { buttonOf, PAD_ACTION_IDS, swapButtons, type PadActionId } from '../../input/gamepad/padMap.ts';
import { texts } from '../../texts.ts';
import { useChange, useSettings } from '../useSettings.tsx';

/** Every action with its button. */
export function PadSection() {
  const changes = useSettings((settings) => settings.padButtons);
  const change = useChange();
  return (
    <div className="key-settings">
      <p className="note">{texts.pads.swapNote}</p>
      <ul className="key-list">
        {PAD_ACTION_IDS.map((id) => (
          <li key={id}>
            <Row id={id} />
          </li>
        ))}
      </ul>
      {Object.keys(changes).length > 0 && (
        <button type="button" className="button" onClick={() => change({ padButtons: {} })}>
          {texts.pads.reset}
        </button>
      )}
    </div>
  );
}

function Row({ id }: { readonly id: PadActionId }) {
  const changes = useSettings((settings) => settings.padButtons);
  const change = useChange();
  const choose = (value: string): void => {
    const button = PAD_ACTION_IDS.find((one) => one === value);
    if (button !== undefined) change({ padButtons: swapButtons(changes, id, button) });
  };
  return (
    <div className="key-row">
      <span>{texts.pads.actions[id]}</span>
      <select
        className="select-field"
        aria-label={texts.pads.change(texts.pads.actions[id])}
        value={buttonOf(changes, id)}
        onChange={({ target }) => choose(target.value)}
      >
        {PAD_ACTION_IDS.map((button) => (
          <option key={button} value={button}>
            {texts.pads.parts[button]}
          </option>
        ))}
      </select>
    </div>
  );
}
