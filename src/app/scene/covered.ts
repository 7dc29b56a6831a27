import type { Frame } from './framing.ts';

const PADDINGS = { top: 'paddingTop', right: 'paddingRight', bottom: 'paddingBottom', left: 'paddingLeft' } as const;

/**
 * How much of the picture lies under panels, CSS pixels: the padding of its element and of what that fills. Panels over
 * the table say there what they cover (styles/hud.css); the picture itself fills everything.
 */
export function coveredOf(root: HTMLElement | null): Frame['covered'] {
  const styles = [root, root?.parentElement].flatMap((element) => (element ? [getComputedStyle(element)] : []));
  const at = (edge: keyof typeof PADDINGS): number =>
    styles.reduce((sum, style) => sum + parseFloat(style[PADDINGS[edge]]), 0);
  return { top: at('top'), right: at('right'), bottom: at('bottom'), left: at('left') };
}
