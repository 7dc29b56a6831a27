/** As a held key does (house values). */
const FIRST_S = 0.4;
const NEXT_S = 0.07;

/** Says when something that is held down is due again. */
export class Repeater {
  private readonly waits = new Map<string, number>();

  /** Asked at every poll. True each time it is due, but not when it goes down. */
  due(name: string, down: boolean, seconds: number): boolean {
    if (!down) {
      this.waits.delete(name);
      return false;
    }
    const wait = this.waits.get(name);
    const left = wait === undefined ? FIRST_S : wait - seconds;
    this.waits.set(name, left <= 0 ? NEXT_S : left);
    return left <= 0;
  }
}
