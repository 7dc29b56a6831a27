import { buttonOf, PAD_BUTTONS } from '#play/input/gamepad/padChanges.ts';
import { swapButtons, type PadAction } from '#play/input/gamepad/padMap.ts';
import { texts } from '#play/texts.ts';
import { useControls } from '#app/settings/useControls.ts';
import { useChange, useSettings } from '#app/settings/useSettings.tsx';

/** Every action with its button. */
export function PadSection() {
  const { buttons } = useControls();
  const changes = useSettings((settings) => settings.padButtons);
  const change = useChange();
  return (
    <div className="key-settings">
      <p className="note">{texts.pads.swapNote}</p>
      <ul className="key-list">
        {buttons.map((action) => (
          <li key={action.button}>
            <Row action={action} />
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

function Row({ action: { button: id, name } }: { readonly action: PadAction }) {
  const changes = useSettings((settings) => settings.padButtons);
  const change = useChange();
  const choose = (value: string): void => {
    const button = PAD_BUTTONS.find((one) => one === value);
    if (button !== undefined) change({ padButtons: swapButtons(changes, id, button) });
  };
  return (
    <div className="key-row">
      <span>{name}</span>
      <select
        className="select-field"
        aria-label={texts.pads.change(name)}
        value={buttonOf(changes, id)}
        onChange={({ target }) => choose(target.value)}
      >
        {PAD_BUTTONS.map((button) => (
          <option key={button} value={button}>
            {texts.pads.parts[button]}
          </option>
        ))}
      </select>
    </div>
  );
}
