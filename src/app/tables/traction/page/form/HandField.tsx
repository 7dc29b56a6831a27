import type { HandsAllowed } from '#games/traction/options.ts';
import type { HandMode } from '#play/traction/session/chosenHands.ts';
import { gameTexts } from '#play/traction/texts.ts';
import { FieldSet, Segments, type Choice } from '#app/ui/Field.tsx';
import { HandicapField } from './HandicapField.tsx';
import type { DraftFieldProps } from '#play/traction/form/draft.ts';

const STAKES: readonly Choice<HandsAllowed>[] = [
  { value: 'any', label: gameTexts.stakes.choices.any },
  { value: 'trembling', label: gameTexts.stakes.choices.trembling },
  { value: 'free', label: gameTexts.stakes.choices.free },
];
const HANDS: readonly Choice<HandMode>[] = [
  { value: 'assisted', label: gameTexts.form.handAssisted },
  { value: 'free', label: gameTexts.form.handFree },
];

/** The hands that play the match; in a friendly one, which hand it begins with. Shown openly during the match, too. */
export function HandField({ draft, onDraft }: DraftFieldProps) {
  const { hands, handMode } = draft;
  return (
    <FieldSet
      legend={gameTexts.form.hand}
      note={hands === 'any' ? gameTexts.form.handNote[handMode] : gameTexts.stakes.notes[hands]}
    >
      <Segments
        name="stakes"
        label={gameTexts.stakes.legend}
        value={hands}
        choices={STAKES}
        onChoose={(chosen) => onDraft({ ...draft, hands: chosen })}
      />
      {hands === 'any' && (
        <Segments
          name="hand"
          label={gameTexts.form.hand}
          value={handMode}
          choices={HANDS}
          onChoose={(mode) => onDraft({ ...draft, handMode: mode })}
        />
      )}
      <HandicapField draft={draft} onDraft={onDraft} />
    </FieldSet>
  );
}
