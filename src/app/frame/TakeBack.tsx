import { texts } from '../texts.ts';
import { Icon } from '../ui/Icon.tsx';
import { useAtTable, useMatchHere } from './AtTable.tsx';
import { useSeatNames } from './seatNames.ts';

/** Takes the last action back where it can be; says beside it who has to agree. */
export function TakeBack() {
  const { commands } = useAtTable().session;
  const { mayTakeBack } = useMatchHere();
  const names = useSeatNames();
  if (!mayTakeBack) return null;
  const asked = commands.askedToTakeBack().map(names.seat);
  return (
    <p className="take-back-row">
      <button type="button" className="button quiet take-back" onClick={() => commands.requestUndo()}>
        <Icon name="back" />
        {texts.undo.button}
      </button>
      {asked.length > 0 && <span className="note">{texts.undo.mustAgree(asked)}</span>}
    </p>
  );
}
