import { memo, useId, useState, type ReactNode } from 'react';
import type { ActionCalls } from '#games/traction/otherTolerance.ts';
import type { TractionMatch } from '#games/traction/traction.ts';
import type { Call } from '#games/traction/referee/rejudge.ts';
import { rulingText } from '#games/traction/referee/texts.ts';
import { namingOf } from '#play/traction/say/naming.ts';
import { SeatBadge } from '#app/ui/SeatBadge.tsx';
import { makeRoute } from '#play/route.ts';
import { ClauseMark } from '#app/teach/rulesSheet.tsx';
import { texts } from '#play/texts.ts';
import { gameTexts } from '#play/traction/texts.ts';
import { useTheViewer } from '#app/replay/ViewerContext.tsx';
import { Button } from '#app/ui/Button.tsx';

export interface CallsProps {
  readonly id: string;
  readonly match: TractionMatch;
  readonly actions: readonly ActionCalls[];
}

/** The calls that would have been made otherwise, and those that are made either way; each leads to its moment. */
export const Calls = memo(function Calls({ id, match, actions }: CallsProps) {
  const only = (wanted: (call: Call) => boolean): readonly ActionCalls[] =>
    actions
      .map((action) => ({ ...action, calls: action.calls.filter(wanted) }))
      .filter(({ calls }) => calls.length > 0);
  const different = only(({ change }) => change !== 'same');
  const same = only(({ change }) => change === 'same');
  return (
    <>
      {different.length > 0 && (
        <Part title={gameTexts.otherTolerance.different} id={id} match={match} actions={different} />
      )}
      {same.length > 0 && (
        <Part
          title={gameTexts.otherTolerance.same}
          id={id}
          match={match}
          actions={same.map((action) => ({ ...action, turns: null }))}
        >
          <p className="note">{gameTexts.otherTolerance.never}</p>
        </Part>
      )}
    </>
  );
});

/** Of a long match first so many, so that a list follows the slider (house value). */
const AT_FIRST = 40;

function Part({
  title,
  actions,
  children,
  ...of
}: CallsProps & { readonly title: string; readonly children?: ReactNode }) {
  const titleId = useId();
  const [all, setAll] = useState(false);
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      {children}
      <ol className="other-calls">
        {(all ? actions : actions.slice(0, AT_FIRST)).map((action) => (
          <Action key={action.action} {...of} action={action} />
        ))}
      </ol>
      {!all && actions.length > AT_FIRST && (
        <Button onClick={() => setAll(true)}>{gameTexts.otherTolerance.all(actions.length)}</Button>
      )}
    </section>
  );
}

function Action({
  id,
  match,
  action: { action, calls, turns },
}: Omit<CallsProps, 'actions'> & { readonly action: ActionCalls }) {
  const { film } = useTheViewer();
  const naming = namingOf(match.header.seats);
  const act = film.acts[action];
  return (
    <li>
      <p className="other-act">
        {act?.seat !== null && act !== undefined && <SeatBadge colour={naming.colour(act.seat)} small />}
        <code translate="no">{act?.notation}</code>
      </p>
      {calls.map(({ change, ruling, made }) => (
        <p key={`${ruling.code} ${ruling.other} ${ruling.tick}`} data-change={change} data-code={ruling.code}>
          <span className="tag change">{gameTexts.otherTolerance.changes[change]}</span>{' '}
          {rulingText(ruling, naming.body)} <ClauseMark clause={ruling.clause} />{' '}
          {made !== null && (
            <a
              className="show-me"
              href={makeRoute({ page: 'watch', id, ruling: { action, ruling: made } })}
              aria-label={texts.replay.showMeOf(ruling.clause)}
            >
              {texts.replay.showMe}
            </a>
          )}
        </p>
      ))}
      {turns !== null && <p className="note">{gameTexts.otherTolerance.turns[turns]}</p>}
    </li>
  );
}
