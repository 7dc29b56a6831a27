// All mutants of a file in one copy of its source, each behind a switch.

/**
 * @typedef {import('./mutate.mjs').Site} Site
 * @typedef {{ id: number, sites: readonly Site[] }} Numbered
 * @typedef {{ start: number, end: number, kind: Site['kind'], choices: { id: number, text: string }[] }} Switch
 */

const isAlive = (/** @type {number} */ id) => `__mutant(${id})`;

/**
 * @param {string} text
 * @param {readonly Numbered[]} mutants
 * @returns {string}
 */
export function instrument(text, mutants) {
  /** @type {Map<string, Switch>} */
  const byPlace = new Map();
  for (const { id, sites } of mutants) {
    for (const { kind, start, end, text: changed } of sites) {
      const key = `${start} ${end} ${kind}`;
      const known = byPlace.get(key) ?? { start, end, kind, choices: [] };
      known.choices.push({ id, text: changed });
      byPlace.set(key, known);
    }
  }
  // Outer before inner, so that what is in a switch follows it.
  const switches = [...byPlace.values()].sort((a, b) => a.start - b.start || b.end - a.end);
  return render(text, 0, text.length, switches);
}

/**
 * @param {string} text @param {number} start @param {number} end
 * @param {readonly Switch[]} switches all those within the span
 * @returns {string}
 */
function render(text, start, end, switches) {
  let out = '';
  let from = start;
  for (let i = 0; i < switches.length;) {
    const outer = /** @type {Switch} */ (switches[i]);
    let last = i + 1;
    while (last < switches.length && isWithin(switches[last], outer)) last += 1;
    const original = render(text, outer.start, outer.end, switches.slice(i + 1, last));
    out += text.slice(from, outer.start) + written(outer, original);
    from = outer.end;
    i = last;
  }
  return out + text.slice(from, end);
}

/** @param {Switch | undefined} inner @param {Switch} outer */
const isWithin = (inner, outer) => inner !== undefined && inner.start >= outer.start && inner.end <= outer.end;

/** @param {Switch} at @param {string} original @returns {string} */
function written({ kind, choices }, original) {
  switch (kind) {
    case 'choose':
      return `(${choices.map(({ id, text }) => `${isAlive(id)} ? (${text}) : `).join('')}(${original}))`;
    case 'skip':
      return `{ if (!(${choices.map(({ id }) => isAlive(id)).join(' || ')})) { ${original} } }`;
    case 'answer':
      return choices.map(({ id, text }) => ` if (${isAlive(id)}) return ${text && `(${text})`};`).join('');
  }
}
