import '../styles/form.css';
import { SEATS } from '#games/traction/pads.ts';
import { texts } from '#play/texts.ts';
import { gameTexts } from '#play/traction/texts.ts';
import { DistanceField } from './form/DistanceField.tsx';
import { agreedOf, DEFAULT_DRAFT, withHands, withRules } from '#play/traction/form/draft.ts';
import { seatOf } from '#play/form/players.ts';
import { FormEnd } from '#app/pages/form/FormEnd.tsx';
import { HandField } from './form/HandField.tsx';
import { BeginsField } from '#app/pages/form/BeginsField.tsx';
import { PlayersField } from '#app/pages/form/PlayersField.tsx';
import { RuleSetField } from '#app/pages/form/RuleSetField.tsx';
import { RulesField } from './form/RulesField.tsx';
import { SurfaceField } from './form/SurfaceField.tsx';
import { useDraft } from '#app/pages/form/useDraft.ts';
import { useChange, useSettings } from '#app/settings/useSettings.tsx';
import { Page } from '#app/ui/Page.tsx';

/** The form for a match: all that is agreed on before the first turn. */
export function NewMatchPage() {
  const playedAs = useSettings((settings) => settings.playedAs);
  const { draft, change, refused, play } = useDraft('traction', withHands(DEFAULT_DRAFT, playedAs), agreedOf);
  const remember = useChange();
  return (
    <Page title={gameTexts.form.title} className="new-match">
      <h1>{gameTexts.form.title}</h1>
      <p className="lead">{gameTexts.form.lead}</p>
      <form
        onSubmit={(event) => {
          remember({ playedAs: draft.hands });
          play(event);
        }}
        noValidate
      >
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
          onRules={(rules) => change(withRules(draft, rules))}
        />
        <BeginsField
          draft={draft}
          question={gameTexts.form.begins}
          first={draft.first}
          onFirst={(first) => change({ ...draft, first })}
        />
        <SurfaceField draft={draft} onDraft={change} />
        <DistanceField draft={draft} onDraft={change} />
        <HandField draft={draft} onDraft={change} />
        <details className="house-rules">
          <summary>{texts.form.rules}</summary>
          <RulesField draft={draft} onDraft={change} />
        </details>
        <FormEnd refused={refused} />
      </form>
    </Page>
  );
}
