import { room as roomTexts } from '#play/texts/room.ts';
import type { NoticeAsked } from '#app/offline/notice.ts';

/** As much of a browser as notices need; in some there is none of it. */
export interface NoticeHost {
  readonly isSecureContext: boolean;
  readonly Notification?: NoticeMaker | undefined;
  readonly navigator: {
    readonly serviceWorker?: { getRegistration(): Promise<NoticeShower | undefined> } | undefined;
  };
  focus(): void;
}

type Permission = 'default' | 'denied' | 'granted';

interface NoticeMaker {
  new (
    title: string,
    options: NoticeOptions,
  ): { addEventListener(type: 'click', pressed: () => void): void; close(): void };
  readonly permission: Permission;
  requestPermission(): Promise<Permission>;
}

type NoticeOptions = Pick<NoticeAsked, 'body' | 'tag' | 'icon'>;

interface NoticeShower {
  /** The worker itself; null while it does not run yet. */
  readonly active: { postMessage(asked: NoticeAsked): void } | null;
  getNotifications(of: { readonly tag: string }): Promise<readonly { close(): void }[]>;
}

/** The room that a notice is of. */
export interface NoticeOf {
  readonly code: string;
  readonly game: string;
  /** The others, listed. */
  readonly rivals: string;
  readonly url: string;
}

/** `plain`: nobody is asked at an address of plain http; `none`: a browser without any. */
export type NoticeState = Permission | 'plain' | 'none';

export function noticeState({ isSecureContext, Notification: Maker }: NoticeHost): NoticeState {
  if (!isSecureContext) return 'plain';
  return Maker === undefined ? 'none' : Maker.permission;
}

/** To be called by a press. */
export async function askForNotices(host: NoticeHost): Promise<NoticeState> {
  await host.Notification?.requestPermission().catch(() => undefined);
  return noticeState(host);
}

/**
 * Shows that it is somebody's turn: by the page's worker, which opens the room whether or not the page is still there;
 * where the browser keeps no page, by the page itself. Returns how to take the notice away.
 */
export async function showNotice(host: NoticeHost, { code, game, rivals, url }: NoticeOf): Promise<() => void> {
  const none = (): void => undefined;
  const { Notification: Maker } = host;
  if (noticeState(host) !== 'granted' || Maker === undefined) return none;
  const title = roomTexts.callTitle(game);
  const tag = `room-${code}`;
  const options = { body: roomTexts.callText(rivals, code), tag, icon: './icons/icon-192.png' };
  const shower = await host.navigator.serviceWorker?.getRegistration().catch(() => undefined);
  if (shower !== undefined && shower.active !== null) {
    shower.active.postMessage({ show: 'notice', title, ...options, url });
    return () => void shower.getNotifications({ tag }).then((shown) => shown.forEach((one) => one.close()), none);
  }
  try {
    const notice = new Maker(title, options);
    notice.addEventListener('click', () => {
      host.focus();
      notice.close();
    });
    return () => notice.close();
  } catch {
    return none; // a browser that lets only workers show any
  }
}
