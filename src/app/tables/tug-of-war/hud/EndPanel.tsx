import { rivalOf } from '#games/tug-of-war/ids.ts';
import { extentIn, modulesOf, winnersOf } from '#games/tug-of-war/state.ts';
import { MODULE_NAMES } from '#games/tug-of-war/names.ts';
import { EndFrame } from '#app/frame/EndFrame.tsx';
import { useSaidName, useSeatNames } from '#app/frame/AtTable.tsx';
import { texts } from '#play/texts.ts';
import { scoreIn } from '#play/tug-of-war/play.ts';
import { end } from '#play/tug-of-war/texts/table.ts';
import { pointsWords } from '#play/tug-of-war/say/machineWords.ts';
import { useMatch } from './useTable.ts';

/** The end of a match: who has won, by what, and how every machine stands. */
export function EndPanel() {
  const { state } = useMatch();
  const names = useSeatNames();
  const said = useSaidName();
  const { outcome } = state;
  if (outcome === null) return null;
  const { winner, by } = outcome;
  return (
    <EndFrame
      winners={winnersOf(outcome).map((seat) => ({ seat, colour: names.colour(seat) }))}
      title={winner === null ? end.draw : texts.end.wins(names.seat(winner))}
      number={winner === null ? null : scoreIn({ state }, winner)}
      by={
        by === 'modules'
          ? end.by.modules(said(winner ?? 0), extentIn(state).modulesToWin)
          : end.by[by](winner === null ? '' : said(rivalOf(winner)))
      }
    >
      <ul className="final-machines">
        {modulesOf(state).map((id) => (
          <li key={id}>
            {MODULE_NAMES[id]}: <strong>{pointsWords(state, id, names.seat)}</strong>
          </li>
        ))}
      </ul>
    </EndFrame>
  );
}
