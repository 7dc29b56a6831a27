import { texts } from '#play/texts.ts';
import { EndFrame, type EndFrameProps } from './EndFrame.tsx';
import { useSeatNames } from './useSeatNames.ts';

interface SeatsEndProps extends Pick<EndFrameProps, 'by' | 'children'> {
  readonly winners: readonly number[];
  /** Where no seat has won. */
  readonly nobody?: string;
}

/** The end of a match that seats win, or share, or that nobody wins. */
export function SeatsEnd({ winners, nobody = '', ...end }: SeatsEndProps) {
  const names = useSeatNames();
  const [winner, ...others] = winners;
  const alone = winner === undefined ? nobody : texts.end.wins(names.seat(winner));
  return (
    <EndFrame
      winners={winners.map((seat) => ({ seat, colour: names.colour(seat) }))}
      title={others.length === 0 ? alone : texts.end.share(winners.map(names.seat))}
      {...end}
    />
  );
}
