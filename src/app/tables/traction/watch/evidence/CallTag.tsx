import type { Ruling } from '../../../../../games/traction/referee/ruling.ts';
import { isFault } from '../../../../../games/traction/referee/state.ts';
import { Icon } from '../../../../ui/Icon.tsx';
import { gameTexts } from '../../texts.ts';

interface OfRuling {
  readonly ruling: Ruling;
}

const SIGNS = { foul: 'close', allowed: 'done' } as const;

/** Whether a ruling is held against anybody; undefined where it is neither a foul nor a nudge that is let pass. */
export function callOf(ruling: Ruling): keyof typeof SIGNS | undefined {
  if (isFault(ruling)) return 'foul';
  return ruling.code === 'jiggle' ? 'allowed' : undefined;
}

/** A cross or a tick: never by its colour alone. */
export function CallSign({ ruling }: OfRuling) {
  const call = callOf(ruling);
  return call === undefined ? null : <Icon name={SIGNS[call]} />;
}

/** The same with its word. */
export function CallTag({ ruling }: OfRuling) {
  const call = callOf(ruling);
  if (call === undefined) return null;
  return (
    <span className="tag call" data-call={call}>
      <CallSign ruling={ruling} />
      {gameTexts.evidence[call]}
    </span>
  );
}
