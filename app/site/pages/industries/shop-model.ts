/** A flow shop: every job visits the three machines in the same order. Times in hours. */
export const machines = ['Saw', 'Mill', 'Paint'] as const;
export const jobs = [
  { name: 'A', times: [5, 2, 4] },
  { name: 'B', times: [2, 6, 3] },
  { name: 'C', times: [4, 3, 1] },
  { name: 'D', times: [1, 4, 5] },
  { name: 'E', times: [3, 1, 4] },
] as const;

export interface Stop {
  machine: number;
  from: number;
  hours: number;
}

export interface Run {
  job: string;
  machine: number;
  /** Worked hours; two pieces where a stop came in between. */
  pieces: (readonly [from: number, to: number])[];
}

export interface Schedule {
  order: string;
  runs: Run[];
  stop?: Stop;
  /** When the last job is finished. */
  finished: number;
}

/** Work of some hours on a machine from `ready` on; a stop interrupts it, and it goes on afterwards. */
function work(ready: number, hours: number, stop: Stop | undefined): Run['pieces'] {
  if (!stop) return [[ready, ready + hours]];
  const back = stop.from + stop.hours;
  const start = ready >= stop.from && ready < back ? back : ready;
  if (start >= stop.from || start + hours <= stop.from) return [[start, start + hours]];
  return [
    [start, stop.from],
    [back, back + hours - (stop.from - start)],
  ];
}

type Job = (typeof jobs)[number];

export function schedule(order: readonly Job[], stop?: Stop): Schedule {
  const free = machines.map(() => 0);
  const runs = order.flatMap((job) => {
    let done = 0;
    return job.times.map((hours, machine) => {
      const pieces = work(Math.max(done, free[machine] ?? 0), hours, stop?.machine === machine ? stop : undefined);
      done = pieces.at(-1)?.[1] ?? done;
      free[machine] = done;
      return { job: job.name, machine, pieces };
    });
  });
  return {
    order: order.map(({ name }) => name).join(' '),
    runs,
    ...(stop && { stop }),
    finished: Math.max(...free),
  };
}

function orders(left: readonly Job[]): Job[][] {
  if (left.length === 0) return [[]];
  return left.flatMap((job) => orders(left.filter((other) => other !== job)).map((rest) => [job, ...rest]));
}

/** The order that finishes first, out of all 120. */
export function bestOrder(stop?: Stop): Schedule {
  const all = orders(jobs).map((order) => schedule(order, stop));
  return all.sort((a, b) => a.finished - b.finished)[0] ?? schedule(jobs, stop);
}
