import { useMemo } from 'react';
import { outlineOfPad, supportOfPiece } from '#sim/world/outline.ts';
import { OutlineMark } from '../scene/overlays/OutlineMark.tsx';
import { useBench, useScenario } from './BenchContext.tsx';
import { selectedIn } from '#play/traction/bench/edits.ts';

/** A frame on the table around what is in hand. */
export function InHandMark() {
  const scenario = useScenario();
  const selected = useBench((state) => state.selected);
  const lying = selected && selectedIn(scenario, selected);
  const outline = useMemo(() => (lying ? ('id' in lying ? supportOfPiece(lying) : outlineOfPad(lying)) : []), [lying]);
  return outline.length === 0 ? null : <OutlineMark outline={outline} />;
}
