import { SEATS } from '#games/trexlands/fleet.ts';
import { OPTIONS_BY } from '#games/trexlands/options.ts';
import { RuleSetField } from '#app/pages/form/RuleSetField.tsx';
import { seatOf } from '#play/form/players.ts';
import { FormEnd } from '#app/pages/form/FormEnd.tsx';
import { PlayersField } from '#app/pages/form/PlayersField.tsx';
import { useDraft } from '#app/pages/form/useDraft.ts';
import { Page } from '#app/ui/Page.tsx';
import { texts } from '#play/texts.ts';
import { gameTexts } from '#play/trexlands/texts.ts';
import { planOf, STANDARD_DRAFT } from '#play/trexlands/form/draft.ts';
import { HeadStartField } from './HeadStartField.tsx';
import { HouseRulesField } from './HouseRulesField.tsx';

/** The form for a match: all that is agreed on before the first roll. */
export function NewMatchPage() {
  const { draft, change, refused, play } = useDraft('trexlands', STANDARD_DRAFT, planOf);
  return (
    <Page title={gameTexts.form.title} className="new-match">
      <h1>{gameTexts.form.title}</h1>
      <p className="lead">{gameTexts.form.lead}</p>
      <form onSubmit={play} noValidate>
        <PlayersField
          levels={gameTexts.botLevels}
          counts={SEATS}
          draft={draft}
          onDraft={change}
          wrongSeat={seatOf(refused)}
        />
        <RuleSetField
          rules={draft.rules}
          tuned={gameTexts.form.tuned}
          onRules={(rules) => change({ ...draft, rules, options: OPTIONS_BY[rules] })}
        />
        <HeadStartField
          draft={draft}
          headStart={draft.headStart}
          onHeadStart={(headStart) => change({ ...draft, headStart })}
        />
        <details className="house-rules">
          <summary>{texts.form.rules}</summary>
          <HouseRulesField options={draft.options} onOptions={(options) => change({ ...draft, options })} />
        </details>
        <FormEnd refused={refused} />
      </form>
    </Page>
  );
}
