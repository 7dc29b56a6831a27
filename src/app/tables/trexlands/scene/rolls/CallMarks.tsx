import { useMemo } from 'react';
import { codeSaid } from '#games/trexlands/referee/codeSaid.ts';
import type { RollCode, TruckRuling } from '#games/trexlands/referee/ruling.ts';
import { ownerOf } from '#games/trexlands/ids.ts';
import type { PieceId } from '#sim/ids.ts';
import { battleWon } from '#play/trexlands/words/verdict.ts';
import { gameTexts } from '#play/trexlands/texts.ts';
import { callTexture, waitingTexture } from './callTexture.ts';
import { EvidenceMarks } from './EvidenceMarks.tsx';
import { TruckLabels, type TruckLabel } from './TruckLabels.tsx';
import { useNames, useSession } from '#app/tables/trexlands/hud/useTable.ts';

const NONE: readonly TruckRuling[] = [];

/** As soon as one lies still: how the referee calls it, over it, and who wins; from near by, what that rests on. */
export function CallMarks() {
  const stage = useSession((session) => session.stage);
  const roll = useSession((session) => session.roll);
  const lying = stage === 'rolling' ? roll?.fallen : stage === 'called' && !roll?.back ? roll?.report?.rulings : null;
  const rulings = lying ?? NONE;
  const again = stage === 'called' ? (roll?.again ?? null) : null;
  const near = again === null ? undefined : rulings.find(({ truck }) => truck === again.truck);
  const shown = useMemo(() => (near === undefined ? rulings : [near]), [near, rulings]);
  if (again?.over === false) return null;
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
  const words = useWinning(rulings);
  const labels = useMemo(() => rulings.map((ruling) => labelOf(ruling, words)), [rulings, words]);
  return <TruckLabels labels={labels} />;
}

/** A truck with which a battle is won, and the words for that; null before all lie, and where nobody wins. */
function useWinning(rulings: readonly TruckRuling[]): { readonly truck: PieceId; readonly words: string } | null {
  const after = useSession(({ stage, played }) => (stage === 'called' ? played : null));
  const alone = useSession((session) => session.alone);
  const names = useNames();
  return useMemo(() => {
    const won = after === null ? null : battleWon(after);
    const first = rulings.find((of) => ownerOf(of.truck) === won?.seat && codeSaid(of) === 'wheels-up');
    if (won === null || first === undefined) return null;
    const { wins } = gameTexts.throwing;
    return { truck: first.truck, words: wins(won.seat === alone ? null : names.seat(won.seat), won.soFar) };
  }, [rulings, after, alone, names]);
}

function labelOf(ruling: TruckRuling, won: ReturnType<typeof useWinning>): TruckLabel {
  const code = codeSaid(ruling);
  const words = won?.truck === ruling.truck ? won.words : saidOf(code);
  return { truck: ruling.truck, texture: callTexture(code === 'wheels-up', words) };
}

/** A truck that has to be thrown again is neither. */
function saidOf(code: RollCode): string {
  const { up, down, codes } = gameTexts.throwing;
  if (code === 'wheels-up') return up;
  return code === 'unsettled' || code === 'did-not-tumble' ? codes[code] : down;
}
