/** Around the first lesson; its steps are told in games/trexlands/help/lessonWords.ts. */
export const lesson = {
  rival: 'The rival is thinking.',
  hints: 'In your first match hints explain what comes up.',
} as const;
