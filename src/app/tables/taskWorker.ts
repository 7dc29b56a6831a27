import { serveTasks, type TasksOfGame } from '../offThread/serveTasks.ts';

/** The tasks of every game. */
const TASKS = import.meta.glob<TasksOfGame>('../../play/*/tasks.ts');

// The worker is called by the name of the game whose tasks it carries out.
serveTasks(TASKS[`../../play/${self.name}/tasks.ts`]);
