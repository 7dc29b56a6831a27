import { EVEN_FIRST_MONEY, MONEY_LIMITS } from '#games/truck-off/options.ts';
import { FieldSet, NumberField, Tick } from '#app/ui/Field.tsx';
import { form } from '#play/truck-off/texts/form.ts';
import type { Draft } from '#play/truck-off/form/draft.ts';

interface MoneyFieldProps {
  readonly draft: Draft;
  readonly onDraft: (draft: Draft) => void;
}

/** The money at the start of a match of two: what the rule text leaves open, and what it gives Barry (TO-02). */
export function MoneyField({ draft, onDraft }: MoneyFieldProps) {
  if (draft.players !== 2) return null;
  return (
    <FieldSet legend={form.money}>
      <Tick
        label={form.evenStart(EVEN_FIRST_MONEY)}
        note={form.evenStartNote}
        checked={draft.evenStart}
        onTick={(evenStart) => onDraft({ ...draft, evenStart })}
      />
      <NumberField
        label={form.barryMoney}
        value={draft.barryMoney}
        {...MONEY_LIMITS.barry}
        onSet={(barryMoney) => onDraft({ ...draft, barryMoney })}
      />
      <p className="note">{form.barryNote}</p>
    </FieldSet>
  );
}
