import type { PieceId } from '../../../../sim/ids.ts';
import type { SeatIndex } from '../../../scene/looks/fleetColours.ts';
import type { PieceState } from '../../../scene/looks/pieceStates.ts';

export interface TruckLookProps {
  readonly truck: PieceId;
  readonly seat: SeatIndex;
  readonly state: PieceState;
  readonly ballast: boolean;
}

export function TruckLook({ truck }: TruckLookProps) {
  return (
    <mesh position={[0, 0.016, 0]} userData={{ thing: { kind: 'truck', truck } }}>
      <sphereGeometry args={[0.016]} />
    </mesh>
  );
}
