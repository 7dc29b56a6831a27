// Texts around rules and drills; what is taught is in games/traction/help.

export const rules = {
  searchPlaceholder: 'tackle, slide, TR-10 …',
} as const;

export const drills = {
  lead: 'Eight short drills at the real table, judged by the real referee. Together they take less than five minutes.',
  how: 'How to move a piece',
  ways: {
    pointer: 'Drag it: the corner towards your finger lights up. Swing around that corner, and let go.',
    typed: 'Menu, “Type a move”: walk L1 C 90.',
  },
} as const;
