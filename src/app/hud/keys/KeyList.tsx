import { KEY_ACTIONS, KEY_GROUPS, type KeyGroup } from '../../input/keys/keyMap.ts';
import { texts } from '../../texts.ts';
import { PadList } from '../pads/PadList.tsx';
import { BoundKeys } from './Kbd.tsx';

/** Everything that keys do now, group by group, and what a gamepad does. */
export function KeyList() {
  return (
    <div className="key-groups">
      {KEY_GROUPS.map((group) => (
        <Group key={group} group={group} />
      ))}
      <section>
        <h4>{texts.pads.title}</h4>
        <p className="note">{texts.pads.wake}</p>
        <PadList />
      </section>
    </div>
  );
}

function Group({ group }: { readonly group: KeyGroup }) {
  return (
    <section>
      <h4>{texts.keys.groups[group]}</h4>
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
