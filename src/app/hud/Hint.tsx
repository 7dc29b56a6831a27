import { useSession } from '../match/SessionContext.tsx';
import { texts } from '../texts.ts';
import { useNaming } from './useTable.ts';

/** What to do next, in a line; `hint-more` is for where there is room. */
export function Hint() {
  const stage = useSession((session) => session.stage);
  const intent = useSession((session) => session.intent);
  if (stage === 'moving') return <p className="hint">{texts.action.moving}</p>;
  if (stage === 'resting') return <p className="hint">{texts.action.resting}</p>;
  if (intent === null) return <p className="hint hint-more">{texts.action.chooseHint}</p>;
  return <ChosenHint />;
}

function ChosenHint() {
  const intent = useSession((session) => session.intent);
  const between = useSession(({ stage }) => stage === 'between-steps');
  const mode = useSession(({ handMode }) => handMode);
  const stepsLeft = useSession((session) => session.stepsLeft);
  const naming = useNaming();
  if (intent === null) return null;
  return (
    <p className="hint">
      <strong>{naming.piece(intent.piece)}</strong>
      {intent.do === 'walk' && <span className="steps-left">{texts.action.stepsLeft(stepsLeft)}</span>}
      <span className="hint-more">{between ? texts.action.between : texts.action.aimHint[mode]}</span>
    </p>
  );
}
