import '#app/styles/handicaps.css';
import type { ComponentType } from 'react';
import { wordsOf, type Field } from '#play/form/fields.ts';
import { playingSeats, type DraftOfSeats } from '#play/form/players.ts';
import { FieldSet, NumberField, Segments, Slider, Tick } from '#app/ui/Field.tsx';
import { SeatBadge } from '#app/ui/SeatBadge.tsx';

interface FormDraft<D> {
  readonly draft: D;
  readonly onDraft: (draft: D) => void;
}

/** Fields that a game draws itself, by their ids. */
export type OwnFields<D> = Readonly<Record<string, ComponentType<FormDraft<D>>>>;

interface FieldsProps<D extends DraftOfSeats> extends FormDraft<D> {
  readonly fields: readonly Field<D>[];
  readonly own?: OwnFields<D>;
}

/** The fields of a form that are shown now. */
export const Fields = <D extends DraftOfSeats>({ fields, ...form }: FieldsProps<D>) =>
  fields.map((field) =>
    field.when?.(form.draft) === false ? null : <OneField key={keyOf(field)} field={field} {...form} />,
  );

function keyOf<D>(field: Field<D>): string {
  if ('label' in field) return field.label;
  if ('legend' in field) return field.legend;
  return 'id' in field ? field.id : field.kind;
}

type OneFieldProps<D extends DraftOfSeats, K extends Field<D>['kind'] = Field<D>['kind']> = Omit<
  FieldsProps<D>,
  'fields'
> & { readonly field: Extract<Field<D>, { readonly kind: K }> };

function OneField<D extends DraftOfSeats>({ field, ...form }: OneFieldProps<D>) {
  const { draft, onDraft, own = {} } = form;
  const note = 'note' in field && field.note !== undefined ? { note: wordsOf(field.note, draft) } : {};
  const inner = 'fields' in field && <Fields fields={field.fields} {...form} />;
  switch (field.kind) {
    case 'tick':
      return (
        <Tick
          label={field.label}
          {...note}
          checked={field.value(draft)}
          onTick={(on) => onDraft(field.set(draft, on))}
        />
      );
    case 'segments':
      return <Segments {...field} value={field.value(draft)} onChoose={(value) => onDraft(field.set(draft, value))} />;
    case 'select':
      return <Select {...field} value={field.value(draft)} onChoose={(value) => onDraft(field.set(draft, value))} />;
    case 'number':
      return <NumberField {...field} value={field.value(draft)} onSet={(value) => onDraft(field.set(draft, value))} />;
    case 'slider': {
      const shown = wordsOf(field.shown, draft);
      const slide = (value: number): void => onDraft(field.set(draft, value));
      return <Slider {...field} value={field.value(draft)} shown={shown} onSlide={slide} />;
    }
    case 'seat':
      return <SeatField field={field} draft={draft} onDraft={onDraft} />;
    case 'handicaps':
      return <Handicaps field={field} draft={draft} onDraft={onDraft} />;
    case 'note':
      return <p className="note">{wordsOf(field.words, draft)}</p>;
    case 'shown':
      return <output className="value">{wordsOf(field.words, draft)}</output>;
    case 'group':
      return (
        <FieldSet legend={field.legend} {...note}>
          {inner}
        </FieldSet>
      );
    case 'rule':
      return (
        <fieldset className="rule">
          <legend>{field.legend}</legend>
          {inner}
        </fieldset>
      );
    case 'fold':
      return (
        <details className="house-rules">
          <summary>{field.legend}</summary>
          <div className="rules">{inner}</div>
        </details>
      );
    case 'row':
      return <div className={field.className}>{inner}</div>;
    case 'own': {
      const Own = own[field.id];
      return Own && <Own draft={draft} onDraft={onDraft} />;
    }
  }
}

interface SelectProps {
  readonly className?: string;
  readonly label: string;
  readonly value: string | number;
  readonly choices: readonly { readonly value: string | number; readonly label: string }[];
  readonly onChoose: (value: string) => void;
}

const Select = ({ className = 'text-field', label, value, choices, onChoose }: SelectProps) => (
  <select className={className} aria-label={label} value={value} onChange={({ target }) => onChoose(target.value)}>
    {choices.map((choice) => (
      <option key={choice.value} value={choice.value}>
        {choice.label}
      </option>
    ))}
  </select>
);

/** One of the players, by name, or none of them. */
function SeatField<D extends DraftOfSeats>({ field, draft, onDraft }: OneFieldProps<D, 'seat'>) {
  const seats = playingSeats(draft).map(({ name }, value) => ({ value, label: name }));
  const choice = (
    <Select
      label={field.label}
      value={field.value(draft) ?? ''}
      choices={[{ value: '', label: field.nobody }, ...seats]}
      onChoose={(value) => onDraft(field.set(draft, value === '' ? null : Number(value)))}
    />
  );
  if (field.before === undefined) return choice;
  return (
    <label className="labelled">
      <span>{field.before}</span>
      {choice}
    </label>
  );
}

/** Players who are unequal on purpose, so that a child can play an adult: a handicap of the game's own for each. */
function Handicaps<D extends DraftOfSeats>({ field, draft, onDraft }: OneFieldProps<D, 'handicaps'>) {
  return (
    <details className="handicaps">
      <summary>{field.title}</summary>
      <p className="note">{wordsOf(field.note, draft)}</p>
      <ul>
        {playingSeats(draft).map(({ name, colour }, player) => (
          <li key={colour}>
            <SeatBadge colour={colour} steadiness={field.hands?.(draft)[player] ?? 'usual'} />
            <span>{name}</span>
            <Select
              className="select-field"
              label={field.of(player + 1, name)}
              value={field.value(draft, player)}
              choices={field.choices}
              onChoose={(value) => onDraft(field.set(draft, player, value))}
            />
          </li>
        ))}
      </ul>
    </details>
  );
}
