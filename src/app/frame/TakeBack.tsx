import { botsAfter } from '#play/session/commands.ts';
import { texts } from '#play/texts.ts';
import { Icon, IconButton } from '../ui/Icon.tsx';
import { useAtTable, useMatchHere, useSeatNames } from './AtTable.tsx';

export interface TakeBackProps {
  /** A sign alone, where there is a line's room. */
  readonly short?: boolean;
}

/** Takes the last action back where it can be; says beside it who has to agree. */
export function TakeBack({ short = false }: TakeBackProps) {
  const { commands } = useAtTable().session;
  const { match, mayTakeBack } = useMatchHere();
  const names = useSeatNames();
  if (!mayTakeBack) return null;
  const bots = match === null ? 0 : botsAfter(match);
  const goes = bots === 0 ? null : texts.undo.withBots(bots);
  const requestUndo = () => commands.requestUndo();
  if (short)
    return (
      <IconButton
        icon="back"
        label={texts.undo.button}
        title={goes === null ? texts.undo.button : `${texts.undo.button}: ${goes}`}
        onClick={requestUndo}
      />
    );
  const asked = commands.askedToTakeBack().map(names.seat);
  return (
    <p className="take-back-row">
      <button type="button" className="button quiet take-back" onClick={requestUndo}>
        <Icon name="back" />
        {texts.undo.button}
      </button>
      {goes !== null && <span className="note">{goes}</span>}
      {asked.length > 0 && <span className="note">{texts.undo.mustAgree(asked)}</span>}
    </p>
  );
}
