import { texts } from '#play/texts.ts';

export interface NothingCalledProps {
  /** The referee's calls of the whole action that is seen. */
  readonly calls: number;
  /** The hand, and all that it moved, has come to rest. */
  readonly isOver: boolean;
  /** Said of an action that is over, if it is not that the referee called nothing. */
  readonly over?: string;
}

/** In the place of the referee's calls while none of the action that is seen has fallen. */
export const NothingCalled = ({ calls, isOver, over = texts.replay.none }: NothingCalledProps) => (
  <p className="note">{isOver ? over : texts.replay.noneYet(calls)}</p>
);
