import type { HandMode } from '../../session/sessionTypes.ts';
import { texts } from '../../../../texts.ts';
import { FieldSet, Segments, type Choice } from '../../../../ui/Field.tsx';
import { HandicapField } from './HandicapField.tsx';
import type { DraftFieldProps } from './draft.ts';

const HANDS: readonly Choice<HandMode>[] = [
  { value: 'assisted', label: texts.form.handAssisted },
  { value: 'free', label: texts.form.handFree },
];

/** Which hand the match begins with; shown openly during the match, too. */
export function HandField({ draft, onDraft }: DraftFieldProps) {
  return (
    <FieldSet legend={texts.form.hand} note={texts.form.handNote[draft.handMode]}>
      <Segments
        name="hand"
        label={texts.form.hand}
        value={draft.handMode}
        choices={HANDS}
        onChoose={(handMode) => onDraft({ ...draft, handMode })}
      />
      <HandicapField draft={draft} onDraft={onDraft} />
    </FieldSet>
  );
}
