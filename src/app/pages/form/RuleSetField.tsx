import { OFFERED_SETS, type RuleSet } from '#engine/ruleSets.ts';
import { texts } from '#play/texts.ts';
import { FieldSet, Segments } from '#app/ui/Field.tsx';

const CHOICES = OFFERED_SETS.map((value) => ({ value, label: texts.ruleSets.sets[value] }));

interface RuleSetFieldProps {
  readonly rules: RuleSet;
  /** The differences of the tuned set and what they were measured to do, in one sentence. */
  readonly tuned: string;
  readonly onRules: (rules: RuleSet) => void;
}

/** The set of rules of a new match; single house rules go over it. */
export const RuleSetField = ({ rules, tuned, onRules }: RuleSetFieldProps) => (
  <FieldSet legend={texts.ruleSets.legend} note={texts.ruleSets.tuned(tuned)}>
    <Segments name="rules" label={texts.ruleSets.legend} value={rules} choices={CHOICES} onChoose={onRules} />
  </FieldSet>
);
