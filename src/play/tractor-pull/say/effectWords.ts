import type { Effect } from '#games/tractor-pull/almanac/effect.ts';
import { isOfRed, LOCATION_FACES } from '#games/tractor-pull/almanac/locations.ts';
import { ruleOf, type SourceId } from '#games/tractor-pull/almanac/sources.ts';
import { brief } from '../texts/brief.ts';
import { signed } from './effectSign.ts';

type Whose = 'own' | 'rival' | 'both' | 'red' | 'blue';

/** Seen from its owner; at a location from both, or from red, who has picked it. */
function whoseOf(source: SourceId, whose: 'own' | 'rival'): Whose {
  const face = LOCATION_FACES.find(([id]) => id === source)?.[0];
  if (face === undefined) return whose;
  return isOfRed(face) ? (whose === 'own' ? 'red' : 'blue') : 'both';
}

/** A text in about five words, for a card that is looked at; the whole of it stands elsewhere. */
export function effectWords(source: SourceId): string {
  const { effect, waves } = ruleOf(source);
  const own = whoseOf(source, 'own');
  return wordsOf(effect, own, (whose) => whoseOf(source, whose), waves?.[0]);
}

function wordsOf(effect: Effect, own: Whose, side: (whose: 'own' | 'rival') => Whose, wave?: number): string {
  switch (effect.do) {
    case 'boost':
      return brief.of[own](boosted(effect));
    case 'unboost':
      return brief.unboost;
    case 'flip':
      return effect.way === 'down' ? brief.down : effect.whose === 'any' ? brief.flip : brief.flipRival;
    case 'swap':
      return brief.swap;
    case 'return':
      return brief.back;
    case 'draw':
      return brief.draw;
    case 'pull-vehicle': {
      const { facing, printed, amount, whose } = effect;
      if (facing === 'down' || printed === undefined) return brief.faceDown(brief.whose[side(whose)], amount);
      return brief.vehicles(brief.whose[side(whose)], printed, signed(amount));
    }
    case 'pull-rope':
      return ofRope(effect, side(effect.whose));
    case 'ties':
      return effect.when === 'always' ? brief.tie : brief.tieOfCounters;
    case 'points':
      return brief.of[own](brief.points(effect.column, effect.points));
    case 'weakest':
      return effect.favour === 0 ? brief.weakest : brief.weakestFor(brief.whose[own], -effect.favour);
    case 'protect':
      return wave === undefined ? brief.protectRow : own === 'both' ? brief.noneIn(wave) : brief.noneOfRed(wave);
    case 'look-past':
      return brief.weaker(wave ?? 1);
  }
}

function ofRope({ when, amount }: Extract<Effect, { readonly do: 'pull-rope' }>, whose: Whose): string {
  return when === 'always'
    ? brief.ropePulls(brief.whose[whose], signed(amount))
    : brief.of[whose](brief.rope[when](signed(amount)));
}

function boosted({ counters, each, where, printedAtMost }: Extract<Effect, { readonly do: 'boost' }>): string {
  const more = signed(counters);
  if (printedAtMost !== undefined) return brief.boostSmall(more, printedAtMost);
  if (each) return brief.boostEach(more);
  return brief.boost[where](more);
}
