import { vehicleOf, type VehicleClass, type VehicleId } from '#games/tractor-pull/almanac/vehicles.ts';
import { DRAWN, vehicleLook } from '#app/tables/tractor-pull/scene/vehicles.ts';
import { dock } from '#play/tractor-pull/texts/table.ts';
import { hintedIf } from '#play/say/hinted.ts';
import { ruleOf, type SourceId } from '#games/tractor-pull/almanac/sources.ts';

/** A vehicle and its effect in a line. */
export function aboutVehicle(of: VehicleId | VehicleClass): string {
  const { name, strength, text } = vehicleOf(of);
  return dock.about(name, strength, dock.ifEjected(text));
}

/** A vehicle's card: strength, silhouette, name and, where there is room, its effect. */
export function VehicleFace({ of, brief = false }: { readonly of: VehicleClass; readonly brief?: boolean }) {
  const { name, strength, text } = vehicleOf(of);
  const { ground, path } = vehicleLook(of);
  return (
    <>
      <span className="strength" style={{ background: ground }}>
        {strength}
      </span>
      <span className="vehicle-words">
        <strong>{name}</strong>
        {!brief && <span className="card-text">{dock.ifEjected(text)}</span>}
      </span>
      <svg className="vehicle-sign" viewBox={`0 0 ${DRAWN.wide} ${DRAWN.tall}`} aria-hidden="true">
        <path d={path} fillRule="evenodd" />
      </svg>
    </>
  );
}

interface SourceButtonProps {
  readonly source: SourceId;
  readonly pressed?: boolean;
  /** Whether a hint is for it. */
  readonly hinted?: boolean;
  readonly onPress: () => void;
}

/** A card with a text, to be chosen. */
export function SourceButton({ source, pressed, hinted = false, onPress }: SourceButtonProps) {
  const { name, text } = ruleOf(source);
  return (
    <button
      type="button"
      className="button text-card"
      data-card={source}
      aria-pressed={pressed}
      {...hintedIf(hinted)}
      onClick={onPress}
    >
      <strong>{name}</strong>
      <span className="card-text">{text}</span>
    </button>
  );
}
