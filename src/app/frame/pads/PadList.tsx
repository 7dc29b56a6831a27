import '#app/styles/keys.css';
import { buttonOf } from '#play/input/gamepad/padChanges.ts';
import type { PadMap } from '#play/input/gamepad/padMap.ts';
import { useSettings } from '#app/settings/useSettings.tsx';
import { texts } from '#play/texts.ts';

/** The parts of a gamepad and their actions now. */
export function PadList({ map: { sticks, actions } }: { readonly map: PadMap }) {
  const changes = useSettings((settings) => settings.padButtons);
  const buttons = actions.map(({ button, name }): readonly [string, string] => [
    texts.pads.parts[buttonOf(changes, button)],
    name,
  ]);
  return (
    <dl className="key-list pad-list">
      {[...sticks, ...buttons, texts.pads.select].map(([part, what]) => (
        <div key={part}>
          <dt>{what}</dt>
          <dd>
            <kbd translate="no">{part}</kbd>
          </dd>
        </div>
      ))}
    </dl>
  );
}
