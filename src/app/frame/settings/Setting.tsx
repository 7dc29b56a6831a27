import { useId } from 'react';
import { Segments, type Choice } from '#app/ui/Field.tsx';

export interface ChoiceSettingProps<V extends string> {
  readonly label: string;
  readonly note?: string;
  readonly value: V;
  readonly choices: readonly V[];
  readonly names: Readonly<Record<V, string>>;
  readonly onChoose: (value: V) => void;
}

/** A setting that is one of a few, under its name. */
export function ChoiceSetting<V extends string>({
  label,
  note,
  value,
  choices,
  names,
  onChoose,
}: ChoiceSettingProps<V>) {
  const name = useId();
  const named = choices.map((choice): Choice<V> => ({ value: choice, label: names[choice] }));
  return (
    <div className="setting">
      <span aria-hidden="true">{label}</span>
      <Segments name={name} label={label} value={value} choices={named} onChoose={onChoose} />
      {note !== undefined && <p className="note">{note}</p>}
    </div>
  );
}
