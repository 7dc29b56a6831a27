// All mutants of a file.
import { isNode, literalText, parse } from '../lib/source.mjs';
import { emptyFor, neutralAnswers } from './answers.mjs';
import { clausesNamed, clauseStatements, isClause } from './clauses.mjs';
import { isDispensable, operators } from './operators.mjs';
import { bare, functionsIn, lists, placesIn } from './places.mjs';

/**
 * @typedef {import('../lib/source.mjs').Node} Node
 * @typedef {import('./operators.mjs').Edit} Edit
 * @typedef {import('./places.mjs').Place} Place
 * @typedef {import('./places.mjs').NamedFunction} NamedFunction
 * @typedef {{ kind: 'choose' | 'skip' | 'answer', start: number, end: number, text: string }} Site
 *   choose: `text` instead of the expression; skip: the statement left out; answer: `text` returned before anything
 *   else
 * @typedef {{ file: string, line: number, source: string, kind: string, before: string, after: string, clauses:
 *   string[], sites: Site[] }} Mutant source: the line; before, after: the change in short; clauses: those that it
 *   takes out
 * @typedef {{ start: number, kind: string, before: string, after: string, sites: Site[], clauses?: readonly string[] }}
 *   Draft
 */

const LONGEST = 120; // characters of a change that are shown

/** @param {string} text */
const short = (text) => {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= LONGEST ? line : `${line.slice(0, LONGEST - 3)}...`;
};

/** The mutants of one file's text. @param {string} file @param {string} text @returns {Mutant[]} */
export function mutantsOf(file, text) {
  const { program, comments, findings } = parse(file, text);
  const [broken] = findings;
  if (broken !== undefined) throw new Error(`${file}:${broken.line} ${broken.message}`);
  const mutator = new Mutator(program, text);
  for (const { statement, clauses } of clauseStatements(program, comments, text))
    mutator.removeClause(statement, clauses);
  mutator.removeRulings();
  mutator.changePlaces();
  mutator.emptyFunctions();
  const lines = text.split('\n');
  return mutator.drafts().map(({ start, kind, before, after, sites, clauses = [] }) => {
    const line = text.slice(0, start).split('\n').length;
    return {
      file,
      line,
      source: (lines[line - 1] ?? '').trim(),
      kind,
      before: short(before),
      after: short(after),
      clauses: [...clauses],
      sites,
    };
  });
}

class Mutator {
  /** @type {Map<string, Draft>} by what they do: two ways to the same change are one mutant */
  #drafts = new Map();
  /** @type {ReadonlyMap<Node, Place>} */
  #places;
  /** @type {readonly NamedFunction[]} */
  #functions;
  /** @type {string} */
  #text;

  /** @param {Node} program @param {string} text */
  constructor(program, text) {
    this.#text = text;
    this.#places = new Map(placesIn(program).map((place) => [place.node, place]));
    this.#functions = functionsIn(program);
  }

