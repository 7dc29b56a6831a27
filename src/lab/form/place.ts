/** Reading and making objects by places such as `throw.heightMm`. */

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Undefined for nothing. */
export const valueAt = (object: unknown, at: string): unknown =>
  at
    .split('.')
    .reduce<unknown>((value, key) => (isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined), object);

/** The same object with the value there; nothing is changed in what was given. */
export function withAt(
  object: Readonly<Record<string, unknown>>,
  at: string,
  value: unknown,
): Readonly<Record<string, unknown>> {
  const [key = '', ...rest] = at.split('.');
  if (rest.length === 0) return { ...object, [key]: value };
  const inner = object[key];
  return { ...object, [key]: withAt(isObject(inner) ? inner : {}, rest.join('.'), value) };
}

/** The same object without the value there, and without objects that have become empty by it. */
export function withoutAt(object: Readonly<Record<string, unknown>>, at: string): Readonly<Record<string, unknown>> {
  const [key = '', ...rest] = at.split('.');
  const { [key]: inner, ...others } = object;
  if (rest.length === 0 || !isObject(inner)) return others;
  const less = withoutAt(inner, rest.join('.'));
  return Object.keys(less).length === 0 ? others : { ...object, [key]: less };
}
