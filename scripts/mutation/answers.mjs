// Answers of a function that does nothing: what it was given, an empty list, null, ...
import { mutationNotes } from '../lib/games.mjs';
import { isNode } from '../lib/source.mjs';

/**
 * @typedef {import('../lib/source.mjs').Node} Node
 * @typedef {import('./operators.mjs').Source} Source
 * @typedef {{ name: string, type: string }} Parameter
 */

/** @param {Node} node @param {string} key @returns {Node | null} */
const at = (node, key) => {
  const child = node[key];
  return isNode(child) ? child : null;
};

/** @param {Node} node @param {string} key @returns {readonly Node[]} */
const all = (node, key) => {
  const children = node[key];
  return Array.isArray(children) ? children.filter(isNode) : [];
};

/** @param {Node | null} node an annotation `: T` @returns {Node | null} */
const typeIn = (node) => node && at(node, 'typeAnnotation');

/** @param {string} type */
const plain = (type) => type.replace(/\breadonly\s+/g, '').replace(/\s+/g, '');

/** @param {Node} fn @param {Source} source @returns {Parameter[]} those that have a name and a type */
function parametersOf(fn, source) {
  return all(fn, 'params').flatMap((param) => {
    const name = param.type === 'AssignmentPattern' ? at(param, 'left') : param;
    const type = name && typeIn(at(name, 'typeAnnotation'));
    return name?.type === 'Identifier' && type ? [{ name: String(name['name']), type: plain(source(type)) }] : [];
  });
}

/** Results that wrap something of a type: the answer is that nothing was changed, or nothing found wrong. */
/** @type {Readonly<Record<string, { holds: (of: string) => readonly string[], answer: (held: string) => string }>>} */
const wrapped = {
  Result: { holds: (of) => [of], answer: (value) => `{ ok: true, value: ${value} }` },
  ...Object.fromEntries(
    mutationNotes
      .flatMap(({ told }) => Object.keys(told))
      .map((name) => [
        name,
        { holds: () => statesIn(name), answer: (/** @type {string} */ held) => `{ state: ${held}, events: [] }` },
      ]),
  ),
};

/** Games may call their types alike. @param {string} name */
function statesIn(name) {
  return mutationNotes.flatMap(({ told }) => told[name] ?? []);
}

/** @type {Readonly<Record<string, readonly string[]>>} */
const simple = {
  TSBooleanKeyword: ['false', 'true'],
  TSTypePredicate: ['false', 'true'],
  TSNumberKeyword: ['0'],
  TSStringKeyword: ["''"],
  TSVoidKeyword: [''],
  TSNullKeyword: ['null'],
  TSUndefinedKeyword: ['undefined'],
  TSArrayType: ['[]'],
};

/** @type {Readonly<Record<string, readonly string[]>>} */
const named = {
  Array: ['[]'],
  ReadonlyArray: ['[]'],
  Set: ['new Set()'],
  ReadonlySet: ['new Set()'],
  Map: ['new Map()'],
  ReadonlyMap: ['new Map()'],
  Generator: [''],
};

/**
 * @param {Node} type
 * @param {readonly Parameter[]} given
 * @param {Source} source
 * @returns {readonly string[] | null} null: there is no such answer
 */
function answersFor(type, given, source) {
  const same = given.find((param) => param.type === plain(source(type)));
  if (same !== undefined) return [same.name];
  if (simple[type.type] !== undefined) return simple[type.type] ?? null;
  switch (type.type) {
    case 'TSTypeOperator': {
      const inner = at(type, 'typeAnnotation');
      return inner && answersFor(inner, given, source);
    }
    case 'TSUnionType': {
      const empty = all(type, 'types').find((t) => t.type === 'TSNullKeyword' || t.type === 'TSUndefinedKeyword');
      return empty === undefined ? null : (simple[empty.type] ?? null);
    }
    case 'TSTypeReference':
      return answersForName(type, given, source);
    case 'TSTypeLiteral':
      return answersForMembers(type, given, source);
    default:
      return null;
  }
}

/** @param {Node} type @param {readonly Parameter[]} given @param {Source} source */
function answersForName(type, given, source) {
  const typeName = at(type, 'typeName');
  const name = typeName ? source(typeName) : '';
  const [of] = all(at(type, 'typeArguments') ?? type, 'params');
  const wrap = Object.hasOwn(wrapped, name) ? wrapped[name] : undefined;
  if (wrap === undefined) return (Object.hasOwn(named, name) ? named[name] : undefined) ?? null;
  const held = wrap.holds(of ? plain(source(of)) : '');
  const inside = given.find((param) => held.includes(param.type))?.name ?? (of && answersFor(of, given, source)?.[0]);
  return inside === undefined ? null : [wrap.answer(inside)];
}

/** @param {Node} type @param {readonly Parameter[]} given @param {Source} source */
function answersForMembers(type, given, source) {
  const members = all(type, 'members').map((member) => {
    const [key, memberType] = [at(member, 'key'), typeIn(at(member, 'typeAnnotation'))];
    const answers = memberType && answersFor(memberType, given, source);
    return key && answers ? `${source(key)}: ${answers[0]}` : null;
  });
  return members.includes(null) ? null : [`{ ${members.join(', ')} }`];
}

/**
 * The answers of a function that does nothing; several where there is no telling which is the neutral one (true and
 * false). Null where its type has none: it must answer something.
 * @param {Node} fn
 * @param {Source} source
 * @returns {readonly string[] | null}
 */
export function neutralAnswers(fn, source) {
  if (fn['generator'] === true) return [''];
  const type = typeIn(at(fn, 'returnType'));
  return type && answersFor(type, parametersOf(fn, source), source);
}

/** The empty value of the kind that an expression makes. @param {Node} init @returns {string} */
export function emptyFor(init) {
  const callee = at(init, 'callee');
  const method = callee && at(callee, 'property');
  if (init.type === 'ArrayExpression' || ['map', 'flatMap', 'filter'].includes(String(method?.['name']))) return '[]';
  if (init.type === 'ObjectExpression') return '{}';
  if (init.type === 'NewExpression' && callee !== null && ['Set', 'Map'].includes(String(callee['name'])))
    return `new ${String(callee['name'])}()`;
  if (init.type === 'Literal' && typeof init['value'] === 'number') return '0';
  return 'undefined';
}
