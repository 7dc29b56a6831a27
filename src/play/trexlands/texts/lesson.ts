/** Around the first lesson; its steps are told in games/trexlands/help/lessonWords.ts. */
export const lesson = {
  rival: 'The rival is thinking.',
  otherTruck: (meant: string, place: string, chosen: string) =>
    `This step is about ${meant} in ${place}, not ${chosen}: choose ${meant}.`,
  missed: 'Not this time.',
  hints:
    'A match has more: each player takes a Captain with an ability of its own; weather cards turn up in the market and act at once; two of your trucks in one place can be a stack and move as one. In your first match hints explain what comes up.',
} as const;
