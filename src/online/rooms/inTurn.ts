/** Work that is done one after the other, in the order in which it came; one that fails stops none of the others. */
export class InTurn {
  private last: Promise<unknown> = Promise.resolve();

  async run<V>(work: () => Promise<V>): Promise<V> {
    const mine = this.last.then(work);
    this.last = mine.catch(() => undefined);
    return mine;
  }
}
