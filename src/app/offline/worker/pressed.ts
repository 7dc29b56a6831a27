/** As much of a worker's clients as a press on a notice needs. */
export interface Windows {
  matchAll(options: { readonly type: 'window'; readonly includeUncontrolled: true }): Promise<readonly OpenWindow[]>;
  openWindow(url: string): Promise<unknown>;
}

interface OpenWindow {
  readonly url: string;
  focus(): Promise<unknown>;
}

/** The page that a notice is of comes to the front, and is opened where it is no longer there. */
export async function bringUp(windows: Windows, url: string): Promise<void> {
  const open = await windows.matchAll({ type: 'window', includeUncontrolled: true });
  const there = open.find((one) => one.url === url);
  await (there === undefined ? windows.openWindow(url) : there.focus());
}
