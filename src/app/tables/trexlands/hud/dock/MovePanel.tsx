import { useMemo } from 'react';
import { choicesOf } from '#games/trexlands/legal.ts';
import { campOf } from '#games/trexlands/queries.ts';
import { turnOf } from '#games/trexlands/turn.ts';
import type { Seat } from '#sim/ids.ts';
import { AdviceButton } from '#app/frame/dock/Advice.tsx';
import { gameTexts } from '#play/trexlands/texts.ts';
import { Cards } from '../cards/Cards.tsx';
import { Strip } from '../cards/Strip.tsx';
import { Telling } from '../about/Telling.tsx';
import { Advised } from '../hint/Advised.tsx';
import { useHint, useIsAdvised } from '../hint/useHint.ts';
import { Destinations } from './Destinations.tsx';
import { DockPanel } from '#app/frame/dock/DockPanel.tsx';
import { Restack } from './Restack.tsx';
import { TruckTray } from './TruckTray.tsx';
import { useCommands, useNames, useSession, useView } from '../useTable.ts';

/** A turn: which truck goes where, what is stacked before, and cards besides. */
export function MovePanel({ seat }: { readonly seat: Seat }) {
  const view = useView();
  const names = useNames();
  const chosen = useSession((session) => session.chosen);
  const isAdvised = useIsAdvised();
  const { act } = useCommands();
  const hint = useHint();
  const choices = useMemo(() => choicesOf(view, seat), [view, seat]);
  const plays = choices.filter((choice) => choice.do === 'play');
  return (
    <DockPanel label={gameTexts.move.panel(names.seat(seat))} seat={seat} className="move-panel">
      <div className="dock-row">
        <TruckTray seat={seat} choices={choices} />
        <button
          type="button"
          className="button"
          title={gameTexts.move.passNote}
          onClick={() => act({ do: 'pass', seat })}
          {...hint({ do: 'pass' })}
        >
          {(turnOf(view)?.moved.length ?? 0) > 0 ? gameTexts.move.passMore : gameTexts.move.pass}
        </button>
        {!isAdvised && <AdviceButton />}
      </div>
      <Strip>
        {chosen.length === 0 ? (
          <p className="hint">{gameTexts.move.hint}</p>
        ) : (
          <Destinations key={chosen.join()} seat={seat} trucks={chosen} choices={choices} />
        )}
        <Restack trucks={chosen} choices={choices} />
        <Cards plays={plays} />
      </Strip>
      {isAdvised && <Advised />}
      <Underway seat={seat} />
    </DockPanel>
  );
}

/** Changes to this turn by cards. */
function Underway({ seat }: { readonly seat: Seat }) {
  const view = useView();
  const turn = turnOf(view);
  const { extraX } = campOf(view, seat);
  if (turn === null) return null;
  const said = [
    ...(turn.movesLeft > 1 ? [gameTexts.move.twice(turn.movesLeft)] : []),
    ...(turn.moveTwo ? [gameTexts.move.fast] : []),
    ...(turn.raid ? [gameTexts.move.raids] : []),
    ...(extraX > 0 ? [gameTexts.move.extra(extraX)] : []),
  ];
  return said.length === 0 ? null : (
    <p className="note">
      <Telling>{said.join(' ')}</Telling>
    </p>
  );
}
