import { room as roomTexts } from '#play/texts/room.ts';
import { showNotice, type NoticeHost, type NoticeOf } from './notices.ts';
import type { Caller } from './turnCall.ts';

/** As much of a page as calls a player back. */
export interface CallingPage extends NoticeHost {
  readonly document: { title: string; readonly visibilityState: 'visible' | 'hidden'; hasFocus(): boolean };
  setTimeout(then: () => void, ms: number): number;
  clearTimeout(timer: number): void;
}

const CALLS = roomTexts.calls('');

/** Calls by a browser's page: its title, a sound and a notice. */
export class PageCaller implements Caller {
  /** The room as its notices tell it; null before it is known. */
  room: NoticeOf | null = null;
  private says = false;
  private shown: Promise<() => void> | null = null;

  constructor(
    private readonly page: CallingPage,
    readonly sound: () => void,
  ) {}

  isSeen(): boolean {
    const { document } = this.page;
    return document.visibilityState === 'visible' && document.hasFocus();
  }

  title(says: boolean): void {
    this.says = says;
    this.retitle();
  }

  /** All else that the title says stays, also where it has just changed. */
  retitle(): void {
    const { document } = this.page;
    const own = document.title.replace(CALLS, '');
    const next = this.says ? roomTexts.calls(own) : own;
    if (next !== document.title) document.title = next;
  }

  notice(): void {
    if (this.room !== null) this.shown = showNotice(this.page, this.room);
  }

  hush(): void {
    void this.shown?.then((away) => away());
    this.shown = null;
  }

  after(ms: number, then: () => void): () => void {
    const timer = this.page.setTimeout(then, ms);
    return () => this.page.clearTimeout(timer);
  }
}
