// Texts of a truck of one's own: of the form, and of the rules of a match.

export const ownTruck = {
  label: 'All trucks by a truck file',
  note: 'Measures and weights of your own, as the lab saves them. Every truck of the match is one; computers know about how often it lands on its wheels.',
  choose: 'Choose a truck file',
  remove: 'Take the usual trucks',
  refused: (name: string, why: string): string => `${name}: ${why}`,
  told: (title: string, grams: number, long: number, wide: number, high: number, percent: number): string =>
    `${title === '' ? '' : `${title}: `}${grams.toFixed(1)} g, ${long} by ${wide} mm, ${high} mm high; on its wheels in about ${percent.toFixed(0)} % of standard throws`,
} as const;
