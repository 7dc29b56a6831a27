import { KEY_GROUPS, keyActionsAt, type KeyAction, type KeyTable } from '../../input/keys/keyMap.ts';
import { texts } from '../../texts.ts';
import { PadList } from '../pads/PadList.tsx';
import { BoundKeys } from './Kbd.tsx';

export interface KeyListProps {
  /** Of its groups, by what it stands under. */
  readonly heading: 'h3' | 'h4';
  /** By default Traction's. */
  readonly table?: KeyTable | undefined;
}

/** Everything that keys do now at a table, group by group, and what a gamepad does. */
export function KeyList({ heading: Heading, table = 'traction' }: KeyListProps) {
  const actions = keyActionsAt(table);
  return (
    <div className="key-groups">
      {KEY_GROUPS.map((group) => ({ group, actions: actions.filter((action) => action.group === group) }))
        .filter((listed) => listed.actions.length > 0)
        .map((listed) => (
          <section key={listed.group}>
            <Heading>{texts.keys.groups[listed.group]}</Heading>
            <Actions actions={listed.actions} />
          </section>
        ))}
      {table === 'traction' && (
        <section>
          <Heading>{texts.pads.title}</Heading>
          <p className="note">{texts.pads.wake}</p>
          <PadList />
        </section>
      )}
    </div>
  );
}

function Actions({ actions }: { readonly actions: readonly KeyAction[] }) {
  return (
    <dl className="key-list">
      {actions.map(({ id }) => (
        <div key={id}>
          <dt>{texts.keys.actions[id]}</dt>
          <dd>
            <BoundKeys id={id} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
