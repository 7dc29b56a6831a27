import { rivalOf, type Seat } from '#games/tug-of-war/ids.ts';
import { extentOf } from '#games/tug-of-war/sets.ts';
import { extentIn, modulesOf, winnersOf, type TugOfWarState } from '#games/tug-of-war/state.ts';
import type { SeenTugOfWar } from '#games/tug-of-war/tugOfWar.ts';
import { MODULE_NAMES } from '#games/tug-of-war/names.ts';
import { EndFrame } from '#app/frame/EndFrame.tsx';
import { isNewcomers, useSaidName, useSeatNames } from '#app/frame/AtTable.tsx';
import { texts } from '#play/texts.ts';
import { figuresIn, standsIn } from '#play/tug-of-war/offers/brings.ts';
import { scoreIn } from '#play/tug-of-war/play.ts';
import { end, saved } from '#play/tug-of-war/texts/table.ts';
import { pointsWords } from '#play/tug-of-war/say/machineWords.ts';
import { useMatch } from './useTable.ts';

/** The machine that decided it, where it did, by its figures: the winner's first. */
function decidedIn({ log, state }: Pick<SeenTugOfWar, 'log' | 'state'>, winner: Seat): readonly string[] {
  const now = standsIn(log.at(-1) ?? { events: [] });
  const figures = state.outcome?.by === 'modules' && now ? figuresIn(now, winner, state) : null;
  return figures && now ? [saved.points(MODULE_NAMES[now.module], ...figures)] : [];
}

/** Machines of the next match that this one has not had. */
const joining = (state: TugOfWarState): readonly string[] =>
  extentOf(state.options.set).modules.flatMap((id) => (modulesOf(state).includes(id) ? [] : [MODULE_NAMES[id]]));

/** The end of a match: who has won, by what, and how every machine stands. */
export function EndPanel() {
  const match = useMatch();
  const { state } = match;
  const names = useSeatNames();
  const said = useSaidName();
  const { outcome } = state;
  if (outcome === null) return null;
  const { winner, by } = outcome;
  return (
    <EndFrame
      winners={winnersOf(outcome).map((seat) => ({ seat, colour: names.colour(seat) }))}
      title={winner === null ? end.draw : texts.end.wins(names.seat(winner))}
      number={winner === null ? null : [scoreIn(match, winner), ...decidedIn(match, winner)].join(' · ')}
      by={
        isNewcomers(match)
          ? end.again(joining(state))
          : by === 'modules'
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
