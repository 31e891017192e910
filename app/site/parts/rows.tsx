import { ArrowLink } from '~/ui/arrow-link';

export interface Row {
  title: string;
  description: string;
  href?: string;
  /** What the link says; without one the title is the link. */
  action?: string;
}

/** A list that is read like an index: one line each, hairlines between. */
export function Rows({ rows, heading: Heading = 'h3' }: { rows: readonly Row[]; heading?: 'h3' | 'h4' }) {
  return (
    <ul className="border-t border-line">
      {rows.map(({ title, description, href, action }) => (
        <li
          key={title}
          className="grid gap-x-8 gap-y-2 border-b border-line py-6 md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]"
        >
          <Heading className="text-xl">{href && !action ? <ArrowLink href={href}>{title}</ArrowLink> : title}</Heading>
          <div>
            <p className="max-w-[60ch] text-muted">{description}</p>
            {href && action && (
              <p className="mt-3">
                <ArrowLink href={href}>{action}</ArrowLink>
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Things that happen one after the other. */
export function Steps({ steps }: { steps: readonly { title: string; description: string }[] }) {
  return (
    <ol
      className={`grid gap-x-8 gap-y-10 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none ${steps.length === 3 ? 'md:grid-cols-3' : 'sm:grid-cols-2'}`}
    >
      {steps.map(({ title, description }, index) => (
        <li key={title} className="border-t-2 border-accent pt-5">
          <p className="font-mono text-sm text-accent" aria-hidden="true">
            {index + 1}
          </p>
          <h3 className="mt-3 text-xl">{title}</h3>
          <p className="mt-2 text-muted">{description}</p>
        </li>
      ))}
    </ol>
  );
}
