/** The work was not taken on: as much as may wait is waiting already. */
export class QueueFullError extends Error {}

export type Queue = <Result>(task: () => Promise<Result>) => Promise<Result>;

/** Runs tasks one after another. Behind the running one at most `longest` wait; a further one is refused at once. */
export function createQueue(longest: number): Queue {
  let unfinished = 0;
  let last: Promise<unknown> = Promise.resolve();
  return async (task) => {
    if (unfinished > longest) throw new QueueFullError();
    unfinished += 1;
    const turn = last.then(task).finally(() => {
      unfinished -= 1;
    });
    last = turn.catch(() => undefined);
    return turn;
  };
}
