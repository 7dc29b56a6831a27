// Texts of cards that are dragged on to the table.

export const dragging = {
  beside: 'nothing for it here',
} as const;
