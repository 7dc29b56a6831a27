import { useEffect, useRef, type ReactNode } from 'react';
import { hasTrials, wayOf, type Draft, type Entry } from '#lab/form/draft.ts';
import type { Either, Field, Form } from '#lab/form/field.ts';
import { FieldSet, Segments } from '#app/ui/Field.tsx';
import { texts } from '#play/texts.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { LeafField } from './LeafField.tsx';

/** A fault of a form. `at`: the field; null where it is about several. */
export interface FormFault {
  readonly at: string | null;
  readonly says: string;
}

export interface JobFormProps {
  readonly form: Form;
  readonly draft: Draft;
  readonly fault: FormFault | null;
  /** Trials where none are named. */
  readonly usualTrials: number;
  readonly hasPrecision: boolean;
  readonly onChange: (draft: Draft) => void;
  readonly onStart: () => void;
  /** Below the fields: what starts it. */
  readonly children: ReactNode;
}

/** The fields of an experiment, how much of it, and the button that starts it. */
export function JobForm({ form, draft, fault, onChange, onStart, children, ...much }: JobFormProps) {
  const enter = (at: string, entry: Entry): void => onChange({ ...draft, entries: { ...draft.entries, [at]: entry } });
  const shared = { draft, fault, onEnter: enter };
  const place = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (fault !== null && place.current !== null) showFault(place.current);
  }, [fault]);
  return (
    <form
      ref={place}
      className="lab-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onStart();
      }}
    >
      <FieldSet legend={texts.lab.question}>
        {form.fields.map((field) => (
          <FieldOf key={idOf(field)} field={field} {...shared} />
        ))}
      </FieldSet>
      {hasTrials(form, draft) && (
        <HowMuch draft={draft} fault={fault} trial={form.trial} onChange={onChange} {...much} />
      )}
      {form.more !== undefined && (
        <details className="house-rules">
          <summary>{texts.lab.more}</summary>
          <div className="rules">
            {form.more.map((field) => (
              <FieldOf key={idOf(field)} field={field} {...shared} />
            ))}
          </div>
        </details>
      )}
      {fault !== null && fault.at === null && (
        <p className="wrong" role="alert">
          {texts.lab.wrong} {fault.says}
        </p>
      )}
      {children}
    </form>
  );
}

/** A fault may lie far above the button that was pressed, or be folded away. */
function showFault(form: HTMLFormElement): void {
  const at = form.querySelector<HTMLElement>('[aria-invalid="true"]') ?? form.querySelector<HTMLElement>('.wrong');
  at?.closest('details')?.setAttribute('open', '');
  at?.scrollIntoView({ block: 'center' });
  at?.focus({ preventScroll: true });
}

const idOf = (field: Field): string => (field.kind === 'either' ? field.id : field.at);

interface FieldOfProps {
  readonly field: Field;
  readonly draft: Draft;
  readonly fault: FormFault | null;
  readonly onEnter: (at: string, entry: Entry) => void;
}

const wrongAt = (fault: FormFault | null, at: string): string | null => (fault?.at === at ? fault.says : null);

function FieldOf({ field, ...rest }: FieldOfProps) {
  if (field.kind === 'either') return <EitherField field={field} {...rest} />;
  const { draft, fault, onEnter } = rest;
  return (
    <LeafField
      leaf={field}
      entries={draft.entries}
      entry={draft.entries[field.at]}
      wrong={wrongAt(fault, field.at)}
      onEnter={(entry) => onEnter(field.at, entry)}
    />
  );
}

function EitherField({ field, ...rest }: Omit<FieldOfProps, 'field'> & { readonly field: Either }) {
  const way = wayOf(rest.draft, field);
  return (
    <fieldset className="lab-field rule">
      <legend>{field.label}</legend>
      <Segments
        name={field.id}
        label={field.label}
        value={way.id}
        choices={field.ways.map(({ id, label }) => ({ value: id, label }))}
        onChoose={(id) => rest.onEnter(field.id, id)}
      />
      {field.help !== undefined && <p className="note">{field.help}</p>}
      {way.guide !== undefined && <Guide steps={way.guide} />}
      {way.fields.map((leaf) => (
        <FieldOf key={leaf.at} field={leaf} {...rest} />
      ))}
    </fieldset>
  );
}

/** Folded once it has been read. */
function Guide({ steps }: { readonly steps: readonly string[] }) {
  return (
    <details className="note lab-guide" open>
      <summary>{texts.lab.guide}</summary>
      <ol>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </details>
  );
}

type HowMuchProps = Pick<JobFormProps, 'draft' | 'fault' | 'usualTrials' | 'hasPrecision' | 'onChange'> & {
  readonly trial: string;
};

function HowMuch({ draft, fault, usualTrials, hasPrecision, trial, onChange }: HowMuchProps) {
  return (
    <FieldSet legend={texts.lab.howMuch} note={trial}>
      {hasPrecision && (
        <Segments
          name="by"
          label={texts.lab.howMuch}
          value={draft.by}
          choices={[
            { value: 'trials', label: texts.lab.byTrials },
            { value: 'precision', label: texts.lab.byPrecision },
          ]}
          onChoose={(by) => onChange({ ...draft, by })}
        />
      )}
      {draft.by === 'trials' || !hasPrecision ? (
        <NumberText
          label={texts.lab.trials}
          help={texts.lab.trialsNote(usualTrials)}
          wrong={wrongAt(fault, 'trials')}
          value={draft.trials}
          onType={(trials) => onChange({ ...draft, trials })}
        />
      ) : (
        <NumberText
          label={texts.lab.precision}
          unit={texts.lab.points}
          help={texts.lab.precisionNote}
          wrong={wrongAt(fault, 'precision')}
          value={draft.precision}
          onType={(precision) => onChange({ ...draft, precision })}
        />
      )}
      <NumberText
        label={texts.lab.seed}
        help={texts.lab.seedNote}
        wrong={wrongAt(fault, 'seed')}
        value={draft.seed}
        onType={(seed) => onChange({ ...draft, seed })}
      />
    </FieldSet>
  );
}

interface NumberTextProps {
  readonly label: string;
  readonly unit?: string;
  readonly help: string;
  readonly wrong: string | null;
  readonly value: string;
  readonly onType: (text: string) => void;
}

function NumberText({ value, onType, ...words }: NumberTextProps) {
  return (
    <FieldFrame {...words}>
      {(tied) => (
        <input
          {...tied}
          className="number-field"
          inputMode="decimal"
          autoComplete="off"
          value={value}
          onChange={({ target }) => onType(target.value)}
        />
      )}
    </FieldFrame>
  );
}
