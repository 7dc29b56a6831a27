import { useState } from 'react';
import type { Leaf } from '../../../lab/form/field.ts';
import { valueAt } from '../../../lab/form/place.ts';
import type { Result } from '../../../sim/result.ts';
import { texts } from '../../texts.ts';
import { GroupFrame } from './FieldFrame.tsx';
import { JsonPicker } from './JsonPicker.tsx';
import type { LeafFieldProps } from './LeafField.tsx';

type Body = string | object;

const OWN = '';

const titleOf = (body: object): string => {
  const title = valueAt(body, 'title');
  return typeof title === 'string' ? title : '';
};

/** Bodies that are thrown together, each by its name or from a file. */
export function BodiesField({ leaf, entry, wrong, onEnter }: LeafFieldProps<Extract<Leaf, { kind: 'bodies' }>>) {
  const [unread, setUnread] = useState<string | null>(null);
  const bodies: readonly Body[] = typeof entry === 'object' && 'bodies' in entry ? entry.bodies : [];
  const put = (next: readonly Body[]): void => {
    setUnread(null);
    onEnter({ bodies: next });
  };
  const take = (read: Result<unknown>, at: number): void => {
    if (!read.ok) return setUnread(read.fault.message);
    put(bodies.map((body, i) => (i === at ? (read.value as object) : body)));
  };
  return (
    <GroupFrame label={leaf.label} help={leaf.help} wrong={unread ?? wrong}>
      <ol className="lab-bodies">
        {bodies.map((body, i) => (
          // A body has no other name than its place.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={i} className="row">
            <select
              className="select-field"
              aria-label={texts.lab.body(i + 1)}
              value={typeof body === 'string' ? body : OWN}
              onChange={({ target }) => put(bodies.map((one, at) => (at === i ? target.value : one)))}
            >
              {typeof body !== 'string' && <option value={OWN}>{texts.lab.ownBody(titleOf(body))}</option>}
              {leaf.names.map((name) => (
                <option key={name} value={name}>
                  {name}
                </option>
              ))}
            </select>
            <JsonPicker className="button quiet" label={texts.lab.bodyFile} onRead={(read) => take(read, i)} />
            {bodies.length > 1 && (
              <button
                type="button"
                className="button quiet"
                aria-label={texts.lab.removeBody(i + 1)}
                onClick={() => put(bodies.filter((_, at) => at !== i))}
              >
                {texts.lab.takeAway}
              </button>
            )}
          </li>
        ))}
      </ol>
      {bodies.length < leaf.most && (
        <button type="button" className="button" onClick={() => put([...bodies, bodies.at(-1) ?? leaf.names[0] ?? ''])}>
          {texts.lab.addBody}
        </button>
      )}
    </GroupFrame>
  );
}
