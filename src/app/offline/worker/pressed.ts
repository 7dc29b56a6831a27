/** As much of a worker's clients as a press on a notice needs. */
export interface Windows {
  get(id: string): Promise<{ focus?(): Promise<unknown> } | undefined>;
  openWindow(url: string): Promise<unknown>;
}

/** The page that a notice is of. Its address is not by which it is found: a browser keeps to the one it began with. */
export interface NoticedPage {
  readonly id: string;
  readonly url: string;
}

/** That page comes to the front, and is opened where it is no longer there. */
export async function bringUp(windows: Windows, { id, url }: NoticedPage): Promise<void> {
  const there = await windows.get(id);
  await (there?.focus === undefined ? windows.openWindow(url) : there.focus());
}
