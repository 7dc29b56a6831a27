import { listed } from '#engine/words.ts';
import { kindOf, tribuKindOf, isTribu, type CampCardId } from '#games/trexlands/cards/ids.ts';
import { playableCard } from '#games/trexlands/cards/kinds.ts';
import { nameOf } from '#games/trexlands/ids.ts';
import { truckOf } from '#games/trexlands/queries.ts';
import type { TrexlandsState } from '#games/trexlands/state.ts';
import { DockPanel } from '#app/frame/dock/DockPanel.tsx';
import { gameTexts } from '#play/trexlands/texts.ts';
import type { Undone } from '#play/trexlands/session/undone.ts';
import { placeName } from '#play/trexlands/words/names.ts';
import { Telling } from '../about/Telling.tsx';
import { useCommands, useHalt, useNames, useSession, useView } from '../useTable.ts';

/** A rival has undone a person's MOVE or card: nothing goes on before that has been read. */
export function HaltPanel() {
  const halt = useHalt();
  const { goOn } = useCommands();
  if (halt === null) return null;
  const { title, undone } = halt;
  return (
    <DockPanel label={title} seat={undone.seat} className="halt-panel">
      <Loss undone={undone} />
      <div className="dock-last">
        <button type="button" className="button primary" data-go-on onClick={goOn}>
          {gameTexts.battle.goOn}
        </button>
      </div>
    </DockPanel>
  );
}

function Loss({ undone }: { readonly undone: Undone }) {
  const view = useView();
  const names = useNames();
  const by = useSession(({ events }) => events.find((event) => event.type === 'took-effect'));
  const alone = useSession((session) => session.alone);
  const whose = undone.seat === alone ? null : names.seat(undone.seat);
  return (
    <>
      {by?.type === 'took-effect' && <h2>{gameTexts.windows.plays(names.seat(by.seat), cardName(by.card))}</h2>}
      <p className="hint">
        <Telling>{lossOf(undone, view, whose)}</Telling>
      </p>
    </>
  );
}

/** The loss in a sentence or two; `whose` is null where it is the only person's. */
function lossOf(undone: Undone, view: TrexlandsState, whose: string | null): string {
  if (undone.type === 'countered') return gameTexts.windows.countered(whose, cardName(undone.card));
  const { trucks } = undone.move;
  const at = trucks[0] === undefined ? 'camp' : truckOf(view, trucks[0]).at;
  return gameTexts.windows.cancelled(whose, listed(trucks.map(nameOf)), trucks.length, placeName(at));
}

const cardName = (card: CampCardId): string => playableCard(isTribu(card) ? tribuKindOf(card) : kindOf(card)).name;
