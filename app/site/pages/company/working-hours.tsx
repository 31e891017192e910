import { company } from '~/lib/company';

/** Of the clock of Ranchi. */
const shown = { from: 8, to: 23 } as const;
const day = { from: 9, to: 18 } as const;
/** Hours that Tallinn is behind Ranchi. */
const behind = { winter: 3.5, summer: 2.5 } as const;

const share = (hour: number) => `${Math.round(((hour - shown.from) / (shown.to - shown.from)) * 10_000) / 100}%`;

/** The hours in which somebody is at work in each city, and in both. The text beside it says the same in words. */
export function WorkingHours() {
  const { headquarters, secondOffice } = company;
  const rows = [
    { label: headquarters.city, from: day.from },
    { label: `${secondOffice.city}, winter`, from: day.from + behind.winter },
    { label: `${secondOffice.city}, summer`, from: day.from + behind.summer },
  ];
  return (
    <div aria-hidden="true" className="text-xs text-muted sm:text-sm">
      {rows.map(({ label, from }, n) => (
        <div key={label} className="border-t border-line py-3">
          <p className={n === 0 ? 'font-medium text-text' : ''}>{label}</p>
          <svg className="mt-1.5 block h-4 w-full" focusable="false">
            <line x2={share(shown.to)} y1="8" y2="8" stroke="var(--color-line)" />
            <rect x={share(from)} width={width(from, from + 9)} y="3" height="10" fill="var(--color-line-strong)" />
            <rect
              x={share(Math.max(from, day.from))}
              width={width(Math.max(from, day.from), day.to)}
              y="3"
              height="10"
              fill="var(--color-accent)"
            />
          </svg>
        </div>
      ))}
      <p className="flex justify-between border-t border-line pt-2 font-mono text-2xs">
        {[8, 11, 14, 17, 20, 23].map((hour) => (
          <span key={hour}>{hour}:00</span>
        ))}
      </p>
    </div>
  );
}

function width(from: number, to: number): string {
  return `${Math.round(((to - from) / (shown.to - shown.from)) * 10_000) / 100}%`;
}
