import { useMemo } from 'react';
import type { SeatInfo } from '#engine/seats.ts';
import { codeSaid } from '#games/trexlands/referee/codeSaid.ts';
import type { RollCode, TruckRuling } from '#games/trexlands/referee/ruling.ts';
import { gameTexts } from '#play/trexlands/texts.ts';
import { callTexture } from './callTexture.ts';
import { EvidenceMarks } from './EvidenceMarks.tsx';
import { TruckLabels, type TruckLabel } from './TruckLabels.tsx';
import { whoseTruck } from './whoseTruck.ts';
import { useSession } from '#app/tables/trexlands/hud/useTable.ts';

const NOBODY: readonly SeatInfo[] = [];

/** Once all lie still in the arena: how the referee called each truck, over it; from near by, what that rests on. */
export function CallMarks() {
  const called = useSession(({ stage, roll }) => stage === 'called' && roll?.back !== true);
  const report = useSession(({ roll }) => roll?.report ?? null);
  const again = useSession(({ roll }) => roll?.again ?? null);
  const near = again === null ? undefined : report?.rulings.find(({ truck }) => truck === again.truck);
  const seats = useSession(({ match }) => match?.header.seats ?? NOBODY);
  const shown = useMemo(() => (near === undefined ? (report?.rulings ?? []) : [near]), [near, report]);
  if (!called || report === null || (again !== null && !again.over)) return null;
  return (
    <>
      <Calls rulings={shown} seats={seats} />
      {near !== undefined && <EvidenceMarks ruling={near} />}
    </>
  );
}

interface CallsProps {
  readonly rulings: readonly TruckRuling[];
  readonly seats: readonly SeatInfo[];
}

function Calls({ rulings, seats }: CallsProps) {
  const labels = useMemo(() => rulings.map((ruling) => labelOf(ruling, seats)), [rulings, seats]);
  return <TruckLabels labels={labels} />;
}

function labelOf(ruling: TruckRuling, seats: readonly SeatInfo[]): TruckLabel {
  const code = codeSaid(ruling);
  const words = `${whoseTruck(ruling.truck, seats)} ${saidOf(code)}`;
  return { truck: ruling.truck, texture: callTexture(code === 'wheels-up', words) };
}

/** A truck that has to be thrown again is neither. */
function saidOf(code: RollCode): string {
  const { up, down, codes } = gameTexts.throwing;
  if (code === 'wheels-up') return up;
  return code === 'unsettled' || code === 'did-not-tumble' ? codes[code] : down;
}
