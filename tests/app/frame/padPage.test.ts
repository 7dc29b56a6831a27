import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { domPadPage } from '#app/frame/pads/domPadPage.ts';
import type { PadPage } from '#play/input/gamepad/padPage.ts';

/** As much of an element as a gamepad has to do with. */
class Element extends EventTarget {
  constructor(
    readonly name: string,
    readonly inside: readonly Element[] = [],
    readonly visible = true,
  ) {
    super();
  }
  readonly clicked = vi.fn<() => void>();
  focus = vi.fn<(how?: FocusOptions) => void>(() => {
    page.activeElement = this;
  });
  scrollIntoView = vi.fn<(how: ScrollIntoViewOptions) => void>();
  checkVisibility = ({ visibilityProperty }: { readonly visibilityProperty: boolean }): boolean =>
    visibilityProperty && this.visible;
  click = (): void => this.clicked();
  contains = (other: Element): boolean => this.inside.includes(other);
  /** Whatever can have the focus is what is inside. */
  querySelectorAll = (): readonly Element[] => this.inside;
  querySelector = (selector: string): Element | null =>
    selector === '.sheet-head .button' ? (this.inside.find(({ name }) => name === 'close') ?? null) : null;
}

class Input extends Element {
  type = 'range';
  step = '';
  changes: string[] = [];
  #value = '5';
  get value(): string {
    return this.#value;
  }
  set value(next: string) {
    this.#value = next;
    this.changes.push(next);
  }
  get valueAsNumber(): number {
    return Number(this.#value);
  }
}

class Select extends Element {
  options = ['low', 'medium', 'high'].map((value) => ({ value }));
  #value = 'medium';
  get selectedIndex(): number {
    return this.options.findIndex(({ value }) => value === this.#value);
  }
  get value(): string {
    return this.#value;
  }
  set value(next: string) {
    this.#value = next;
  }
}

const [menu, log, hidden] = [new Element('menu'), new Element('log'), new Element('hidden', [], false)];
const volume = new Input('volume');
const quality = new Select('quality');
const close = new Element('close');
const table = new Element('table');
const hud = new Element('hud', [menu, hidden, log]);
const sheet = new Element('sheet', [close, volume, quality]);
const question = new Element('question', [new Element('yes'), new Element('no')]);

/** Of the document: what lies around the table now, and what has the focus. */
const page: { open: Element | null; asked: Element | null; activeElement: Element | null } = {
  open: null,
  asked: null,
  activeElement: null,
};
const find = (selector: string): Element | null => {
  if (selector === 'dialog[open]') return page.open;
  if (selector === '.hud') return hud;
  if (selector === '[data-testid=table]') return table;
  return selector.includes('[data-prompt=') && selector.includes('.end') ? page.asked : null;
};

let pad: PadPage;
beforeEach(() => {
  Object.assign(page, { open: null, asked: null, activeElement: null });
  vi.clearAllMocks();
  vi.stubGlobal('document', {
    querySelector: find,
    get activeElement() {
      return page.activeElement;
    },
  });
  vi.stubGlobal('HTMLElement', Element);
  vi.stubGlobal('HTMLInputElement', Input);
  vi.stubGlobal('HTMLSelectElement', Select);
  pad = domPadPage();
});
afterEach(() => vi.unstubAllGlobals());

const focused = (): string | undefined => page.activeElement?.name;

describe('a gamepad', () => {
  it('has the table until it goes to the panels, and again when it goes back', () => {
    expect(pad.active()).toBe(false);
    pad.toggle();
    expect([pad.active(), focused()]).toEqual([true, 'menu']);
    pad.toggle();
    expect([pad.active(), focused()]).toEqual([false, 'table']);
    expect(table.focus).toHaveBeenLastCalledWith({ preventScroll: true });
  });

  it('goes around all that is to be seen, both ways, and brings it into view', () => {
    pad.toggle();
    pad.move(1);
    expect(focused()).toBe('log');
    expect(log.scrollIntoView).toHaveBeenCalledWith({ block: 'nearest' });
    pad.move(1);
    expect(focused()).toBe('menu');
    pad.move(-1);
    expect(focused()).toBe('log');
    expect(hidden.focus).not.toHaveBeenCalled();
  });

  it('comes from elsewhere to the first, or backwards to the last', () => {
    page.asked = question;
    pad.move(1);
    expect(focused()).toBe('yes');
    page.activeElement = table;
    pad.move(-1);
    expect(focused()).toBe('no');
  });

  it('answers a question before it goes anywhere else, and is in a sheet before that', () => {
    pad.toggle();
    page.asked = question;
    pad.move(1);
    expect(focused()).toBe('yes');
    page.open = sheet;
    pad.move(1);
    expect(focused()).toBe('close');
    expect(pad.active()).toBe(true);
  });

  it('moves nothing where there is nothing', () => {
    pad.move(1);
    expect(focused()).toBeUndefined();
  });

  it('presses what has the focus, and goes to the first thing where nothing has', () => {
    pad.toggle();
    pad.press();
    expect(menu.clicked).toHaveBeenCalledOnce();
    page.activeElement = table;
    pad.press();
    expect(table.clicked).not.toHaveBeenCalled();
    expect(focused()).toBe('menu');
    page.activeElement = null;
    pad.press();
    expect(focused()).toBe('menu');
  });

  it('leaves the panels for the table, and stays there', () => {
    pad.leave();
    expect(focused()).toBeUndefined();
    pad.toggle();
    pad.leave();
    expect([pad.active(), focused()]).toEqual([false, 'table']);
    page.activeElement = null;
    pad.leave();
    expect(focused()).toBeUndefined();
  });

  it('closes a sheet by its own button, and is where it was', () => {
    pad.toggle();
    page.open = sheet;
    pad.leave();
    expect(close.clicked).toHaveBeenCalledOnce();
    page.open = null;
    expect(pad.active()).toBe(true);
    page.open = new Element('bare sheet');
    pad.leave();
    expect(pad.active()).toBe(true);
  });
});

describe('a gamepad changes', () => {
  const told = (element: Element, type: string) => {
    const heard = vi.fn<(bubbles: boolean) => void>();
    element.addEventListener(type, ({ bubbles }) => heard(bubbles));
    return heard;
  };
  beforeEach(() => {
    page.open = sheet;
  });

  it('a slider by its step, as if a person had done it', () => {
    const heard = told(volume, 'input');
    page.activeElement = volume;
    volume.value = '5';
    pad.adjust(1);
    expect(volume.value).toBe('6');
    pad.adjust(-1);
    expect(volume.value).toBe('5');
    volume.step = '0.5';
    pad.adjust(-1);
    expect(volume.value).toBe('4.5');
    expect(heard.mock.calls).toEqual([[true], [true], [true]]);
    volume.step = '';
  });

  it('a choice to the next, and not beyond the last', () => {
    const heard = told(quality, 'change');
    page.activeElement = quality;
    pad.adjust(1);
    expect(quality.value).toBe('high');
    pad.adjust(1);
    expect(quality.value).toBe('high');
    pad.adjust(-1);
    expect(quality.value).toBe('medium');
    expect(heard).toHaveBeenCalledWith(true);
  });

  it('nothing that has no value, and moves on instead', () => {
    page.activeElement = close;
    pad.adjust(1);
    expect(focused()).toBe('volume');
    volume.type = 'checkbox';
    const before = volume.value;
    pad.adjust(1);
    expect([focused(), volume.value]).toEqual(['quality', before]);
    volume.type = 'range';
  });
});
