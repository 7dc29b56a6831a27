import { Option } from 'commander';
import { ok } from '#sim/result.ts';
import { FRICTION_LAWS } from '#lab/slide/laws.ts';
import { say } from '../texts.ts';
import { namedOrFile } from './namedOrFile.ts';
import type { LabCommand } from './labCommand.ts';
import { given, number } from './lists.ts';

/** `lab slide`. */
export const slideCommand: LabCommand = {
  id: 'slide',
  about: say.slideAbout,
  examples: say.slideExamples,
  options: [
    new Option('--body <file|name>', say.slideBody),
    new Option('--face <name>', say.slideFace),
    new Option('--velocity <mm/s>', say.slideVelocity).argParser(number),
    new Option('--spin <rad/s>', say.slideSpin).argParser(number),
    new Option('--law <law>', say.slideLaw).choices(FRICTION_LAWS),
    new Option('--friction <number>', say.slideFriction).argParser(number),
  ],
  parameters: async ({ body, face, velocity, spin, friction, law }, read) => {
    const named = typeof body === 'string' ? await namedOrFile(body, read) : ok(undefined);
    if (!named.ok) return named;
    return ok(given({ body: named.value, face, velocityMmS: velocity, spinRadS: spin, friction, law }));
  },
};
