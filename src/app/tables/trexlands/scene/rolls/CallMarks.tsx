import { useMemo } from 'react';
import { codeSaid } from '#games/trexlands/referee/codeSaid.ts';
import type { RollCode, TruckRuling } from '#games/trexlands/referee/ruling.ts';
import { gameTexts } from '#play/trexlands/texts.ts';
import { callTexture, waitingTexture } from './callTexture.ts';
import { EvidenceMarks } from './EvidenceMarks.tsx';
import { TruckLabels, type TruckLabel } from './TruckLabels.tsx';
import { useSession } from '#app/tables/trexlands/hud/useTable.ts';

/** Once all lie still: how the referee called each truck, over it; from near by, what that rests on. */
export function CallMarks() {
  const called = useSession(({ stage }) => stage === 'called');
  const report = useSession(({ roll }) => roll?.report ?? null);
  const again = useSession(({ roll }) => roll?.again ?? null);
  const near = again === null ? undefined : report?.rulings.find(({ truck }) => truck === again.truck);
  const shown = useMemo(() => (near === undefined ? (report?.rulings ?? []) : [near]), [near, report]);
  if (!called || report === null || (again !== null && !again.over)) return null;
  return (
    <>
      <Calls rulings={shown} />
      {near !== undefined && <EvidenceMarks ruling={near} />}
    </>
  );
}

/** Over trucks in the City: X that their owner has now. */
export function EnteringMark() {
  const entering = useSession((session) => session.entering);
  const labels = useMemo(() => {
    const top = [...(entering?.poses.keys() ?? [])].at(-1);
    if (entering === null || top === undefined) return [];
    return [{ truck: top, texture: waitingTexture(gameTexts.board.xOf(entering.x, entering.of)) }];
  }, [entering]);
  return <TruckLabels labels={labels} />;
}

function Calls({ rulings }: { readonly rulings: readonly TruckRuling[] }) {
  const labels = useMemo(() => rulings.map(labelOf), [rulings]);
  return <TruckLabels labels={labels} />;
}

function labelOf(ruling: TruckRuling): TruckLabel {
  const code = codeSaid(ruling);
  return { truck: ruling.truck, texture: callTexture(code === 'wheels-up', saidOf(code)) };
}

/** A truck that has to be thrown again is neither. */
function saidOf(code: RollCode): string {
  const { up, down, codes } = gameTexts.throwing;
  if (code === 'wheels-up') return up;
  return code === 'unsettled' || code === 'did-not-tumble' ? codes[code] : down;
}
