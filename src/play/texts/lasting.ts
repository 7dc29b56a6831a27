// Texts of how long the browser keeps what is saved.

export const lasting = {
  unasked:
    'The browser has not promised to keep saved matches: some delete them when the page is not opened for a week, or when there is little room. It is asked after the first finished match.',
  promised: 'The browser has promised to keep saved matches until somebody deletes them.',
  refused:
    'The browser has not promised to keep saved matches: some delete them when the page is not opened for a week, or when there is little room. Export those that matter. Many browsers promise it once the page is on the home screen or among the bookmarks.',
  unknown:
    'This browser does not say how long it keeps saved matches; some delete them when the page is not opened for a week. Export those that matter.',
  ask: 'Ask it to keep them',
  again: 'Ask it again',
} as const;
