// Texts of what the page itself is.

export const about = {
  title: 'About',
  text: 'Tumbletop is free software under the MIT licence. It asks no server for anything but its own files, and sends nothing anywhere; but in a room what you do there goes to its server and to who is in it.',
  lab: 'For designers: the lab',
  notices: 'Licences of everything it is made of',
} as const;
