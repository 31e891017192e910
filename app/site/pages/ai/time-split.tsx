import { range } from '../../illustrations/geometry';
import { createRandom } from '../../illustrations/random';

const MONTHS = 24;
const LEARN = 17;
const ADJUST = 3;
/** The part of each month that a random split takes away for the examination. */
const TAKEN = 0.17;

const random = createRandom('records by month');
/** Records in each month: growth, a season, noise. In share of the highest bar. */
const volumes = range(MONTHS).map(
  (month) => 0.42 + 0.014 * month + 0.12 * Math.sin((month / 12) * 2 * Math.PI) + random.range(-0.05, 0.05),
);

const BAR = 27;
const HIGH = 120;

/** The same months split by time and at random. */
export function TimeSplit({
  words,
}: {
  words: { learn: string; adjust: string; examine: string; random: string; caption: string };
}) {
  return (
    <div className="grid gap-8">
      <Strip label={words.caption}>
        {volumes.map((volume, month) => (
          <Bar key={`${month}`} month={month} height={volume * HIGH} className={partOf(month)} />
        ))}
      </Strip>
      <ul className="grid gap-2 text-sm sm:grid-cols-3 sm:gap-6">
        <Legend className="bg-line-strong">{words.learn}</Legend>
        <Legend className="bg-warm">{words.adjust}</Legend>
        <Legend className="bg-accent">{words.examine}</Legend>
      </ul>
      <div className="border-t border-line pt-8">
        <Strip label={words.random}>
          {volumes.map((volume, month) => (
            <g key={`${month}`}>
              <Bar month={month} height={volume * HIGH} className="fill-line-strong" />
              {scattered(month, volume * HIGH).map((y) => (
                <rect
                  key={y}
                  x={month * BAR}
                  y={y}
                  width={BAR - 5}
                  height={HIGH * TAKEN * 0.22}
                  className="fill-accent"
                />
              ))}
            </g>
          ))}
        </Strip>
        <ul className="mt-4 text-sm">
          <Legend className="bg-accent">{words.random}</Legend>
        </ul>
      </div>
    </div>
  );
}

function partOf(month: number): string {
  if (month < LEARN) return 'fill-line-strong';
  return month < LEARN + ADJUST ? 'fill-warm' : 'fill-accent';
}

function scattered(month: number, height: number): number[] {
  const drawn = createRandom(`month ${month}`);
  return range(3).map((i) => Math.round(HIGH - height + (height - 8) * ((i + drawn.range(0.1, 0.9)) / 3)));
}

function Strip({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${MONTHS * BAR - 5} ${HIGH}`} className="block w-full">
      {children}
    </svg>
  );
}

function Bar({ month, height, className }: { month: number; height: number; className: string }) {
  const tall = Math.round(height);
  return <rect x={month * BAR} y={HIGH - tall} width={BAR - 5} height={tall} className={className} />;
}

function Legend({ className, children }: { className: string; children: string }) {
  return (
    <li className="flex gap-3">
      <span aria-hidden="true" className={`mt-1.5 size-3 shrink-0 ${className}`} />
      {children}
    </li>
  );
}
