/**
 * A browser that translates the page wraps each of its texts in a <font>, or puts a <font> with other words in the
 * place of a text. React does not know. It takes out a text that is no longer where React left it, or puts something
 * before it; the browser refuses that with an exception, and the whole page is gone. And what React writes into a text
 * that was replaced is never seen. So it is noted here what stands for a text, and that is done to it which React does
 * to the text.
 *
 * It happens as this file is loaded, before anything is drawn.
 */

const { removeChild, insertBefore } = Node.prototype;

/** Nodes in the places of texts that somebody else has taken out of the page; and the text of a node. */
const standIns = new WeakMap<Node, ChildNode>();
const stoodFor = new WeakMap<Node, Node>();

const changes = new MutationObserver((records) => note(records));
/** Of texts that are not in the page: it is written into them all the same. */
const writing = new MutationObserver((records) => records.forEach(({ target }) => putBack(target)));

function note(records: readonly MutationRecord[]): void {
  for (const [i, record] of records.entries()) {
    for (const node of record.addedNodes) if (node.isConnected) comeBack(node);
    for (const gone of record.removedNodes) {
      const text = stoodFor.get(gone) ?? gone;
      if (!isText(text)) continue;
      if (text.isConnected) {
        wrapped(text);
        continue;
      }
      const standIn = cameInto(record, records.slice(i + 1));
      if (standIn !== null) replaced(text, standIn);
    }
  }
}

/** The node that came with the same change, stands beside the gap, or came into it with a later change. */
function cameInto(record: MutationRecord, later: readonly MutationRecord[]): ChildNode | null {
  const { target, addedNodes, previousSibling, nextSibling } = record;
  const filled = later.find((one) => one.target === target && one.previousSibling === previousSibling);
  const isThere = (node: Node | null | undefined): node is ChildNode =>
    node?.parentNode === target && !stoodFor.has(node);
  const added = addedNodes[0];
  if (isThere(added) && (isText(added) || isWrapper(added))) return added;
  const beside = [previousSibling, nextSibling, filled?.addedNodes[0]].filter(isThere);
  return beside.find(isWrapper) ?? null;
}

/** Its wrappers stand for it and for no other. */
function wrapped(text: Node): void {
  for (let at = text.parentNode; at !== null && isWrapper(at); at = at.parentNode) stoodFor.set(at, text);
}

function replaced(text: Node, standIn: ChildNode): void {
  standIns.set(text, standIn);
  stoodFor.set(standIn, text);
  writing.observe(text, { characterData: true });
}

/** A text is in the page again: nothing stands in for it. */
function comeBack(text: Node): void {
  const standIn = standIns.get(text);
  forget(text);
  standIn?.remove();
}

function forget(text: Node): void {
  const standIn = standIns.get(text);
  if (standIn !== undefined) stoodFor.delete(standIn);
  standIns.delete(text);
}

/** The new words are seen, untranslated at first; translators look at all that is new. */
function putBack(text: Node): void {
  const standIn = standIns.get(text);
  if (!text.isConnected && standIn?.isConnected === true) standIn.before(text);
  comeBack(text);
}

const isText = (node: Node): boolean => node.nodeType === Node.TEXT_NODE;
const isWrapper = (node: Node): boolean => node.nodeName === 'FONT';

/** The node, or its stand-in, somewhere below a parent that has lost it; null where there is neither. */
function placeOf(node: Node, parent: Node): ChildNode | null {
  note(changes.takeRecords());
  const there = node.parentNode === null ? standIns.get(node) : (node as ChildNode);
  return there !== undefined && parent.contains(there) ? there : null;
}

/** The child of a parent that is the node, or has it inside. */
function childWith(node: ChildNode, parent: Node): Node {
  let at: Node = node;
  while (at.parentNode !== null && at.parentNode !== parent) at = at.parentNode;
  return at;
}

Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
  if (child.parentNode === this) return removeChild.call(this, child) as T;
  const there = placeOf(child, this);
  if (there === null && !isText(child)) return removeChild.call(this, child) as T; // refused as ever
  let around = there?.parentNode ?? null;
  forget(child);
  there?.remove();
  while (around !== null && around !== this && isWrapper(around) && !around.hasChildNodes()) {
    const empty: ParentNode & Node = around;
    around = empty.parentNode;
    around?.removeChild(empty);
  }
  return child;
};

Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
  if (before === null || before.parentNode === this) return insertBefore.call(this, node, before) as T;
  const there = placeOf(before, this);
  if (there === null && !isText(before)) return insertBefore.call(this, node, before) as T; // refused as ever
  return insertBefore.call(this, node, there === null ? null : childWith(there, this)) as T;
};

changes.observe(document, { childList: true, subtree: true });
