// A file a subject, in the order of the alphabet. No name twice: the compiler minds.
export * from './bench.ts';
export * from './choosing.ts';
export * from './common.ts';
export * from './hands.ts';
export * from './keeping.ts';
export * from './keys.ts';
export * from './leaving.ts';
export * from './opening.ts';
export * from './playing.ts';
export * from './refusing.ts';
export * from './settings.ts';
export * from './sharing.ts';
export * from './tabs.ts';
export * from './telling.ts';
export * from './trouble.ts';
export * from './versions.ts';
