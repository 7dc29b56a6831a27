import { z } from 'zod';
import { hiddenIn } from '../hidden.ts';

const LONGEST = 200; // characters

/** The title of a thing in a file: it stands in tables, captions and a terminal, where control characters would act. */
export const titleSchema = z
  .string()
  .max(LONGEST)
  .superRefine((title, context) => {
    const hidden = hiddenIn(title);
    if (hidden !== null)
      context.addIssue({
        code: 'custom',
        message: `a title without invisible characters (${hidden.code} is character ${hidden.place})`,
      });
  });
