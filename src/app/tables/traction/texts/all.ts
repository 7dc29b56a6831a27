// A file a subject. No name twice: the compiler minds.
export * from './stakes.ts';
export * from './aids.ts';
export * from './asking.ts';
export * from './bench.ts';
export * from './bots.ts';
export * from './card.ts';
export * from './describing.ts';
export * from './evidence.ts';
export * from './form.ts';
export * from './keeping.ts';
export * from './keys.ts';
export * from './leaving.ts';
export * from './playing.ts';
export * from './pointing.ts';
export * from './refusing.ts';
export * from './steadiness.ts';
export * from './teaching.ts';
