import { STEADINESSES, type Steadiness } from '#sim/hand/steadiness.ts';
import { HandicapField as Field } from '#app/pages/form/HandicapField.tsx';
import { texts } from '#play/texts.ts';
import { withSteadiness, type DraftFieldProps } from '#play/traction/form/draft.ts';

const HANDS = STEADINESSES.map((value) => ({ value, label: texts.handicap.names[value] }));
const steadinessOf = (value: string): Steadiness => STEADINESSES.find((known) => known === value) ?? 'usual';

/** Hands that are unequal on purpose. */
export function HandicapField({ draft, onDraft }: DraftFieldProps) {
  return (
    <Field
      draft={draft}
      title={texts.handicap.title}
      note={texts.handicap.note}
      of={texts.handicap.of}
      choices={HANDS}
      valueOf={(player) => draft.steadiness[player] ?? 'usual'}
      hands={draft.steadiness}
      onChoose={(player, hand) => onDraft(withSteadiness(draft, player, steadinessOf(hand)))}
    />
  );
}
