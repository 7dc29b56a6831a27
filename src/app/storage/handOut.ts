import { isTouched } from '../ui/isTouched.ts';

/** A file on its way out of the page. */
export interface OutgoingFile {
  readonly name: string;
  readonly content: Blob;
}

export const textFile = (name: string, text: string, type = 'application/json'): OutgoingFile => ({
  name,
  content: new Blob([text], { type }),
});

/** The end of a file's way, as far as the browser tells of it. */
export type Handed =
  /** Given to the browser as a download; it does not say whether it kept it. */
  | 'downloaded'
  /** The system's share sheet gave it to an app. */
  | 'shared'
  /** The sheet was closed: the file is nowhere. */
  | 'put-away'
  /** The sheet opens only while a press is fresh, and this one is not. */
  | 'needs-press'
  | 'refused';

/** As much of a browser as takes files. */
export interface TakesFiles {
  /** Whether a download leads nowhere, or nowhere that is found again: on a phone, or on a home screen. */
  readonly hasSheet: boolean;
  readonly isPressed: boolean;
  canShare(data: ShareData): boolean;
  share(data: ShareData): Promise<void>;
  download(file: OutgoingFile): void;
}

/**
 * The one way out for every file of the page: the system's share sheet where there is one that takes the file, else a
 * download; a download at once where `plainly` asks for it. Never throws.
 */
export async function handOut(
  { name, content }: OutgoingFile,
  { plainly = false, browser = thisBrowser() }: { readonly plainly?: boolean; readonly browser?: TakesFiles } = {},
): Promise<Handed> {
  const data = { files: [new File([content], name, { type: content.type })] };
  if (!plainly && browser.hasSheet && takes(browser, data)) {
    if (!browser.isPressed) return 'needs-press';
    const handed = await shared(browser, data);
    if (handed !== null) return handed;
  }
  try {
    browser.download({ name, content });
    return 'downloaded';
  } catch {
    return 'refused';
  }
}

function takes(browser: TakesFiles, data: ShareData): boolean {
  try {
    return browser.canShare(data);
  } catch {
    return false;
  }
}

/** Null where the sheet takes no such file after all: some browsers say so only now. */
async function shared(browser: TakesFiles, data: ShareData): Promise<Handed | null> {
  try {
    await browser.share(data);
    return 'shared';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'put-away' : null;
  }
}

/** Ways of showing a page that was put on a home screen; in none of them has it the browser's buttons around it. */
const ON_HOME_SCREEN = '(display-mode: standalone), (display-mode: minimal-ui)';

function thisBrowser(): TakesFiles {
  const { navigator } = window;
  return {
    hasSheet: isTouched() || window.matchMedia(ON_HOME_SCREEN).matches,
    // Older browsers do not tell; a file mostly goes out at a press.
    isPressed: 'userActivation' in navigator ? navigator.userActivation.isActive : true,
    canShare: (data) => 'canShare' in navigator && navigator.canShare(data),
    share: (data) => navigator.share(data),
    download,
  };
}

const REVOKE_AFTER_MS = 60_000; // some browsers read the address only after the click has returned

function download({ name, content }: OutgoingFile): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), REVOKE_AFTER_MS);
}
