/**
 * The page's policy allows no styles in a plot's text: those are in its own sheets. It is one picture to a screen
 * reader, described by its own words; its parts have no role that could have a name.
 */
export function plotForPage(svg: Element): Element {
  svg.querySelector('style')?.remove();
  svg.setAttribute('role', 'img');
  for (const part of svg.querySelectorAll('g[aria-label]')) part.removeAttribute('aria-label');
  return svg;
}
