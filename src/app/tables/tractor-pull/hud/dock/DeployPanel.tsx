import { CLASSES, vehicleOf, type VehicleClass } from '#games/tractor-pull/almanac/vehicles.ts';
import { COLUMNS, type Seat } from '#games/tractor-pull/ids.ts';
import { hintedIf } from '#play/say/hinted.ts';
import { Bar } from '#app/frame/dock/Bar.tsx';
import { useExact } from '#app/frame/dock/Exact.tsx';
import { CardFan } from '#app/frame/dock/CardFan.tsx';
import { useCommands, useNames, useSession, useViewOf } from '../useTable.ts';
import { dock, words } from '#play/tractor-pull/texts/table.ts';
import { Advised, AskedNote } from './Advised.tsx';
import { countIn, handOf } from '#play/tractor-pull/say/hand.ts';
import { hintedIn } from '#play/tractor-pull/say/rowHint.ts';
import { aboutVehicle, VehicleFace } from './VehicleFace.tsx';
import { Button } from '#app/ui/Button.tsx';

/** Three vehicles of the hand, one for each rope, in secret (TP-12, TP-37). */
export function DeployPanel({ seat }: { readonly seat: Seat }) {
  const state = useViewOf(seat);
  const names = useNames();
  const { act, lay, takeUp } = useCommands();
  const exact = useExact();
  const aimed = useSession((session) => session.aimed);
  const row = useSession((session) => session.row);
  const held = useSession((session) => session.card);
  const hand = handOf(state, seat);
  const meant = aimed?.do === 'deploy' ? aimed.vehicles : [];
  const hinted = hintedIn(hand, meant, row);
  const isFull = row.every((card) => card !== null);
  const freeOf = (one: VehicleClass): number => hand.findIndex((card, i) => card === one && !row.includes(i));
  const vehicles = row.flatMap((card): readonly VehicleClass[] => {
    const one = card === null ? undefined : hand[card];
    return one === undefined ? [] : [one];
  });
  const title = dock.deploy(names.seat(seat), words.row(state.wave === 0 ? 1 : state.wave));
  return (
    <Bar
      title={title}
      seat={seat}
      className="in-hand deploy-panel"
      others={<Advised seat={seat} />}
      rest={<AskedNote />}
      exact={{
        drawer: exact,
        label: dock.listed,
        parts: (
          <div className="rope-slots">
            {COLUMNS.map((rope, i) => {
              const card = row[i] ?? null;
              const one = card === null ? undefined : hand[card];
              return (
                <Button
                  key={rope}
                  look="rope-slot"
                  data-slot={rope}
                  disabled={card === null}
                  aria-label={dock.slot(words.rope(rope), one === undefined ? dock.free : vehicleOf(one).name)}
                  onClick={() => takeUp(rope)}
                >
                  <span className="slot-name">{words.ropeShort(rope)}</span>
                  <strong>{one === undefined ? '–' : `${vehicleOf(one).strength} ${vehicleOf(one).name}`}</strong>
                </Button>
              );
            })}
          </div>
        ),
      }}
      main={
        <Button
          look="primary"
          data-done
          disabled={!isFull}
          {...hintedIf(hinted.length > 0 && hinted.every((card, i) => row[i] === card))}
          onClick={() => act({ do: 'deploy', seat, vehicles })}
        >
          {dock.deployed(vehicles.length)}
        </Button>
      }
    >
      <CardFan
        note=""
        cards={CLASSES.filter((one) => hand.includes(one)).map((one) => ({
          id: one,
          name: vehicleOf(one).name,
          face: <VehicleFace of={one} />,
          does: aboutVehicle(one),
          count: countIn(hand, one),
          chosen: countIn(vehicles, one),
          isOut: isFull || freeOf(one) < 0,
          isHinted: hinted.some((card) => card !== null && hand[card] === one && !row.includes(card)),
        }))}
        held={held}
        onPress={lay}
      />
    </Bar>
  );
}
