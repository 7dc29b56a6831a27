import { KEY_ACTIONS, KEY_GROUPS, type KeyGroup } from '../../input/keys/keyMap.ts';
import { texts } from '../../texts.ts';
import { PadList } from '../pads/PadList.tsx';
import { BoundKeys } from './Kbd.tsx';

export interface KeyListProps {
  /** Of its groups, by what it stands under. */
  readonly heading: 'h3' | 'h4';
}

/** Everything that keys do now, group by group, and what a gamepad does. */
export function KeyList({ heading: Heading }: KeyListProps) {
  return (
    <div className="key-groups">
      {KEY_GROUPS.map((group) => (
        <Group key={group} group={group} heading={Heading} />
      ))}
      <section>
        <Heading>{texts.pads.title}</Heading>
        <p className="note">{texts.pads.wake}</p>
        <PadList />
      </section>
    </div>
  );
}

function Group({ group, heading: Heading }: KeyListProps & { readonly group: KeyGroup }) {
  return (
    <section>
      <Heading>{texts.keys.groups[group]}</Heading>
      <dl className="key-list">
        {KEY_ACTIONS.filter((action) => action.group === group).map(({ id }) => (
          <div key={id}>
            <dt>{texts.keys.actions[id]}</dt>
            <dd>
              <BoundKeys id={id} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
