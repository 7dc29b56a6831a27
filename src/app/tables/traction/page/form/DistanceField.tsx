import { DISTANCE_MM, furthestMm, layPads } from '#games/traction/pads.ts';
import { MM_PER_INCH } from '#sim/maths/units.ts';
import { gameTexts } from '#play/traction/texts.ts';
import { DISTANCE_IN, distanceMm, type DraftFieldProps } from '#play/traction/form/draft.ts';
import { FieldSet, Slider } from '#app/ui/Field.tsx';

/** TR-02, TR-53, TR-66. */
export function DistanceField({ draft, onDraft }: DraftFieldProps) {
  const shown = gameTexts.form.distanceValue(draft.distanceIn, distanceMm(draft));
  const across = furthestMm(layPads(draft.players, distanceMm(draft)).pads);
  return (
    <FieldSet legend={gameTexts.form.distance} note={gameTexts.form.distanceNote}>
      <output className="value">{shown}</output>
      {across > DISTANCE_MM.max && <p className="note">{gameTexts.form.far(Math.round(across / MM_PER_INCH))}</p>}
      <Slider
        label={gameTexts.form.distance}
        value={draft.distanceIn}
        {...DISTANCE_IN}
        shown={shown}
        onSlide={(distanceIn) => onDraft({ ...draft, distanceIn })}
      />
    </FieldSet>
  );
}
