import { listed } from '#engine/words.ts';
import type { CampCardId } from '#games/trexlands/cards/ids.ts';
import { nameOf } from '#games/trexlands/ids.ts';
import { truckOf } from '#games/trexlands/queries.ts';
import type { TrexlandsState } from '#games/trexlands/state.ts';
import { Bar } from '#app/frame/dock/Bar.tsx';
import { faceIdOf, faceOf } from '#play/trexlands/faces/face.ts';
import { gameTexts } from '#play/trexlands/texts.ts';
import type { Undone } from '#play/trexlands/session/undone.ts';
import { placeName } from '#play/trexlands/words/names.ts';
import { CardFace } from '#app/tables/trexlands/faces/CardFace.tsx';
import { Telling } from '../about/Telling.tsx';
import { useCommands, useHalt, useNames, useSession, useView } from '../useTable.ts';

/** A rival has undone a MOVE or a card of a person: its card is seen large until that has been read. */
export function HaltPanel() {
  const halt = useHalt();
  const view = useView();
  const names = useNames();
  const { goOn } = useCommands();
  const by = useSession(({ events }) => events.find((event) => event.type === 'took-effect'));
  const alone = useSession((session) => session.alone);
  if (halt === null) return null;
  const { title, undone } = halt;
  const whose = undone.seat === alone ? null : names.seat(undone.seat);
  const played = by?.type === 'took-effect' ? by : null;
  return (
    <Bar
      title={played === null ? title : gameTexts.windows.plays(names.seat(played.seat), cardName(played.card))}
      label={title}
      seat={undone.seat}
      className="halt-panel"
      main={
        <button type="button" className="button primary" data-go-on onClick={goOn}>
          {gameTexts.battle.goOn}
        </button>
      }
    >
      {played !== null && (
        <span className="fan-large">
          <CardFace face={faceIdOf(played.card)} colour={names.colour(played.seat)} />
        </span>
      )}
      <p className="hint">
        <Telling>{lossOf(undone, view, whose)}</Telling>
      </p>
    </Bar>
  );
}

/** The loss in a sentence or two; `whose` is null where it is the only person's. */
function lossOf(undone: Undone, view: TrexlandsState, whose: string | null): string {
  if (undone.type === 'countered') return gameTexts.windows.countered(whose, cardName(undone.card));
  const { trucks } = undone.move;
  const at = trucks[0] === undefined ? 'camp' : truckOf(view, trucks[0]).at;
  return gameTexts.windows.cancelled(whose, listed(trucks.map(nameOf)), trucks.length, placeName(at));
}

const cardName = (card: CampCardId): string => faceOf(faceIdOf(card)).name;
