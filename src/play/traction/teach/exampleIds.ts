const PREFIX = 'example-';

/** An example is watched like a match that is called so. */
export const exampleId = (clause: string): string => `${PREFIX}${clause}`;

/** The clause whose example a match of this name is; null for any other match. */
export const clauseOfExample = (id: string): string | null => (id.startsWith(PREFIX) ? id.slice(PREFIX.length) : null);

/** Whether a match of this name is made for the asking: an example, or a walk of a day (play/sharing/dayTable.ts). */
export const isPrepared = (id: string): boolean => /^(?:example|day)-/.test(id);
