import type { Seat } from '../../../../../games/tug-of-war/ids.ts';
import { usable } from '../../../../../games/tug-of-war/legal.ts';
import { machineOf, modulesOf } from '../../../../../games/tug-of-war/state.ts';
import { MODULE_NAMES } from '../../../../../games/tug-of-war/texts.ts';
import { useSeatNames } from '../../../../frame/seatNames.ts';
import { useCompact } from '../../../../ui/useCompact.ts';
import { useCommands, useSession } from '../../session/SessionContext.tsx';
import { dock, machine as texts } from '../../texts/table.ts';
import { blockedWords, pointsWords, standsWords } from '../machineWords.ts';
import { useMatch } from '../useTable.ts';

/** All machines: the chosen one says how it stands, one that may not be used says why. */
export function Machines({ seat }: { readonly seat: Seat }) {
  const { state } = useMatch();
  const names = useSeatNames();
  const chosen = useSession(({ plan }) => plan.module);
  const { planAt } = useCommands();
  const compact = useCompact();
  const open = usable(state, seat);
  if (compact && chosen !== null)
    return (
      <div className="chosen-machine">
        <p>
          <b>{MODULE_NAMES[chosen]}</b> <span className="note">{standsWords(state, chosen, names.seat)}</span>
        </p>
        <button type="button" className="button" data-other onClick={() => planAt(null)}>
          {dock.other}
        </button>
      </div>
    );
  return (
    <>
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
              aria-pressed={id === chosen}
              aria-label={`${MODULE_NAMES[id]}: ${told}`}
              title={told}
              disabled={!open.includes(id)}
              onClick={() => planAt(id === chosen ? null : id)}
            >
              <b>{MODULE_NAMES[id]}</b>
              <small>{why === null ? shown : why}</small>
            </button>
          );
        })}
      </fieldset>
      {chosen !== null && (
        <p className="note machine-stands">
          {MODULE_NAMES[chosen]}: {standsWords(state, chosen, names.seat)}.
        </p>
      )}
    </>
  );
}
