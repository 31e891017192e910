import type { manufacturingCopy } from './manufacturing-copy';
import { bestOrder, jobs, machines, type Schedule, type Stop, schedule } from './shop-model';

const stop: Stop = { machine: 1, from: 5, hours: 4 };
const received = schedule(jobs);
const best = bestOrder();
const kept = schedule(
  best.order.split(' ').flatMap((name) => jobs.filter((job) => job.name === name)),
  stop,
);
const known = bestOrder(stop);

const [lane, height, hour, span] = [34, 26, 18, 30];

/** Four schedules under each other on one time axis. */
export function Gantt({ copy }: { copy: (typeof manufacturingCopy.sections)['exhibit'] }) {
  const plans = [
    { title: copy.received, plan: received },
    { title: copy.best, plan: best },
    { title: copy.hit, plan: kept },
    { title: copy.known, plan: known },
  ];
  return (
    <ol className="grid gap-y-8">
      {plans.map(({ title, plan }, index) => (
        <li
          key={title}
          className="grid grid-cols-12 items-center gap-x-2 gap-y-3 md:gap-x-6 border-t border-line pt-6 first:border-0 first:pt-0"
        >
          <div className="col-span-12 flex items-baseline justify-between gap-4 md:col-span-3 md:block">
            <h3 className="text-base md:text-lg">{title}</h3>
            <p className="text-sm whitespace-nowrap text-muted md:mt-2">
              <span
                className={`mr-1.5 font-display text-2xl font-semibold tabular-nums ${index === 3 ? 'text-accent' : 'text-text'}`}
              >
                {plan.finished}
              </span>
              {copy.hours}
            </p>
          </div>
          <div className="col-span-12 md:col-span-9">
            <Plan plan={plan} />
          </div>
        </li>
      ))}
    </ol>
  );
}

/** "Saw: A 0 to 5, B 5 to 7": who is on which machine in which hours. */
function planInWords({ runs, stop: pause }: Schedule): string {
  const lanes = machines.map((name, machine) => {
    const work = runs
      .filter((run) => run.machine === machine)
      .flatMap(({ job, pieces }) => pieces.map(([from, to]) => `${job} ${from} to ${to}`));
    const still = pause?.machine === machine ? `; it stands still ${pause.from} to ${pause.from + pause.hours}` : '';
    return `${name}: ${work.join(', ')}${still}.`;
  });
  return `Jobs by machine and hour. ${lanes.join(' ')}`;
}

function Plan({ plan }: { plan: Schedule }) {
  const top = (machine: number) => machine * lane;
  return (
    <svg
      viewBox={`-62 0 ${span * hour + 64} ${3 * lane}`}
      className="chart"
      fill="none"
      role="img"
      aria-label={planInWords(plan)}
    >
      {machines.map((name, machine) => (
        <g key={name}>
          <text x="-62" y={top(machine) + 20} className="gantt-machine">
            {name}
          </text>
          <path d={`M0 ${top(machine) + height + 4}H${span * hour}`} stroke="var(--color-line)" />
        </g>
      ))}
      {plan.stop && <Standstill stop={plan.stop} top={top(plan.stop.machine)} />}
      {plan.runs.map(({ job, machine, pieces }) =>
        pieces.map(([from, to]) => (
          <g key={`${job}${machine}${from}`}>
            <path
              d={`M${from * hour} ${top(machine)}h${(to - from) * hour - 2}v${height}h${2 - (to - from) * hour}z`}
              fill={machine === 1 ? 'var(--color-accent)' : 'var(--color-accent-soft)'}
              stroke="var(--color-accent)"
            />
            <text
              x={((from + to) / 2) * hour - 1}
              y={top(machine) + height / 2}
              dy="0.36em"
              textAnchor="middle"
              className="gantt-job"
              style={{ fill: machine === 1 ? 'var(--color-on-accent)' : 'var(--color-text)' }}
            >
              {job}
            </text>
          </g>
        )),
      )}
      <path d={`M${plan.finished * hour} 0V${3 * lane}`} stroke="var(--color-text)" strokeWidth="2.5" />
    </svg>
  );
}

function Standstill({ stop: { from, hours }, top }: { stop: Stop; top: number }) {
  const lines = Array.from({ length: hours * 2 }, (_, i) => `M${from * hour + i * 12} ${top + height}l12 ${-height}`);
  return (
    <>
      <path
        d={`M${from * hour} ${top}h${hours * hour}v${height}h${-hours * hour}z`}
        fill="var(--color-warm-soft)"
        stroke="var(--color-warm)"
      />
      <path d={lines.join('')} stroke="var(--color-warm)" strokeWidth="1.5" />
    </>
  );
}
