import type { Effect } from '#games/tractor-pull/almanac/effect.ts';

export const signed = (amount: number): string => (amount < 0 ? `−${-amount}` : `+${amount}`);

/** An effect as a sign of one or two characters: what it adds, takes, turns or keeps. */
export function effectSign(effect: Effect): string {
  switch (effect.do) {
    case 'boost':
      return signed(effect.counters);
    case 'unboost':
      return '−';
    case 'flip':
      return '↻';
    case 'swap':
      return '⇄';
    case 'return':
      return '↩';
    case 'draw':
      return '⇅';
    case 'pull-vehicle':
    case 'pull-rope':
      return signed(effect.amount);
    case 'ties':
      return '=';
    case 'points':
      return `×${effect.points}`;
    case 'weakest':
      return '↓';
    case 'protect':
      return '✓';
    case 'look-past':
      return signed(-effect.amount);
  }
}
