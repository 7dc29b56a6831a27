import type { Seat } from '#games/tug-of-war/ids.ts';
import { usable } from '#games/tug-of-war/legal.ts';
import { machineOf, modulesOf } from '#games/tug-of-war/state.ts';
import { MODULE_NAMES } from '#games/tug-of-war/names.ts';
import { useSeatNames } from '#app/frame/AtTable.tsx';
import { dock, machine as texts } from '#play/tug-of-war/texts/table.ts';
import { blockedWords, goalOf, pointsWords, standsWords } from '#play/tug-of-war/say/machineWords.ts';
import { useCommands, useMatch, useSession } from '../useTable.ts';
import { Advised } from './Advised.tsx';

/**
 * All machines, of which one that may not be used says why; or the chosen one alone, which says its goal and how it
 * stands.
 */
export function Machines({ seat }: { readonly seat: Seat }) {
  const { state } = useMatch();
  const names = useSeatNames();
  const chosen = useSession(({ plan }) => plan.module);
  const { planAt } = useCommands();
  const open = usable(state, seat);
  if (chosen !== null)
    return (
      <>
        <div className="chosen-machine">
          <p data-chosen={chosen}>
            <b>{MODULE_NAMES[chosen]}</b> <span className="note">{standsWords(state, chosen, names.seat)}</span>
          </p>
          <Advised />
          <button type="button" className="button" data-other onClick={() => planAt(null)}>
            {dock.other}
          </button>
        </div>
        <p className="note machine-goal">{goalOf(chosen)}</p>
      </>
    );
  return (
    <fieldset className="machines" aria-label={dock.machines}>
      {modulesOf(state).map((id) => {
        const { points, wonBy } = machineOf(state, id);
        const why = open.includes(id) ? null : blockedWords(state, seat, id);
        const told = wonBy === null ? (why ?? pointsWords(state, id, names.seat)) : texts.wonBy(names.seat(wonBy));
        const shown = wonBy === null ? texts.points(points[0], points[1]) : texts.wonBy(names.seat(wonBy));
        return (
          <button
            key={id}
            type="button"
            className="button machine"
            data-machine={id}
            data-blocked={why !== null || undefined}
            aria-label={`${MODULE_NAMES[id]}: ${told}`}
            title={told}
            disabled={!open.includes(id)}
            onClick={() => planAt(id)}
          >
            <b>{MODULE_NAMES[id]}</b>
            <small>{why === null ? shown : why}</small>
          </button>
        );
      })}
    </fieldset>
  );
}
