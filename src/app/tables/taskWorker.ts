import { serveTasks } from '../offThread/serveTasks.ts';

/**
 * The tasks of every game; a new game is one line. The worker is called by the name of the game whose tasks it carries
 * out.
 */
serveTasks(self.name, {
  traction: async () => (await import('./traction/tasks.ts')).stepsOf,
  trexlands: async () => (await import('./trexlands/tasks.ts')).stepsOf,
});
