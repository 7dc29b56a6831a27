import { serveTasks, type TasksOfGame } from '../offThread/serveTasks.ts';

/** The tasks of every game that has a folder here. */
const TASKS = import.meta.glob<TasksOfGame>('./*/tasks.ts');

// The worker is called by the name of the game whose tasks it carries out.
serveTasks(TASKS[`./${self.name}/tasks.ts`]);
