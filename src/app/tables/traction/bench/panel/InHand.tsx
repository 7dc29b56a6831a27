import { REACH_MM } from '#games/traction/scenario/limits.ts';
import { nameOf } from '#games/traction/pieces.ts';
import { ownerOf } from '#sim/pyramid.ts';
import { ANY_TURN, NumberField, Segments } from '#app/ui/Field.tsx';
import { texts } from '#play/texts.ts';
import { gameTexts } from '#play/traction/texts.ts';
import { useBench, useScenario, useTheBench } from '../BenchContext.tsx';
import { flipped, TURN_DEG, turned } from '../benchKeys.ts';
import { type Selected, selectedIn, type Spot, withoutSelected, withSelectedAt } from '#play/traction/bench/edits.ts';
import { nameOfSeat } from '#play/traction/bench/plainly.ts';

const POSES = [
  { value: 'upright', label: gameTexts.bench.upright },
  { value: 'flat', label: gameTexts.bench.flat },
] as const;

/** Where what was chosen lies, in numbers. */
export function InHand() {
  const selected = useBench((state) => state.selected);
  return (
    <section className="menu-part">
      <h2>{gameTexts.bench.inHand}</h2>
      {selected === null ? (
        <p className="note">{gameTexts.bench.nothing}</p>
      ) : (
        <Fields key={nameOfSelected(selected)} selected={selected} />
      )}
    </section>
  );
}

function Fields({ selected }: { readonly selected: Selected }) {
  const bench = useTheBench();
  const lying = selectedIn(useScenario(), selected);
  if (lying === undefined) return null;
  const set = (spot: Partial<Spot>): void =>
    bench.edit((s) => withSelectedAt(s, selected, spot), `field ${Object.keys(spot).join()}`);
  return (
    <>
      <p>
        <strong>{nameOfSelected(selected)}</strong>
      </p>
      <div className="row">
        <NumberField
          label={gameTexts.bench.x}
          value={lying.xMm}
          min={-REACH_MM}
          max={REACH_MM}
          step={0.01}
          onSet={(xMm) => set({ xMm })}
        />
        <NumberField
          label={gameTexts.bench.z}
          value={lying.zMm}
          min={-REACH_MM}
          max={REACH_MM}
          step={0.01}
          onSet={(zMm) => set({ zMm })}
        />
        <NumberField
          label={gameTexts.bench.yaw}
          value={lying.yawDeg}
          {...ANY_TURN}
          step={0.01}
          onSet={(yawDeg) => set({ yawDeg })}
        />
      </div>
      {'pose' in lying && (
        <Segments
          name="pose"
          label={gameTexts.bench.pose}
          value={lying.pose}
          choices={POSES}
          onChoose={() => bench.edit(flipped(selected))}
        />
      )}
      <div className="row">
        <button type="button" className="button" onClick={() => bench.edit(turned(selected, TURN_DEG))}>
          {gameTexts.bench.turnLeft}
        </button>
        <button type="button" className="button" onClick={() => bench.edit(turned(selected, -TURN_DEG))}>
          {gameTexts.bench.turnRight}
        </button>
        <button type="button" className="button" onClick={() => bench.edit((s) => withoutSelected(s, selected))}>
          {gameTexts.bench.remove}
        </button>
      </div>
      <p className="note for-keys">{gameTexts.bench.keys}</p>
    </>
  );
}

const nameOfSelected = (selected: Selected): string =>
  selected.kind === 'pad'
    ? gameTexts.bench.pad(nameOfSeat(selected.seat))
    : texts.names.piece(nameOfSeat(ownerOf(selected.id)), nameOf(selected.id));
