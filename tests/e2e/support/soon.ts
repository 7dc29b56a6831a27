/** For what a press changes at once, hundreds of times in a match: asked again sooner than Playwright does, ms. */
export const SOON = { intervals: [20, 40, 80, 160] };
