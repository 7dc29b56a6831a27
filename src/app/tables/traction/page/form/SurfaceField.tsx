import { FRICTION_MAX, RESTITUTION_MAX } from '#games/traction/scenario/limits.ts';
import { SURFACES } from '#sim/surfaces.ts';
import { gameTexts } from '#play/traction/texts.ts';
import {
  CUSTOM_SURFACE,
  type DraftFieldProps,
  gripOf,
  holdsFrom,
  surfaceOfDraft,
  withCoefficients,
  withSurface,
} from '#play/traction/form/draft.ts';
import { FieldSet, NumberField } from '#app/ui/Field.tsx';
import { useState } from 'react';
import { isolated } from '#engine/isolated.ts';
import { shortened } from '#engine/files/shortened.ts';
import type { MeasuredSurface } from '#engine/surfaceFile.ts';
import { fault, type Result } from '#sim/result.ts';
import { textOfFile } from '#play/storage/textOfFile.ts';
import { FilePicker } from '#app/ui/FilePicker.tsx';
import { late } from '#app/late/late.ts';
import { saidOf } from '#play/offThread/lateFault.ts';

/** The length of the bars: the best preset fills them. */
const BAR_FRICTION = 0.9;

const NAMES: Readonly<Record<string, string>> = gameTexts.surfaces;
const CHOICES = [
  ...SURFACES.map(({ id, friction }) => ({ id, name: NAMES[id] ?? id, friction })),
  { id: CUSTOM_SURFACE, name: gameTexts.customSurface, friction: null },
];

/** A preset or a coefficient of one's own, with a plain word on whether it grips. */
export function SurfaceField({ draft, onDraft }: DraftFieldProps) {
  const { friction } = surfaceOfDraft(draft);
  const holds = holdsFrom(draft);
  const grip = gripOf(friction, holds);
  return (
    <FieldSet legend={gameTexts.form.surface}>
      <div className="surfaces">
        {CHOICES.map(({ id, name, friction: preset }) => (
          <label key={id} className="surface">
            <input
              type="radio"
              name="surface"
              checked={draft.surfaceId === id}
              onChange={() => onDraft({ ...draft, surfaceId: id })}
            />
            <span>{name}</span>
            <Bar friction={preset ?? draft.friction} holds={holds} />
            <span className="number">{gameTexts.form.gripNumber(preset ?? draft.friction)}</span>
          </label>
        ))}
      </div>
      {draft.surfaceId === CUSTOM_SURFACE && (
        <div className="row">
          <NumberField
            label={gameTexts.form.friction}
            value={draft.friction}
            min={0}
            max={FRICTION_MAX}
            step={0.01}
            onSet={(value) => onDraft(withCoefficients(draft, { friction: value }))}
          />
          <NumberField
            label={gameTexts.form.restitution}
            value={draft.restitution}
            min={0}
            max={RESTITUTION_MAX}
            step={0.01}
            onSet={(value) => onDraft(withCoefficients(draft, { restitution: value }))}
          />
          <OpenSurface draft={draft} onDraft={onDraft} />
        </div>
      )}
      <output className={grip === 'poor' ? 'wrong' : 'good'}>{gameTexts.form.grip[grip](friction, holds)}</output>
    </FieldSet>
  );
}

/** The coefficient as a length, with a tick where corners begin to hold. */
function Bar({ friction, holds }: { readonly friction: number; readonly holds: number }) {
  return (
    <span className="grip-bar" data-grip={gripOf(friction, holds)} aria-hidden="true">
      <span style={{ width: `${Math.min(1, friction / BAR_FRICTION) * 100}%` }} />
    </span>
  );
}

/** Takes a surface that somebody has measured from its file, and tells its name. */
function OpenSurface({ draft, onDraft }: DraftFieldProps) {
  const [refused, setRefused] = useState<string | null>(null);
  const take = async (file: File): Promise<void> => {
    const read = await surfaceOf(file);
    setRefused(read.ok ? null : gameTexts.form.refusedSurface(shortened(file.name), read.fault.message));
    if (read.ok) onDraft(withSurface(draft, read.value));
  };
  return (
    <div>
      <FilePicker label={gameTexts.form.openSurface} onPick={(file) => void take(file)} />
      {draft.surfaceName !== '' && (
        <output className="note">{gameTexts.form.openedSurface(isolated(draft.surfaceName))}</output>
      )}
      <div role="alert">{refused !== null && <p className="wrong">{refused}</p>}</div>
    </div>
  );
}

async function surfaceOf(file: File): Promise<Result<MeasuredSurface>> {
  const text = await textOfFile(file);
  if (!text.ok) return text;
  try {
    const { parseSurface } = await late(() => import('#engine/surfaceFile.ts')); // few open one
    return parseSurface(text.value);
  } catch (error) {
    return fault('not-loaded', saidOf(error));
  }
}
