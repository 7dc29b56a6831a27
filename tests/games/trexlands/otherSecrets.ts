import { shuffled, type RandomSource } from '#engine/random.ts';
import type { TribuCardId } from '#games/trexlands/cards/ids.ts';
import type { TrexlandsState } from '#games/trexlands/state.ts';

/** The position with every secret of the others replaced by another that it could be. */
export function otherSecrets(state: TrexlandsState, looker: number | null, random: RandomSource): TrexlandsState {
  const { phase } = state;
  const faceDown = phase.name === 'arena' ? phase.cards : [];
  const isKnown = ({ owner, seenBy }: (typeof faceDown)[number]): boolean =>
    owner === looker || seenBy.some((seat) => seat === looker);
  const left = new Map<number, (TribuCardId | null)[]>(
    state.camps.map(({ seat, deck }) => {
      const laid = faceDown.flatMap((one) => (one.owner === seat && !isKnown(one) ? [one.card] : []));
      return [seat, [...shuffled([...deck, ...laid], random)]];
    }),
  );
  const cards = faceDown.map((one) => (isKnown(one) ? one : { ...one, card: left.get(one.owner)?.pop() ?? null }));
  return {
    ...state,
    publicDeck: shuffled(state.publicDeck, random),
    camps: state.camps.map((camp) => (camp.seat === looker ? camp : { ...camp, deck: left.get(camp.seat) ?? [] })),
    phase: phase.name === 'arena' ? { ...phase, cards } : phase,
  };
}
