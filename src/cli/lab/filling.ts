import { InvalidArgumentError, Option } from 'commander';
import { FILLING_NAMES } from '#sim/filling.ts';
import { say } from '../texts.ts';

const NAMES = ['hollow', ...FILLING_NAMES];

/** A filling by its name, or its density and height with a colon between them. */
function filling(text: string): string | object {
  if (NAMES.includes(text)) return text;
  const [densityGCm3, heightMm] = text.split(':').map(Number);
  if (!/^[\d.]+(?::[\d.]+)?$/.test(text) || !Number.isFinite(densityGCm3))
    throw new InvalidArgumentError(say.fillingList(NAMES.join(', ')));
  return { densityGCm3, ...(heightMm === undefined ? {} : { heightMm }) };
}

/** The filling of an experiment's pieces. */
export const fillingOption = (): Option =>
  new Option('--filling <filling>', say.frictionFilling(FILLING_NAMES.join(', '))).argParser(filling);
