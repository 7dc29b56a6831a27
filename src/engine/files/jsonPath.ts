/** Keys and indices from the top of a file downwards. */
export type Path = readonly PropertyKey[];

const PLAIN_KEY = /^[A-Za-z_$][\w$]*$/;

/** `$.pieces[2].xMm`; keys that are not plain words in quotes: `$["a b"]`. */
export function makePath(path: Path): string {
  return path.reduce<string>((text, key) => text + link(key), '$');
}

function link(key: PropertyKey): string {
  if (typeof key === 'number') return `[${key}]`;
  const name = String(key);
  return PLAIN_KEY.test(name) ? `.${name}` : `[${JSON.stringify(name)}]`;
}
