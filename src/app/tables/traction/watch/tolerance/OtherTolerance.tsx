import '#app/tables/traction/styles/evidence.css';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { callsUnder, type ActionCalls } from '#games/traction/otherTolerance.ts';
import type { TractionMatch } from '#games/traction/traction.ts';
import type { Call } from '#games/traction/referee/rejudge.ts';
import { shareOf, TOLERANCE_SHARE, toleranceAt } from '#games/traction/referee/tolerance.ts';
import { Slider } from '#app/ui/Field.tsx';
import { gameTexts } from '#play/traction/texts.ts';
import { Calls } from './Calls.tsx';

export interface OtherToleranceProps {
  readonly id: string;
  readonly match: TractionMatch;
}

/** A slider, and the match's calls as another tolerance would have made them. Shut it takes one line. */
export function OtherTolerance({ id, match }: OtherToleranceProps) {
  const [open, setOpen] = useState(false);
  const [share, setShare] = useState<number | null>(null);
  const tool = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (open) tool.current?.scrollIntoView({ block: 'start' }); // it opens at the lower end of its column
  }, [open]);
  return (
    <details
      ref={tool}
      className="panel other-tolerance"
      data-testid="other-tolerance"
      open={open}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{gameTexts.otherTolerance.title}</summary>
      {open && <Preview id={id} match={match} share={share} onShare={setShare} />}
    </details>
  );
}

interface PreviewProps extends OtherToleranceProps {
  /** Null: as it was played, which a slider may not be able to set. */
  readonly share: number | null;
  readonly onShare: (share: number | null) => void;
}

/** The match keeps what everything was moved by, so that nothing has to be performed again for it. */
function Preview({ id, match, share, onShare }: PreviewProps) {
  const played = match.state.options.tolerance;
  const tolerance = share === null ? played : toleranceAt(share);
  const actions = useMemo(() => callsUnder(match, tolerance), [match, tolerance]);
  const listed = useDeferredValue(actions); // a long list must not hold the slider
  const shown = gameTexts.form.toleranceValue(tolerance.moveMm, tolerance.yawDeg);
  return (
    <>
      <Slider
        label={gameTexts.otherTolerance.slider}
        value={share ?? shareOf(played)}
        {...TOLERANCE_SHARE}
        shown={shown}
        onSlide={onShare}
      />
      <p>
        {shown} {share === null && gameTexts.otherTolerance.asPlayed}
      </p>
      <Sum actions={actions} />
      {share !== null && (
        <button type="button" className="button quiet" onClick={() => onShare(null)}>
          {gameTexts.otherTolerance.toPlayed}
        </button>
      )}
      <p className="note">{gameTexts.otherTolerance.lead}</p>
      <Calls id={id} match={match} actions={listed} />
    </>
  );
}

function Sum({ actions }: { readonly actions: readonly ActionCalls[] }) {
  const calls = actions.flatMap((action) => action.calls);
  const countOf = (wanted: Call['change']): number => calls.filter(({ change }) => change === wanted).length;
  const [more, fewer, same] = [countOf('more'), countOf('fewer'), countOf('same')];
  return (
    <output className="other-sum" data-more={more} data-fewer={fewer} data-same={same}>
      {gameTexts.otherTolerance.sum(more, fewer, same)}
    </output>
  );
}
