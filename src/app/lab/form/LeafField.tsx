import type { Entry } from '#lab/form/draft.ts';
import type { Leaf } from '#lab/form/field.ts';
import { Tick } from '#app/ui/Field.tsx';
import { BodiesField } from './BodiesField.tsx';
import { FieldFrame, GroupFrame } from './FieldFrame.tsx';
import type { LeafFieldProps } from './leafFieldProps.ts';
import { VariantsField } from './VariantsField.tsx';
import { useState } from 'react';
import { valueAt } from '#lab/form/place.ts';
import type { Result } from '#sim/result.ts';
import { texts } from '#play/texts.ts';
import { JsonPicker } from './JsonPicker.tsx';

type Of<K extends Leaf['kind']> = LeafFieldProps<Extract<Leaf, { kind: K }>>;

/** One field of a form, by its kind. */
export function LeafField({ leaf, ...rest }: LeafFieldProps) {
  switch (leaf.kind) {
    case 'number':
    case 'text':
      return <TypedField leaf={leaf} {...rest} />;
    case 'list':
      return <ListField leaf={leaf} {...rest} />;
    case 'tick':
      return (
        <Tick
          label={leaf.label}
          {...(leaf.help === undefined ? {} : { note: leaf.help })}
          checked={rest.entry === true}
          onTick={rest.onEnter}
        />
      );
    case 'choice':
      return <ChoiceField leaf={leaf} {...rest} />;
    case 'several':
      return <SeveralField leaf={leaf} {...rest} />;
    case 'file':
      return <FilePick leaf={leaf} {...rest} />;
    case 'variants':
      return <VariantsField leaf={leaf} Field={LeafField} {...rest} />;
    case 'bodies':
      return <BodiesField leaf={leaf} {...rest} />;
  }
}

const textIn = (entry: Entry | undefined): string => (typeof entry === 'string' ? entry : '');

function TypedField({ leaf, entry, wrong, onEnter }: Of<'number' | 'text'>) {
  const isNumber = leaf.kind === 'number';
  return (
    <FieldFrame label={leaf.label} unit={isNumber ? leaf.unit : undefined} help={leaf.help} wrong={wrong}>
      {(tied) => (
        <input
          {...tied}
          className={isNumber ? 'number-field' : 'text-field'}
          inputMode={isNumber ? 'decimal' : 'text'}
          autoComplete="off"
          value={textIn(entry)}
          onChange={({ target }) => onEnter(target.value)}
        />
      )}
    </FieldFrame>
  );
}

function ListField({ leaf, entry, wrong, onEnter }: Of<'list'>) {
  return (
    <FieldFrame label={leaf.label} unit={leaf.unit} help={leaf.help} wrong={wrong}>
      {(tied) => (
        <input
          {...tied}
          className="text-field"
          autoComplete="off"
          placeholder={leaf.example}
          value={textIn(entry)}
          onChange={({ target }) => onEnter(target.value)}
        />
      )}
    </FieldFrame>
  );
}

function ChoiceField({ leaf, entry, wrong, onEnter }: Of<'choice'>) {
  return (
    <FieldFrame label={leaf.label} help={leaf.help} wrong={wrong}>
      {(tied) => (
        <select
          {...tied}
          className="select-field"
          value={textIn(entry)}
          onChange={({ target }) => onEnter(target.value)}
        >
          {leaf.none !== undefined && <option value="">{leaf.none}</option>}
          {leaf.choices.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}

function SeveralField({ leaf, entry, wrong, onEnter }: Of<'several'>) {
  const chosen: readonly unknown[] = Array.isArray(entry) ? entry : [];
  // in the order of the choices, so that the same ticks make the same job
  const put = (value: string, isIn: boolean): void =>
    onEnter(leaf.choices.map((choice) => choice.value).filter((one) => (one === value ? isIn : chosen.includes(one))));
  return (
    <GroupFrame label={leaf.label} help={leaf.help} wrong={wrong}>
      <div className="lab-ticks">
        {leaf.choices.map(({ value, label }) => (
          <Tick key={value} label={label} checked={chosen.includes(value)} onTick={(isIn) => put(value, isIn)} />
        ))}
      </div>
    </GroupFrame>
  );
}

/** A file whose contents are a parameter; the experiment's schema judges them. */
function FilePick({ leaf, entry, wrong, onEnter }: LeafFieldProps<Extract<Leaf, { kind: 'file' }>>) {
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
