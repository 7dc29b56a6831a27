// A file a subject. No name twice: the compiler minds.
export * from './battle.ts';
export * from './card.ts';
export * from './exchange.ts';
export * from './faces.ts';
export * from './form.ts';
export * from './guide.ts';
export * from './help.ts';
export * from './keys.ts';
export * from './lesson.ts';
export * from './log.ts';
export * from './saved.ts';
export * from './table.ts';
export * from './talk.ts';
export * from './terms.ts';
export * from './throwing.ts';
export * from './verdict.ts';
export * from './what.ts';
