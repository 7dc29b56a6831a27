// Files of the page that import each other in a circle: one of them then runs before what it imports, and breaks.

/** @typedef {import('vite').Manifest} Manifest */

/**
 * @param {Manifest} manifest
 * @returns {string[][]} each circle that is met, as files; the first one again at the end
 */
export function circlesIn(manifest) {
  /** @type {string[][]} */
  const circles = [];
  const done = new Set();
  /** @param {string} key @param {readonly string[]} above */
  const visit = (key, above) => {
    const from = above.indexOf(key);
    if (from >= 0) circles.push([...above.slice(from), key].map((one) => manifest[one]?.file ?? one));
    if (from >= 0 || done.has(key)) return;
    for (const other of manifest[key]?.imports ?? []) visit(other, [...above, key]);
    done.add(key);
  };
  for (const key of Object.keys(manifest)) visit(key, []);
  return circles;
}
