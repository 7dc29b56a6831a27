import type { SeatInfo } from '../../../../engine/seats.ts';
import type { ModuleId } from '../../../../games/tug-of-war/ids.ts';
import type { TugOfWarState } from '../../../../games/tug-of-war/state.ts';

export interface MachineProps {
  readonly id: ModuleId;
  readonly header: { readonly seats: readonly SeatInfo[] };
  readonly state: TugOfWarState;
}

export function MachineLook(_props: MachineProps) {
  return null;
}
