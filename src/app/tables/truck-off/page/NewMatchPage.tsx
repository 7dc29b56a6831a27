import '../styles.css';
import { SEATS } from '#games/truck-off/numbers.ts';
import { EVEN_FIRST_MONEY, type TruckOffOptions } from '#games/truck-off/options.ts';
import { BeginsField } from '#app/pages/form/BeginsField.tsx';
import { FormEnd } from '#app/pages/form/FormEnd.tsx';
import { PlayersField } from '#app/pages/form/PlayersField.tsx';
import { seatOf } from '#play/form/players.ts';
import { RuleSetField } from '#app/pages/form/RuleSetField.tsx';
import { useDraft } from '#app/pages/form/useDraft.ts';
import { Tick } from '#app/ui/Field.tsx';
import { Page } from '#app/ui/Page.tsx';
import { botLevels } from '#play/truck-off/texts/bots.ts';
import { form } from '#play/truck-off/texts/form.ts';
import { DiscardsField } from './DiscardsField.tsx';
import { planOf, STANDARD_DRAFT, withRules } from '#play/truck-off/form/draft.ts';
import { MoneyField } from './MoneyField.tsx';

/** The form for a match: all that is agreed on before the first round. */
export function NewMatchPage() {
  const { draft, change, refused, play } = useDraft('truck-off', STANDARD_DRAFT, planOf);
  const { options } = draft;
  const set = (next: Partial<TruckOffOptions>): void => change({ ...draft, options: { ...options, ...next } });
  return (
    <Page title={form.title} className="new-match">
      <h1>{form.title}</h1>
      <p className="lead">{form.lead}</p>
      <form onSubmit={play} noValidate>
        <PlayersField levels={botLevels} counts={SEATS} draft={draft} onDraft={change} wrongSeat={seatOf(refused)} />
        <RuleSetField
          rules={draft.rules}
          tuned={form.tuned(EVEN_FIRST_MONEY)}
          onRules={(rules) => change(withRules(draft, rules))}
        />
        <BeginsField
          draft={draft}
          question={form.begins}
          first={draft.first}
          onFirst={(first) => change({ ...draft, first })}
        />
        <MoneyField draft={draft} onDraft={change} />
        <DiscardsField discards={options.discards} onDiscards={(discards) => set({ discards })} />
        <Tick
          label={form.specials}
          note={form.specialsNote}
          checked={options.specials}
          onTick={(specials) => set({ specials })}
        />
        <FormEnd refused={refused} />
      </form>
    </Page>
  );
}
