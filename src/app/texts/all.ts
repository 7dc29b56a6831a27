// A file a subject. No name twice: the compiler minds.
export * from './common.ts';
export * from './opening.ts';
export * from './keeping.ts';
export * from './choosing.ts';
export * from './refusing.ts';
export * from './trouble.ts';
export * from './playing.ts';
export * from './telling.ts';
export * from './leaving.ts';
export * from './hands.ts';
export * from './keys.ts';
export * from './settings.ts';
export * from './sharing.ts';
export * from './bench.ts';
export * from './tabs.ts';
