import { useId, useState, type ComponentType } from 'react';
import { entryOf, rulesOf, type Draft, type Entry, type VariantEntry } from '#lab/form/draft.ts';
import type { Leaf, Rule } from '#lab/form/field.ts';
import { valueAt } from '#lab/form/place.ts';
import type { Result } from '#sim/result.ts';
import { texts } from '#play/texts.ts';
import { RemoveButton } from '../body/RemoveButton.tsx';
import { GroupFrame } from './FieldFrame.tsx';
import { JsonPicker } from './JsonPicker.tsx';
import type { LeafFieldProps } from './leafFieldProps.ts';
import { Button } from '#app/ui/Button.tsx';

type VariantsLeaf = Extract<Leaf, { kind: 'variants' }>;

export type VariantsFieldProps = LeafFieldProps<VariantsLeaf> & {
  /** Draws the field of a rule. */
  readonly Field: ComponentType<LeafFieldProps>;
};

/** Sets of rules beside each other: each has a name, and the rules that it changes. */
export function VariantsField({ leaf, Field, entries, entry, wrong, onEnter }: VariantsFieldProps) {
  const [unread, setUnread] = useState<string | null>(null);
  const variants = typeof entry === 'object' && 'variants' in entry ? entry.variants : [];
  const rules = rulesOf(leaf, entries);
  const put = (next: readonly VariantEntry[]): void => {
    setUnread(null);
    onEnter({ variants: next });
  };
  const take = (read: Result<unknown>, file: string): void => {
    if (!read.ok) return setUnread(read.fault.message);
    if (typeof read.value !== 'object' || read.value === null) return setUnread(texts.lab.notObject);
    const format: unknown = valueAt(read.value, 'format');
    if (format !== undefined && !leaf.formats.some((known) => known === format))
      return setUnread(texts.lab.otherFormat(file, format, leaf.formats));
    put([...variants, ...variantsOf(leaf, entries, leaf.fromFile(read.value, file))]);
  };
  return (
    <GroupFrame label={leaf.label} help={leaf.help} wrong={unread ?? wrong}>
      <ol className="lab-variants">
        {variants.map((variant, i) => (
          // A set of rules may have any name while it is typed.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={i}>
            <VariantCard
              variant={variant}
              n={i + 1}
              rules={rules}
              Field={Field}
              entries={entries}
              onPut={(next) => put(variants.map((one, at) => (at === i ? next : one)))}
              onRemove={variants.length > 1 ? () => put(variants.filter((_, at) => at !== i)) : null}
            />
          </li>
        ))}
      </ol>
      {variants.length < leaf.most && (
        <div className="row">
          <Button onClick={() => put([...variants, freshAfter(variants)])}>{texts.lab.addRules}</Button>
          <JsonPicker className="button quiet" label={texts.lab.rulesFromFile} onRead={take} />
        </div>
      )}
    </GroupFrame>
  );
}

const freshAfter = (variants: readonly VariantEntry[]): VariantEntry => ({
  name: texts.lab.freshRules(variants.length + 1),
  entries: {},
  rest: {},
});

/** The entries of one set of rules as a file has it. */
function variantsOf(leaf: VariantsLeaf, entries: Draft['entries'], variant: object): readonly VariantEntry[] {
  const read = entryOf(leaf, [variant], { [leaf.of]: entries[leaf.of] });
  return typeof read === 'object' && 'variants' in read ? read.variants : [];
}

interface VariantCardProps {
  readonly variant: VariantEntry;
  /** From 1 on. */
  readonly n: number;
  readonly rules: readonly Rule[];
  readonly Field: VariantsFieldProps['Field'];
  readonly entries: Draft['entries'];
  readonly onPut: (variant: VariantEntry) => void;
  /** Null for the last one that is left. */
  readonly onRemove: (() => void) | null;
}

function VariantCard({ variant, n, rules, Field, entries, onPut, onRemove }: VariantCardProps) {
  const id = useId();
  const isChanged = ({ leaf }: Rule): boolean => Object.hasOwn(variant.entries, leaf.at);
  const changed = rules.filter(isChanged);
  const enter = (at: string, entry: Entry): void => onPut({ ...variant, entries: { ...variant.entries, [at]: entry } });
  const keys = Object.keys(variant.rest).join(', ');
  return (
    <fieldset className="lab-part" tabIndex={-1}>
      <legend>{texts.lab.ruleSet(n)}</legend>
      <label htmlFor={id}>{texts.lab.ruleSetName}</label>
      <input
        id={id}
        className="text-field"
        autoComplete="off"
        value={variant.name}
        onChange={({ target }) => onPut({ ...variant, name: target.value })}
      />
      {changed.length === 0 && keys === '' && <p className="note">{texts.lab.asUsual}</p>}
      {changed.map(({ leaf }) => (
        <div key={leaf.at} className="lab-rule">
          <Field
            leaf={leaf}
            entries={entries}
            entry={variant.entries[leaf.at]}
            wrong={null}
            onEnter={(entry) => enter(leaf.at, entry)}
          />
          <RemoveButton
            className="button quiet icon"
            label={texts.lab.unchange(leaf.label)}
            onRemove={() => onPut({ ...variant, entries: without(variant.entries, leaf.at) })}
          >
            ×
          </RemoveButton>
        </div>
      ))}
      {keys !== '' && <p className="note">{texts.lab.andFromFile(keys)}</p>}
      <ChangeRule
        rules={rules.filter((rule) => !isChanged(rule) && valueAt(variant.rest, rule.leaf.at) === undefined)}
        onChange={({ leaf, usual }) => enter(leaf.at, entryOf(leaf, usual))}
      />
      {onRemove !== null && (
        <Button look="quiet" aria-label={texts.lab.removeRules(n)} onClick={onRemove}>
          {texts.lab.takeAway}
        </Button>
      )}
    </fieldset>
  );
}

const without = (entries: Draft['entries'], at: string): Draft['entries'] =>
  Object.fromEntries(Object.entries(entries).filter(([key]) => key !== at));

interface ChangeRuleProps {
  readonly rules: readonly Rule[];
  readonly onChange: (rule: Rule) => void;
}

/** Which rule is to be changed next. A button changes it: arrow keys go through the list. */
function ChangeRule({ rules, onChange }: ChangeRuleProps) {
  const [at, setAt] = useState('');
  const chosen = rules.find(({ leaf }) => leaf.at === at) ?? rules[0];
  if (chosen === undefined) return null;
  return (
    <div className="row">
      <select
        className="select-field"
        aria-label={texts.lab.changeRule}
        value={chosen.leaf.at}
        onChange={({ target }) => setAt(target.value)}
      >
        {rules.map(({ leaf }) => (
          <option key={leaf.at} value={leaf.at}>
            {leaf.label}
          </option>
        ))}
      </select>
      <Button onClick={() => onChange(chosen)}>{texts.lab.change}</Button>
    </div>
  );
}
