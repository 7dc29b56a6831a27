import { gameTexts } from '../../texts.ts';
import { DISTANCE_IN, distanceMm, type DraftFieldProps } from './draft.ts';
import { FieldSet, Slider } from '../../../../ui/Field.tsx';

/** TR-02, TR-53. */
export function DistanceField({ draft, onDraft }: DraftFieldProps) {
  const shown = gameTexts.form.distanceValue(draft.distanceIn, distanceMm(draft));
  return (
    <FieldSet legend={gameTexts.form.distance} note={gameTexts.form.distanceNote}>
      <output className="value">{shown}</output>
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