  drafts() {
    return [...this.#drafts.values()].sort((a, b) => a.start - b.start);
  }

  /** Small mistakes, everywhere. */
  changePlaces() {
    for (const place of this.#places.values()) {
      for (const [kind, operator] of Object.entries(operators)) {
        for (const edit of operator(place, this.#source)) if (edit !== null) this.#change(kind, place, edit);
      }
      if (isDispensable(place.node)) this.#skip('statement', place.node);
    }
  }

  /** Functions that do nothing. */
  emptyFunctions() {
    for (const fn of this.#functions) this.#empty(fn);
  }

  /**
   * Takes out the code that a comment gives to a clause: a function, a question, a branch, a constant.
   * @param {Node} statement
   * @param {readonly string[]} clauses
   */
  removeClause(statement, clauses) {
    const functions = this.#functions.filter((fn) => fn.whole === statement);
    for (const fn of functions) this.#empty(fn, clauses);
    if (functions.length === 0) this.#without(statement, clauses);
  }

  /** A ruling by a clause (its id is in the code, not in a comment): by another clause, and not made at all. */
  removeRulings() {
    for (const place of this.#places.values()) {
      const text = literalText(place.node) ?? '';
      const clauses = isClause(text) ? clausesNamed(text) : [];
      if (clauses.length === 0 || place.parent?.type === 'TSLiteralType') continue;
      for (const edit of operators['code']?.(place, this.#source) ?? [])
        if (edit !== null) this.#change('code', place, edit, clauses);
      this.#withoutRuling(place, clauses);
    }
  }

  /**
   * Out of the list that it is put in, or instead of it what the function answers when there is nothing to tell.
   * @param {Place} place
   * @param {readonly string[]} clauses
   */
  #withoutRuling(place, clauses) {
    for (let { node, parent } = place; parent !== null; { node, parent } = this.#placeOf(parent)) {
      if (parent.type === 'ArrayExpression') {
        const left = this.#nodes(parent, 'elements').filter((element) => element !== node);
        return this.#instead(parent, `[${left.map(this.#source).join(', ')}]`, clauses);
      }
      if (parent.type === 'ReturnStatement') {
        const answer = this.#answerAround(parent);
        return answer === null ? undefined : this.#instead(node, answer, clauses);
      }
      if (lists.has(parent.type)) return;
    }
  }

  /** @param {Node} node @returns {Place} */
  #placeOf(node) {
    return this.#places.get(node) ?? { node, parent: null, host: null };
  }

  /** @param {Node} node */
  #source = (node) => this.#text.slice(node.start, node.end);

  /** @param {Draft} draft */
  #add(draft) {
    const key = JSON.stringify(draft.sites);
    const known = this.#drafts.get(key);
    const clauses = [...new Set([...(known?.clauses ?? []), ...(draft.clauses ?? [])])].sort();
    this.#drafts.set(key, { ...(known ?? draft), clauses });
  }

  /** @param {string} kind @param {Place} place @param {Edit} edit @param {readonly string[]} [clauses] */
  #change(kind, place, edit, clauses) {
    const before = this.#text.slice(edit.start, edit.end);
    const site = this.#siteOf(place, edit);
    if (site !== null && before !== edit.text)
      this.#add({ start: edit.start, kind, before, after: edit.text, sites: [site], ...(clauses && { clauses }) });
  }

  /** @param {Place} place @param {Edit} edit @returns {Site | null} */
  #siteOf({ node, host }, { start, end, text }) {
    // A statement is changed in an expression of its own, which may be wrapped.
    const whole = host ?? (node.type.endsWith('Statement') ? { start, end } : null);
    if (whole === null) return null;
    const changed = this.#text.slice(whole.start, start) + text + this.#text.slice(end, whole.end);
    return { kind: 'choose', start: whole.start, end: whole.end, text: changed };
  }

  /** @param {string} kind @param {Node} statement @param {readonly string[]} [clauses] */
  #skip(kind, statement, clauses) {
    const { start, end } = statement;
    this.#add({
      start,
      kind,
      before: this.#source(statement),
      after: '(nothing)',
      sites: [{ kind: 'skip', start, end, text: '' }],
      ...(clauses && { clauses }),
    });
  }

  /** @param {NamedFunction} fn @param {readonly string[]} [clauses] */
  #empty({ name, node }, clauses) {
    const body = node['body'];
    if (!isNode(body)) return;
    const answers = neutralAnswers(node, this.#source);
    const calls = answers === null ? this.#mappedCalls(name) : [];
    if (calls.length > 0) {
      this.#add({
        start: node.start,
        kind: 'function',
        before: `${name}(...)`,
        after: 'not called',
        sites: calls,
        ...(clauses && { clauses }),
      });
      return;
    }
    for (const text of answers ?? ['undefined']) {
      const after = text === '' ? 'does nothing' : `answers ${text}`;
      /** @type {Site} */
      const site =
        body.type === 'BlockStatement'
          ? { kind: 'answer', start: body.start + 1, end: body.start + 1, text }
          : { kind: 'choose', start: body.start, end: body.end, text: text || 'undefined' };
      this.#add({
        start: node.start,
        kind: 'function',
        before: `${name}(...)`,
        after,
        sites: [site],
        ...(clauses && { clauses }),
      });
    }
  }

  /**
   * A function that has to answer something is not missed by answering nothing (that would only crash) but by not
   * being called: `all.map((x) => f(x))` becomes []. Empty unless it is called like this only.
   * @param {string} name
   * @returns {Site[]}
   */
  #mappedCalls(name) {
    const isCall = (/** @type {unknown} */ node) =>
      isNode(node) && node.type === 'CallExpression' && isNode(node['callee']) && node['callee']['name'] === name;
    const calls = [...this.#places.values()].filter(({ node }) => isCall(node)).length;
    const mapped = [...this.#places.values()].filter(({ node }) => {
      const callee = node['callee'];
      const [callback] = Array.isArray(node['arguments']) ? node['arguments'] : [];
      const isMap =
        node.type === 'CallExpression' &&
        isNode(callee) &&
        isNode(callee['property']) &&
        callee['property']['name'] === 'map';
      return isMap && isNode(callback) && callback.type === 'ArrowFunctionExpression' && isCall(callback['body']);
    });
    if (mapped.length !== calls) return [];
    return mapped.flatMap(
      (place) => this.#siteOf(place, { start: place.node.start, end: place.node.end, text: '[]' }) ?? [],
    );
  }

  /** @param {Node} statement @param {readonly string[]} clauses @returns {void} */
  #without(statement, clauses) {
    const declared = statement['declaration'];
    if (isNode(declared)) return this.#without(declared, clauses);
    switch (statement.type) {
      case 'IfStatement':
        return this.#instead(statement['test'], 'false', clauses);
      case 'VariableDeclaration':
        for (const declarator of this.#nodes(statement, 'declarations'))
          this.#withoutValue(declarator['init'], null, clauses);
        return;
      case 'ReturnStatement':
        return this.#withoutValue(statement['argument'], this.#answerAround(statement) ?? 'undefined', clauses);
      case 'ExpressionStatement':
      case 'ForOfStatement':
      case 'ForStatement':
      case 'WhileStatement':
        return this.#skip('clause', statement, clauses);
    }
  }

  /**
   * Of a choice each branch alone; of anything else nothing.
   * @param {unknown} value @param {string | null} empty @param {readonly string[]} clauses
   */
  #withoutValue(value, empty, clauses) {
    if (!isNode(value)) return;
    const node = bare(value);
    const branches =
      node.type === 'ConditionalExpression'
        ? [node['consequent'], node['alternate']].filter(isNode).map(this.#source)
        : [empty ?? emptyFor(node)];
    for (const text of branches) this.#instead(value, text, clauses);
  }

  /** @param {unknown} node @param {string} text @param {readonly string[]} clauses */
  #instead(node, text, clauses) {
    const place = isNode(node) ? this.#places.get(node) : undefined;
    if (place !== undefined)
      this.#change('clause', place, { start: place.node.start, end: place.node.end, text }, clauses);
  }

  /**
   * The answer of the function around a statement when it does nothing.
   * @param {Node} statement
   * @returns {string | null}
   */
  #answerAround(statement) {
    const around = this.#functions.findLast(({ node }) => node.start < statement.start && node.end > statement.end);
    const answer = around && neutralAnswers(around.node, this.#source)?.[0];
    return answer === undefined || answer === '' ? null : answer;
  }

  /** @param {Node} node @param {string} key */
  #nodes(node, key) {
    const children = node[key];
    return Array.isArray(children) ? children.filter(isNode) : [];
  }
}
