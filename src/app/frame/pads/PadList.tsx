import { buttonOf, PAD_ACTION_IDS } from '../../input/gamepad/padMap.ts';
import { useSettings } from '../../settings/useSettings.tsx';
import { texts } from '../../texts.ts';

/** What the parts of a gamepad do now. */
export function PadList() {
  const changes = useSettings((settings) => settings.padButtons);
  const actions = PAD_ACTION_IDS.map((id): readonly [string, string] => [
    texts.pads.parts[buttonOf(changes, id)],
    texts.pads.actions[id],
  ]);
  return (
    <dl className="key-list pad-list">
      {[...texts.pads.sticks, ...actions, texts.pads.select].map(([part, what]) => (
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
