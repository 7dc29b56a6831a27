import type { Seat } from '#games/tug-of-war/ids.ts';
import { usable } from '#games/tug-of-war/legal.ts';
import { machineOf, modulesOf } from '#games/tug-of-war/state.ts';
import { MODULE_NAMES } from '#games/tug-of-war/names.ts';
import { useSeatNames } from '#app/frame/AtTable.tsx';
import { useMore } from '#app/ui/useMore.ts';
import { dock, machine as texts } from '#play/tug-of-war/texts/table.ts';
import { blockedWords, pointsWords } from '#play/tug-of-war/say/machineWords.ts';
import { useCommands, useMatch, useSession } from '../useTable.ts';
import { Button } from '#app/ui/Button.tsx';

/** All machines in a row; one that may not be used says why. */
export function Machines({ seat }: { readonly seat: Seat }) {
  const { state } = useMatch();
  const names = useSeatNames();
  const { planAt } = useCommands();
  const row = useMore<HTMLFieldSetElement>('row');
  const open = usable(state, seat);
  return (
    <fieldset ref={row} className="machines" aria-label={dock.machines}>
      {modulesOf(state).map((id) => {
        const { points, wonBy } = machineOf(state, id);
        const why = open.includes(id) ? null : blockedWords(state, seat, id);
        const told = wonBy === null ? (why ?? pointsWords(state, id, names.seat)) : texts.wonBy(names.seat(wonBy));
        const shown = wonBy === null ? texts.points(points[0], points[1]) : texts.wonBy(names.seat(wonBy));
        return (
          <Button
            key={id}
            look="machine"
            data-machine={id}
            data-blocked={why !== null || undefined}
            aria-label={`${MODULE_NAMES[id]}: ${told}`}
            title={told}
            disabled={!open.includes(id)}
            onClick={() => planAt(id)}
          >
            <b>{MODULE_NAMES[id]}</b>
            <small>{why === null ? shown : why}</small>
          </Button>
        );
      })}
    </fieldset>
  );
}

/** The machine that is chosen; a press leaves it. */
export function ChosenMachine() {
  const { state } = useMatch();
  const names = useSeatNames();
  const { planAt } = useCommands();
  const chosen = useSession(({ plan }) => plan.module);
  if (chosen === null) return null;
  return (
    <Button
      look="chosen-machine"
      data-chosen={chosen}
      data-other
      title={dock.other}
      aria-label={`${MODULE_NAMES[chosen]}: ${pointsWords(state, chosen, names.seat)}. ${dock.other}`}
      onClick={() => planAt(null)}
    >
      {MODULE_NAMES[chosen]} <span aria-hidden="true">×</span>
    </Button>
  );
}
