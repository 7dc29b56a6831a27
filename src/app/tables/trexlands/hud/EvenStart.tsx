import { useMemo } from 'react';
import { evened } from '#bots/trexlands/headStart/evened.ts';
import { headStartOf } from '#games/trexlands/headStart.ts';
import { RematchOffer, whoseOf } from '#app/frame/RematchOffer.tsx';
import { withHeadStart } from '#play/trexlands/form/draft.ts';
import { gameTexts } from '#play/trexlands/texts.ts';
import { useMatch, useNames } from './useTable.ts';

/** Head starts that would have made the match that is over more even. */
export function EvenStart() {
  const { header, state } = useMatch();
  const names = useNames();
  const even = useMemo(() => evened(state), [state]);
  if (even === null) return null;
  const { behind, headStart, coinsPerX } = even;
  const { options } = header.setup;
  const whose = (seat: number) => whoseOf(header.seats, seat, names.seat(seat));
  const given = headStart.flatMap((coins, seat) =>
    coins === headStartOf(options, seat) ? [] : [{ whose: whose(seat), coins }],
  );
  const rivals = behind.map(({ seat, x }) => ({ whose: whose(seat), x }));
  return (
    <RematchOffer
      said={`${gameTexts.evenStart.behind(rivals)} ${gameTexts.evenStart.closer(given, coinsPerX)}`}
      plan={() => ({ seats: header.seats, rules: header.rules, setup: { options: withHeadStart(options, headStart) } })}
    />
  );
}
