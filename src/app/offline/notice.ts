/** The page's message that has its worker show a notice, which brings that page to the front when it is pressed. */
export interface NoticeAsked {
  readonly show: 'notice';
  readonly title: string;
  readonly body: string;
  /** Of one thing there is one notice: a later one takes its place. */
  readonly tag: string;
  readonly icon: string;
  /** Opened by a press, where the page is no longer there. */
  readonly url: string;
}

export const isNotice = (data: unknown): data is NoticeAsked =>
  typeof data === 'object' && data !== null && 'show' in data && data.show === 'notice';
