import { z } from 'zod';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * An object with any keys, whose values `isValue` accepts. The library's own kind for it is three kilobytes of the file
 * that every page loads.
 */
export const anyObject = <V = unknown>(isValue: (value: unknown) => boolean = () => true) =>
  z.custom<Readonly<Record<string, V>>>((value) => isObject(value) && Object.values(value).every(isValue), 'an object');

export const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) >= 0;
