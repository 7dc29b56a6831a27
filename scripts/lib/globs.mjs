// Patterns of file names.

/**
 * Patterns of file names, with commas between them: `*` is anything within a folder, `**` anything; without either, a
 * part of the path.
 * @param {string} globs
 * @returns {(file: string) => boolean}
 */
export function matching(globs) {
  const patterns = globs.split(',').map(matchingOne);
  return (file) => patterns.some((matches) => matches(file));
}

/** @param {string} glob @returns {(file: string) => boolean} */
function matchingOne(glob) {
  if (!glob.includes('*')) return (file) => file.includes(glob);
  const escaped = glob.replace(/[.+?^${}()|[\]\\]/g, String.raw`\$&`);
  const pattern = new RegExp(`^${escaped.replace(/\*\*\/?|\*/g, (star) => (star.startsWith('**') ? '.*' : '[^/]*'))}$`);
  return (file) => pattern.test(file);
}
