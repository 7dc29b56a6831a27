import { FRICTION_MAX, TABLE_MM_MAX, TABLE_MM_MIN } from '#games/traction/scenario/limits.ts';
import { shareOf, TOLERANCE_SHARE, toleranceAt } from '#games/traction/referee/tolerance.ts';
import { hundredth } from '#sim/maths/quantise.ts';
import { SURFACES } from '#sim/surfaces.ts';
import { CUSTOM_SURFACE, gripOf, HOLDS } from '#play/traction/form/draft.ts';
import { NumberField, Segments, Slider } from '#app/ui/Field.tsx';
import { gameTexts } from '#play/traction/texts.ts';
import { useScenario, useTheEditor } from '../EditorContext.tsx';
import { seatsOf, withSetting } from '#play/traction/editor/edits.ts';
import { ALL_SEATS, nameOfSeat } from '#play/traction/editor/plainly.ts';

const NAMES: Readonly<Record<string, string>> = gameTexts.surfaces;

/** Surface, size, whose turn it is and how strict the referee is. */
export function Ground() {
  const editor = useTheEditor();
  const scenario = useScenario();
  const { surface, tableMm, seat } = scenario;
  const seats = ALL_SEATS.slice(0, seatsOf(scenario))
    .filter((value) => !(scenario.conceded ?? []).includes(value))
    .map((value) => ({ value, label: nameOfSeat(value) }));
  const choose = (id: string): void => {
    const preset = SURFACES.find((s) => s.id === id);
    editor.edit((s) => withSetting(s, { surface: preset ?? { ...s.surface, id: CUSTOM_SURFACE } }));
  };
  return (
    <section className="menu-part">
      <h2>{gameTexts.editor.ground}</h2>
      <div className="row">
        <label className="labelled">
          <span>{gameTexts.editor.surface}</span>
          <select className="text-field" value={surface.id} onChange={({ target }) => choose(target.value)}>
            {SURFACES.map(({ id, friction }) => (
              <option key={id} value={id}>
                {NAMES[id] ?? id} ({gameTexts.form.coefficient(friction)})
              </option>
            ))}
            <option value={CUSTOM_SURFACE}>{gameTexts.editor.custom}</option>
          </select>
        </label>
        <NumberField
          label={gameTexts.editor.tableMm}
          value={tableMm}
          min={TABLE_MM_MIN}
          max={TABLE_MM_MAX}
          onSet={(mm) => editor.edit((s) => withSetting(s, { tableMm: mm }), 'table')}
        />
        {surface.id === CUSTOM_SURFACE && (
          <NumberField
            label={gameTexts.form.friction}
            value={surface.friction}
            min={0}
            max={FRICTION_MAX}
            step={0.01}
            onSet={(friction) =>
              editor.edit(
                (s) => withSetting(s, { surface: { ...s.surface, friction: hundredth(friction) } }),
                'friction',
              )
            }
          />
        )}
      </div>
      <p className="note">{gameTexts.form.grip[gripOf(surface.friction)](surface.friction, HOLDS.hollow)}</p>
      <span aria-hidden="true">{gameTexts.editor.turn}</span>
      <Segments
        name="turn"
        label={gameTexts.editor.turn}
        value={seat}
        choices={seats}
        onChoose={(value) => editor.edit((s) => withSetting(s, { seat: value }))}
      />
      <Tolerance />
    </section>
  );
}

function Tolerance() {
  const editor = useTheEditor();
  const { options } = useScenario();
  const { moveMm, yawDeg } = options.tolerance;
  const shown = gameTexts.form.toleranceValue(moveMm, yawDeg);
  const slide = (share: number): void => {
    const { pivotMm, ...at } = toleranceAt(share);
    editor.edit(
      (s) =>
        withSetting(s, {
          options: { ...s.options, tolerance: { ...at, pivotMm: s.options.tolerance.pivotMm ?? pivotMm } },
        }),
      'tolerance',
    );
  };
  return (
    <>
      <span aria-hidden="true">{gameTexts.editor.tolerance}</span>
      <Slider
        label={gameTexts.editor.tolerance}
        value={shareOf(options.tolerance)}
        {...TOLERANCE_SHARE}
        shown={shown}
        onSlide={slide}
      />
      <p className="note">{shown}</p>
    </>
  );
}
