import '#app/styles/keys.css';
import type { KeyAction, KeyMap } from '#play/input/keys/keyMap.ts';
import type { PadMap } from '#play/input/gamepad/padMap.ts';
import { useSettings } from '#app/settings/useSettings.tsx';
import { texts } from '#play/texts.ts';
import { PadList } from '../pads/PadList.tsx';
import { BoundKeys } from './Kbd.tsx';

export interface KeyListProps {
  /** The level of the groups' headings, one below the heading around them. */
  readonly heading: 'h3' | 'h4';
  readonly map: KeyMap;
  /** The gamepad's parts, where gamepads play. */
  readonly pad?: PadMap | undefined;
}

/** Everything that keys do now at a table, group by group, and what a gamepad does. */
export function KeyList({ heading: Heading, map, pad }: KeyListProps) {
  const single = useSettings((settings) => settings.singleKeys);
  return (
    <>
      <p className="note">{single ? texts.keys.single : texts.keys.singleOff}</p>
      <div className="key-groups">
        {map.map(({ id, title, actions }) => (
          <section key={id}>
            <Heading>{title}</Heading>
            <Actions actions={actions} />
          </section>
        ))}
        {pad !== undefined && (
          <section>
            <Heading>{texts.pads.title}</Heading>
            <p className="note">{texts.pads.wake}</p>
            <PadList map={pad} />
          </section>
        )}
      </div>
    </>
  );
}

function Actions({ actions }: { readonly actions: readonly KeyAction[] }) {
  return (
    <dl className="key-list">
      {actions.map((action) => (
        <div key={action.id}>
          <dt>{action.name}</dt>
          <dd>
            <BoundKeys action={action} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
