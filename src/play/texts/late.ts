// Texts of parts of the page that do not come.

export const late = {
  stopped: 'A part of the page could not be loaded, or stopped. Load the page again and try once more.',
  newerTitle: 'There is a newer version of this page',
  newer:
    'The server has a newer version of this page, and the part that is wanted here has gone with the old one. Matches are kept, and the newer version opens at this place.',
  loadNewer: 'Load the newer version',
  noNetworkTitle: 'No network',
  noNetwork: 'The server of this page cannot be reached, and the part that is wanted here is not on this device yet.',
  tryAgain: 'Try again',
  stillNone: 'It still cannot be reached.',
  missingTitle: 'A part of the page is missing',
  missing:
    'A part of the page could not be loaded, although there is a network. Load the page again; where that does not help, try another browser or another network.',
} as const;
