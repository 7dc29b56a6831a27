import { useState } from 'react';
import { valueAt } from '#lab/form/place.ts';
import type { Leaf } from '#lab/form/field.ts';
import type { Result } from '#sim/result.ts';
import { texts } from '#play/texts.ts';
import { GroupFrame } from './FieldFrame.tsx';
import { JsonPicker } from './JsonPicker.tsx';
import type { LeafFieldProps } from './leafFieldProps.ts';

/** A file whose contents are a parameter; the experiment's schema judges them. */
export function FilePick({ leaf, entry, wrong, onEnter }: LeafFieldProps<Extract<Leaf, { kind: 'file' }>>) {
  const [unread, setUnread] = useState<string | null>(null);
  const picked = typeof entry === 'object' && 'json' in entry ? entry : null;
  const take = (read: Result<unknown>, name: string): void => {
    if (!read.ok) return setUnread(read.fault.message);
    const format: unknown = valueAt(read.value, 'format');
    if (leaf.format !== undefined && format !== leaf.format)
      return setUnread(texts.lab.otherFormat(name, format, [leaf.format]));
    const items = leaf.part === undefined ? read.value : valueAt(read.value, leaf.part.key);
    if (leaf.part !== undefined && !Array.isArray(items)) return setUnread(texts.lab.notPart(leaf.part.key));
    setUnread(null);
    if (leaf.adds !== undefined) {
      if (typeof read.value !== 'object' || read.value === null) return setUnread(texts.lab.notObject);
      const before: readonly unknown[] = Array.isArray(picked?.json) ? picked.json : [];
      const names = [picked?.name ?? '', name].filter((one) => one !== '');
      return onEnter({ name: names.join(', '), json: [...before, leaf.adds(read.value, name)] });
    }
    onEnter({ name, json: Array.isArray(items) && leaf.part !== undefined ? items.filter(leaf.part.isWanted) : items });
  };
  return (
    <GroupFrame label={leaf.label} help={leaf.help} wrong={unread ?? wrong}>
      <div className="row">
        <JsonPicker label={texts.lab.choose} onRead={take} />
        {picked !== null && (
          <span className="note">{texts.lab.chosen(picked.name === '' ? texts.lab.fromJob : picked.name)}</span>
        )}
        {picked !== null && leaf.adds !== undefined && (
          <button type="button" className="button quiet" onClick={() => onEnter('')}>
            {texts.lab.startOver}
          </button>
        )}
      </div>
    </GroupFrame>
  );
}
