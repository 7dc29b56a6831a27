/**
 * The words of most matches, most frequent last, as a link of version 3 has them in common with its reader: what of its
 * text is here costs it next to nothing. Never to be changed, or links that were made would no longer open; another
 * one is another version of links.
 */
export const USUAL_WORDS =
  '},{"do":"end-turn"},{"do":"","piece":"0-","hand":"free","practised":"careful","ticks":1' +
  '{"format":"tumbletop/match-link","version":1,"game":"","rulesVersion":4,' +
  '"build":"rapier3d-simd-compat@0.20.0/240/r2","tickHz":240,"seed":3,' +
  '"seats":[{"name":"Blue","colour":0,"kind":"person"},' +
  '{"name":"Vermilion","colour":1,"kind":"bot","level":"careless"}],' +
  '"table":{},"surface":{"id":"felt","friction":0.6,"restitution":0.05},"options":{},' +
  '"log":[{"do":"walk","piece":"0-S1","hand":"free","ticks":';
