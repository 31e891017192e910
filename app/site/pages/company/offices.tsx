import { company } from '~/lib/company';

/** The two places of the company, side by side. */
export function Offices({ headquarters, second }: { headquarters: string; second: string }) {
  const { headquarters: first, secondOffice } = company;
  return (
    <dl className="grid border-t border-line sm:grid-cols-2">
      <Office kind={headquarters} city={first.city} lines={first.lines} />
      <Office kind={second} city={secondOffice.city} lines={[secondOffice.country, secondOffice.note]} />
    </dl>
  );
}

function Office({ kind, city, lines }: { kind: string; city: string; lines: readonly string[] }) {
  return (
    <div className="py-6 max-sm:border-b max-sm:border-line">
      <dt className="text-sm text-muted">{kind}</dt>
      <dd className="mt-1 font-display text-xl font-semibold">{city}</dd>
      {lines.map((line) => (
        <dd key={line}>{line}</dd>
      ))}
    </div>
  );
}
