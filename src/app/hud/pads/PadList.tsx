import { PAD_ACTIONS } from '../../input/gamepad/padMap.ts';
import { texts } from '../../texts.ts';

const { sticks, buttons, select } = texts.pads;
const LINES: readonly (readonly [part: string, what: string])[] = [...sticks, ...PAD_ACTIONS.map(({ button }) => buttons[button]), select];

/** What the parts of a gamepad do. */
export function PadList() {
  return (
    <dl className="key-list pad-list">
      {LINES.map(([part, what]) => (
        <div key={part}>
          <dt>{what}</dt>
          <dd>
            <kbd>{part}</kbd>
          </dd>
        </div>
      ))}
    </dl>
  );
}
