import '../styles.css';
import { SEATS } from '#games/tractor-pull/ids.ts';
import { OPTIONS_BY, type TractorPullOptions } from '#games/tractor-pull/options.ts';
import { FormEnd } from '#app/pages/form/FormEnd.tsx';
import { PlayersField } from '#app/pages/form/PlayersField.tsx';
import { seatOf } from '#play/form/players.ts';
import { RuleSetField } from '#app/pages/form/RuleSetField.tsx';
import { useDraft } from '#app/pages/form/useDraft.ts';
import { FieldSet, Tick } from '#app/ui/Field.tsx';
import { Page } from '#app/ui/Page.tsx';
import { botLevels } from '#play/tractor-pull/texts/bots.ts';
import { form } from '#play/tractor-pull/texts/form.ts';
import { planOf, STANDARD_DRAFT } from '#play/tractor-pull/form/draft.ts';

type Ticked = 'characters' | 'locations' | 'items' | 'overtimeEject';

const OPTIONS: readonly (readonly [key: Ticked, label: string, note: string])[] = [
  ['characters', form.characters, form.charactersNote],
  ['locations', form.locations, form.locationsNote],
  ['items', form.items, form.itemsNote],
  ['overtimeEject', form.overtimeEject, form.overtimeEjectNote],
];

/** A set of rules does not untick what was ticked by hand: the sets agree on these. */
const tickedIn = ({
  characters,
  locations,
  items,
  overtimeEject,
}: TractorPullOptions): Pick<TractorPullOptions, Ticked> => ({
  characters,
  locations,
  items,
  overtimeEject,
});

/** The form for a game: all that is agreed on before the first spin. */
export function NewMatchPage() {
  const { draft, change, refused, play } = useDraft('tractor-pull', STANDARD_DRAFT, planOf);
  const { options } = draft;
  return (
    <Page title={form.title} className="new-match">
      <h1>{form.title}</h1>
      <p className="lead">{form.lead}</p>
      <form onSubmit={play} noValidate>
        <PlayersField levels={botLevels} counts={SEATS} draft={draft} onDraft={change} wrongSeat={seatOf(refused)} />
        <p className="note">{form.youngest}</p>
        <RuleSetField
          rules={draft.rules}
          tuned={form.tuned}
          onRules={(rules) => change({ ...draft, rules, options: { ...OPTIONS_BY[rules], ...tickedIn(options) } })}
        />
        <FieldSet legend={form.rules}>
          {OPTIONS.map(([key, label, note]) => (
            <Tick
              key={key}
              label={label}
              note={note}
              checked={options[key]}
              onTick={(on) => change({ ...draft, options: { ...options, [key]: on } })}
            />
          ))}
        </FieldSet>
        <FormEnd refused={refused} />
      </form>
    </Page>
  );
}
