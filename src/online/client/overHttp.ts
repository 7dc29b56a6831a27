import { z } from 'zod';
import { fault, ok, type Result } from '#sim/result.ts';

const refused = z.object({ is: z.literal('no'), code: z.string(), message: z.string() });

/** The JSON that a server answers with; null where none is there, or one that serves a page alone. */
export const answerOf = async (address: URL, init?: RequestInit): Promise<unknown> =>
  fetch(address, init)
    .then(async (response): Promise<unknown> => response.json())
    .catch(() => null);

/** The answer, if it is of this shape. Faults: those of the server; `no-server` where nothing that is known came. */
export function resultOf<S extends z.ZodType>(schema: S, answer: unknown, missing: string): Result<z.output<S>> {
  const read = schema.safeParse(answer);
  if (read.success) return ok(read.data);
  const no = refused.safeParse(answer);
  return no.success ? fault(no.data.code, no.data.message) : fault('no-server', missing);
}
