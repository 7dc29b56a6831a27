import { useId, type ReactNode } from 'react';

export interface FieldProps {
  readonly label: string;
  readonly unit?: string | undefined;
  readonly help?: string | undefined;
  /** Its fault, in one sentence. */
  readonly wrong?: string | null | undefined;
}

/** Attributes that tie a control to its words. */
export interface Tied {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': boolean;
}

/** The ids of a field's help and of its fault, as a control names them. */
function useTied({ help, wrong }: FieldProps): {
  readonly tied: Tied;
  readonly helpId: string;
  readonly wrongId: string;
} {
  const id = useId();
  const [helpId, wrongId] = [`${id}-help`, `${id}-wrong`];
  const isWrong = typeof wrong === 'string';
  const ids = [...(help === undefined ? [] : [helpId]), ...(isWrong ? [wrongId] : [])];
  return {
    tied: { id, 'aria-describedby': ids.length === 0 ? undefined : ids.join(' '), 'aria-invalid': isWrong },
    helpId,
    wrongId,
  };
}

const worded = ({ label, unit }: FieldProps): string => (unit === undefined ? label : `${label}, ${unit}`);

/** A control with its label, help and fault. */
export function FieldFrame({ children, ...props }: FieldProps & { readonly children: (tied: Tied) => ReactNode }) {
  const { tied, helpId, wrongId } = useTied(props);
  return (
    <div className="lab-field">
      <label htmlFor={tied.id}>{worded(props)}</label>
      {children(tied)}
      <Notes {...props} helpId={helpId} wrongId={wrongId} />
    </div>
  );
}

/** Several controls under one label. */
export function GroupFrame({ children, ...props }: FieldProps & { readonly children: ReactNode }) {
  const { tied, helpId, wrongId } = useTied(props);
  return (
    <fieldset className="lab-field" aria-describedby={tied['aria-describedby']}>
      <legend>{worded(props)}</legend>
      {children}
      <Notes {...props} helpId={helpId} wrongId={wrongId} />
    </fieldset>
  );
}

function Notes({ help, wrong, helpId, wrongId }: FieldProps & { readonly helpId: string; readonly wrongId: string }) {
  return (
    <>
      {help !== undefined && (
        <p className="note" id={helpId}>
          {help}
        </p>
      )}
      {typeof wrong === 'string' && (
        <p className="wrong" id={wrongId} role="alert">
          {wrong}
        </p>
      )}
    </>
  );
}
