import { botsAfter } from '#play/session/commands.ts';
import { texts } from '#play/texts.ts';
import { IconButton } from '../ui/Icon.tsx';
import { useAtTable, useMatchHere, useSeatNames } from './AtTable.tsx';

/** Takes the last action back where it can be; its title says what goes with it, and who has to agree. */
export function TakeBack() {
  const { commands } = useAtTable().session;
  const { match, mayTakeBack } = useMatchHere();
  const names = useSeatNames();
  if (!mayTakeBack) return null;
  const bots = match === null ? 0 : botsAfter(match);
  const asked = commands.askedToTakeBack().map(names.seat);
  const title = [
    texts.undo.button,
    ...(bots === 0 ? [] : [texts.undo.withBots(bots)]),
    ...(asked.length === 0 ? [] : [texts.undo.mustAgree(asked)]),
  ].join('. ');
  return (
    <IconButton
      icon="back"
      label={texts.undo.button}
      title={title}
      className="panel take-back"
      onClick={() => commands.requestUndo()}
    />
  );
}
