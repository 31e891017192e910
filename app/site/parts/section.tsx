import type { ReactNode } from 'react';

const tones = {
  ground: '',
  sunken: 'border-y border-line bg-sunken',
  ink: 'on-ink',
} as const;

interface SectionProps {
  /** Names the section for assistive technology and for links into the page. */
  id: string;
  title: string;
  lead?: string;
  tone?: keyof typeof tones;
  children: ReactNode;
}

/** The heading above, over the whole width. */
export function Section({ id, title, lead, tone = 'ground', children }: SectionProps) {
  return (
    <section aria-labelledby={`${id}-title`} id={id} className={tones[tone]}>
      <div className="page-wide section-y">
        <div className="grid grid-cols-12 gap-x-4 gap-y-4 pb-10 lg:gap-x-8">
          <h2 id={`${id}-title`} className="col-span-12 text-4xl lg:col-span-7">
            {title}
          </h2>
          {lead && <p className="col-span-12 self-end text-muted lg:col-span-4 lg:col-start-9">{lead}</p>}
        </div>
        {children}
      </div>
    </section>
  );
}

/** The heading in a narrow column of its own, which stays in view while the rest passes it. */
export function AsideSection({ id, title, lead, tone = 'ground', children }: SectionProps) {
  return (
    <section aria-labelledby={`${id}-title`} id={id} className={tones[tone]}>
      <div className="page-wide section-y grid grid-cols-12 gap-x-4 gap-y-10 lg:gap-x-8">
        <div className="col-span-12 lg:col-span-4">
          <div className="lg:sticky lg:top-[calc(var(--header-height)+3rem)]">
            <h2 id={`${id}-title`} className="text-3xl">
              {title}
            </h2>
            {lead && <p className="mt-5 max-w-[44ch] text-muted">{lead}</p>}
          </div>
        </div>
        <div className="col-span-12 lg:col-span-8">{children}</div>
      </div>
    </section>
  );
}
