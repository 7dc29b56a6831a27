import { KEY_ACTIONS, KEY_GROUPS, type KeyGroup } from '../../input/keys/keyMap.ts';
import { texts } from '../../texts.ts';
import { BoundKeys } from './Kbd.tsx';

/** Everything that keys do now, group by group. */
export function KeyList() {
  return (
    <div className="key-groups">
      {KEY_GROUPS.map((group) => (
        <Group key={group} group={group} />
      ))}
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
