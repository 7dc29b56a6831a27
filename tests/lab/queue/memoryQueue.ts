import { hashOf } from '#engine/hash.ts';
import type { ChunkTask } from '#lab/countHere.ts';
import { jobId } from '#lab/job.ts';
import type { ChunkQueue, Work } from '#lab/queue/chunkQueue.ts';
import { fault, ok, type Result } from '#sim/result.ts';

interface Entry {
  readonly build: string;
  readonly task: ChunkTask;
  readonly waiting: ((counted: Result<unknown>) => void)[];
  state: 'waits' | 'in hand' | 'done';
  answer: Result<unknown> | null;
}

interface Member {
  readonly build: string;
  readonly work: Work;
  readonly inHand: Set<Entry>;
  gone: boolean;
}

/** A queue of this process: its contract is that of every queue. */
export function memoryQueue(): ChunkQueue {
  const entries = new Map<string, Entry>();
  const members: Member[] = [];

  const next = (): void => {
    for (const member of members) {
      for (const entry of entries.values()) {
        if (member.gone || member.inHand.size >= member.work.atOnce) break;
        if (entry.state === 'waits' && entry.build === member.build) void take(member, entry);
      }
    }
  };
  const take = async (member: Member, entry: Entry): Promise<void> => {
    entry.state = 'in hand';
    member.inHand.add(entry);
    const own = JSON.parse(JSON.stringify(await member.work.count(entry.task))) as Result<unknown>;
    member.inHand.delete(entry);
    if (member.gone) return;
    if (entry.answer !== null && hashOf(entry.answer) !== hashOf(own))
      member.work.failed(`Chunk ${entry.task.chunk} came out in two ways.`);
    entry.answer ??= own;
    entry.state = 'done';
    for (const heard of entry.waiting.splice(0)) heard(entry.answer);
    member.work.counted(entry.task);
    next();
  };
  const leave = (member: Member): void => {
    member.gone = true;
    for (const entry of member.inHand) entry.state = 'waits';
    member.inHand.clear();
    next();
  };

  return {
    ask: async (build) => {
      let giveUp = (_: Result<unknown>): void => undefined;
      const givenUp = new Promise<Result<unknown>>((resolve) => (giveUp = resolve));
      return ok({
        run: (task) => {
          const id = `${jobId(task.job, build)}-${task.chunk}`;
          const entry = entries.get(id) ?? { build, task, waiting: [], state: 'waits', answer: null };
          entries.set(id, entry);
          const counted = new Promise<Result<unknown>>((resolve) => {
            if (entry.answer === null) entry.waiting.push(resolve);
            else resolve(entry.answer);
          });
          next();
          return Promise.race([counted, givenUp]);
        },
        giveUp: () => giveUp(fault('not-wanted', 'Nobody waits for it.')),
        workers: async () => members.filter((one) => !one.gone && one.build === build).length,
        close: async () => undefined,
      });
    },
    work: async (build, work) => {
      const member: Member = { build, work, inHand: new Set(), gone: false };
      members.push(member);
      next();
      return ok({ close: async () => leave(member) });
    },
  };
}
