// Texts around rules and drills; what is taught is in games/traction/help.

export const rules = {
  searchPlaceholder: 'tackle, slide, TR-10 …',
} as const;

export const drills = {
  lead: 'By doing, at the real table. The first lesson takes two minutes; after it you can play. The rest is practice.',
  practise: 'More practice',
  how: 'How to move a piece',
  ways: {
    pointer: 'Drag it: the corner towards the pointer lights up. Swing around that corner, and let go.',
    typed: 'Menu, “Type a move”: walk L1 C 90.',
  },
} as const;
