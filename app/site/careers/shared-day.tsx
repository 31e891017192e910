import { company } from '~/lib/company';

/**
 * A day as a dial on India's clock, noon at the top: nine to six in Ranchi, nine to six in Tallinn, and the hours that
 * both have, as fringes.
 */
const opens = 9;
const closes = 18;
const indiaOffset = 5.5;
/** Estonia's clock in winter; in summer it is an hour further. */
const estoniaOffset = 2;

const ranchi = { from: opens, to: closes, radius: 214 };
const tallinn = { from: opens + indiaOffset - estoniaOffset, to: closes + indiaOffset - estoniaOffset, radius: 172 };
const shared = { from: tallinn.from, to: ranchi.to };
const sharedInWinter = shared.to - shared.from;

const center = 300;
const round = (value: number) => Math.round(value * 10) / 10;

function pointAt(hour: number, radius: number): string {
  const angle = (hour / 24) * 2 * Math.PI + Math.PI / 2;
  return `${round(center + radius * Math.cos(angle))} ${round(center + radius * Math.sin(angle))}`;
}

function arc({ from, to, radius }: { from: number; to: number; radius: number }): string {
  return `M${pointAt(from, radius)}A${radius} ${radius} 0 ${to - from > 12 ? 1 : 0} 1 ${pointAt(to, radius)}`;
}

/** "5½": hours in halves. */
function hoursWords(hours: number): string {
  return `${Math.floor(hours)}${hours % 1 === 0.5 ? '½' : ''}`;
}

const ticks = Array.from({ length: 96 }, (_, n) => n / 4)
  // The hours at the sides stand in the ring themselves.
  .filter((hour) => Math.abs(hour - 6) > 0.5 && Math.abs(hour - 18) > 0.5)
  .map((hour) => `M${pointAt(hour, 262)}L${pointAt(hour, hour % 1 === 0 ? 276 : 268)}`)
  .join('');
const fringes = Array.from({ length: 15 }, (_, n) => 10 + n * 9.6);

export const sharedDayWords = `Nine to six in ${company.headquarters.city} and nine to six in ${company.secondOffice.city}, once the office opens: ${hoursWords(sharedInWinter)} hours together in winter, ${hoursWords(sharedInWinter + 1)} in summer.`;

/** The words under it say what it shows. */
export function SharedDay({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 600 600" className={className} fill="none" aria-hidden="true">
      <path d={ticks} stroke="var(--color-line-strong)" strokeWidth="1" />
      {[6, 12, 18].map((hour) => (
        <text key={hour} className="font-mono" fontSize="19" fill="var(--color-muted)" {...hourPlace(hour)}>
          {String(hour).padStart(2, '0')}:00
        </text>
      ))}
      {fringes.map((radius) => (
        <circle key={radius} cx={center} cy={center} r={radius} stroke="var(--color-line)" strokeWidth="1" />
      ))}
      {fringes.map((radius, index) => (
        <path
          key={radius}
          d={arc({ ...shared, radius })}
          stroke="var(--color-accent)"
          strokeWidth={round(1 + 5 * Math.cos((index * Math.PI) / 7) ** 2)}
        />
      ))}
      <Band {...ranchi} id="shared-day-ranchi" name={company.headquarters.city} tone="var(--color-accent)" />
      <Band {...tallinn} id="shared-day-tallinn" name={company.secondOffice.city} tone="var(--color-warm)" />
    </svg>
  );
}

function hourPlace(hour: number) {
  const [x, y] = pointAt(hour, 240).split(' ').map(Number);
  if (hour === 12) return { x, y: Number(y) - 46, textAnchor: 'middle' as const };
  return { x: hour === 6 ? 0 : 600, y: Number(y) + 6, textAnchor: hour === 6 ? ('start' as const) : ('end' as const) };
}

interface BandProps {
  from: number;
  to: number;
  radius: number;
  id: string;
  name: string;
  tone: string;
}

/** Working hours as a band with the city's name in it. */
function Band({ id, name, tone, ...hours }: BandProps) {
  return (
    <>
      <path id={id} d={arc({ ...hours, radius: hours.radius - 7 })} />
      <path d={arc(hours)} stroke={tone} strokeWidth="36" />
      <text className="font-display font-semibold" fontSize="21" fill="var(--color-on-accent)">
        <textPath href={`#${id}`} startOffset="4%">
          {name}
        </textPath>
      </text>
    </>
  );
}
