import { REACH_MM } from '#games/traction/scenario/limits.ts';
import { nameOf } from '#games/traction/pieces.ts';
import { ownerOf } from '#sim/pyramid.ts';
import { ANY_TURN, NumberField, Segments } from '#app/ui/Field.tsx';
import { texts } from '#play/texts.ts';
import { gameTexts } from '#play/traction/texts.ts';
import { useEditor, useScenario, useTheEditor } from '../EditorContext.tsx';
import { flipped, TURN_DEG, turned } from '../editorKeys.ts';
import { type Selected, selectedIn, type Spot, withoutSelected, withSelectedAt } from '#play/traction/editor/edits.ts';
import { nameOfSeat } from '#play/traction/editor/plainly.ts';
import { Button } from '#app/ui/Button.tsx';

const POSES = [
  { value: 'upright', label: gameTexts.editor.upright },
  { value: 'flat', label: gameTexts.editor.flat },
] as const;

/** Where what was chosen lies, in numbers. */
export function InHand() {
  const selected = useEditor((state) => state.selected);
  return (
    <section className="menu-part">
      <h2>{gameTexts.editor.inHand}</h2>
      {selected === null ? (
        <p className="note">{gameTexts.editor.nothing}</p>
      ) : (
        <Fields key={nameOfSelected(selected)} selected={selected} />
      )}
    </section>
  );
}

function Fields({ selected }: { readonly selected: Selected }) {
  const editor = useTheEditor();
  const lying = selectedIn(useScenario(), selected);
  if (lying === undefined) return null;
  const set = (spot: Partial<Spot>): void =>
    editor.edit((s) => withSelectedAt(s, selected, spot), `field ${Object.keys(spot).join()}`);
  return (
    <>
      <p>
        <strong>{nameOfSelected(selected)}</strong>
      </p>
      <div className="row">
        <NumberField
          label={gameTexts.editor.x}
          value={lying.xMm}
          min={-REACH_MM}
          max={REACH_MM}
          step={0.01}
          onSet={(xMm) => set({ xMm })}
        />
        <NumberField
          label={gameTexts.editor.z}
          value={lying.zMm}
          min={-REACH_MM}
          max={REACH_MM}
          step={0.01}
          onSet={(zMm) => set({ zMm })}
        />
        <NumberField
          label={gameTexts.editor.yaw}
          value={lying.yawDeg}
          {...ANY_TURN}
          step={0.01}
          onSet={(yawDeg) => set({ yawDeg })}
        />
      </div>
      {'pose' in lying && (
        <Segments
          name="pose"
          label={gameTexts.editor.pose}
          value={lying.pose}
          choices={POSES}
          onChoose={() => editor.edit(flipped(selected))}
        />
      )}
      <div className="row">
        <Button onClick={() => editor.edit(turned(selected, TURN_DEG))}>{gameTexts.editor.turnLeft}</Button>
        <Button onClick={() => editor.edit(turned(selected, -TURN_DEG))}>{gameTexts.editor.turnRight}</Button>
        <Button onClick={() => editor.edit((s) => withoutSelected(s, selected))}>{gameTexts.editor.remove}</Button>
      </div>
      <p className="note for-keys">{gameTexts.editor.keys}</p>
    </>
  );
}

const nameOfSelected = (selected: Selected): string =>
  selected.kind === 'pad'
    ? gameTexts.editor.pad(nameOfSeat(selected.seat))
    : texts.names.piece(nameOfSeat(ownerOf(selected.id)), nameOf(selected.id));
