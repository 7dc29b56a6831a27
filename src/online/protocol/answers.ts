/** The outcome of a request. The row itself is what counts: it may come before this or after. */
export type Answer =
  | { readonly is: 'ack'; readonly seq: number; readonly again?: true }
  /** The room had gone on; nothing was done. */
  | { readonly is: 'stale'; readonly head: number }
  /** It is not known yet: ask again with the same id. */
  | { readonly is: 'later'; readonly ms: number }
  | { readonly is: 'no'; readonly code: string; readonly message: string };

export const ack = (seq: number, again = false): Answer => ({ is: 'ack', seq, ...(again ? { again } : {}) });
export const stale = (head: number): Answer => ({ is: 'stale', head });
export const later = (ms: number): Answer => ({ is: 'later', ms });
export const no = ({ code, message }: { readonly code: string; readonly message: string }): Answer => ({
  is: 'no',
  code,
  message,
});
