// Which clause of the rules a comment names, and the code that it stands before or behind.
import { clauseNumbers } from '../lib/games.mjs';
import { childrenOf, isNode } from '../lib/source.mjs';
import { lists } from './places.mjs';

/**
 * @typedef {import('../lib/source.mjs').Node} Node
 * @typedef {{ start: number, end: number, value: string }} Comment
 */

/** @param {string} book @param {number} n */
const clauseId = (book, n) => `${book}-${String(n).padStart(2, '0')}`;

/** The clauses of the settled rules of every game. @type {readonly string[]} */
export const CLAUSES = clauseNumbers.flatMap(({ book, clauses }) =>
  Array.from({ length: clauses }, (_, i) => clauseId(book, i + 1)),
);

const BOOK = clauseNumbers.map(({ book }) => book).join('|');
const WHOLE = new RegExp(`^(?:${BOOK})-\\d\\d$`);
const NAMED = new RegExp(`(${BOOK})-(\\d\\d)(?: to \\1-(\\d\\d))?`, 'g');

/** Whether a text is the id of a clause and nothing else. @param {string} text */
export const isClause = (text) => WHOLE.test(text);

/** @param {string} text a comment @returns {string[]} the clauses that it names; "TR-13 to TR-16" names four */
export function clausesNamed(text) {
  /** @type {Set<string>} */
  const found = new Set();
  for (const [, book = '', first = '', last = first] of text.matchAll(NAMED)) {
    for (let n = Number(first); n <= Number(last); n += 1) found.add(clauseId(book, n));
  }
  return [...found].sort();
}

/** @param {Node} program @returns {Node[]} members of lists, outer before inner */
function statementsIn(program) {
  /** @type {Node[]} */
  const found = [];
  /** @param {Node} node */
  function visit(node) {
    for (const child of childrenOf(node)) {
      if (lists.has(node.type) && child !== node['test']) found.push(child);
      visit(child);
    }
  }
  visit(program);
  return found;
}

/** Declarations that are gone when the program runs. @param {Node} statement @returns {boolean} */
function isType(statement) {
  const declared = statement['declaration'];
  return /^TS|^ImportDeclaration$/.test(statement.type) || (isNode(declared) && isType(declared));
}

/**
 * The statements (and class members) about which a comment names a clause: one that stands directly before them, or
 * at the end of their last line.
 * @param {Node} program
 * @param {readonly Comment[]} comments
 * @param {string} text
 * @returns {{ statement: Node, clauses: string[] }[]}
 */
export function clauseStatements(program, comments, text) {
  const statements = statementsIn(program);
  /** @type {Map<Node, Set<string>>} */
  const found = new Map();
  for (const comment of comments) {
    const clauses = clausesNamed(comment.value);
    if (clauses.length === 0) continue;
    const statement = statementOf(comment, statements, text);
    if (statement === undefined || isType(statement)) continue;
    const known = found.get(statement) ?? new Set();
    for (const clause of clauses) known.add(clause);
    found.set(statement, known);
  }
  return [...found].map(([statement, clauses]) => ({ statement, clauses: [...clauses].sort() }));
}

/** @param {Comment} comment @param {readonly Node[]} statements @param {string} text @returns {Node | undefined} */
function statementOf(comment, statements, text) {
  const behind = statements.findLast(
    (s) => s.end <= comment.start && /^[;,]?[ \t]*$/.test(text.slice(s.end, comment.start)),
  );
  if (behind !== undefined) return behind;
  // Other comments may stand between.
  return statements.find(
    (s) => s.start >= comment.end && /^(\s|\/\/[^\n]*|\/\*[^]*?\*\/)*$/.test(text.slice(comment.end, s.start)),
  );
}
