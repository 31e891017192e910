import type { ReactNode } from 'react';

const tones = {
  ruled: 'border-t border-line',
  sunken: 'border-y border-line bg-sunken',
  ink: 'on-ink',
} as const;

export type Tone = keyof typeof tones;

interface BareSectionProps {
  /** Names the section for assistive technology and for links into the page: its heading has the id `<id>-title`. */
  id: string;
  /** What lies behind it over the whole width; without one, the ground of the page. */
  tone?: Tone;
  /** How the children stand to each other. */
  className?: string;
  children: ReactNode;
}

/** Ground and margins alone: the heading and all else are the page's own. */
export function BareSection({ id, tone, className, children }: BareSectionProps) {
  const content = className ? `page-wide section-y ${className}` : 'page-wide section-y';
  if (!tone) {
    return (
      <section aria-labelledby={`${id}-title`} id={id} className={content}>
        {children}
      </section>
    );
  }
  return (
    <section aria-labelledby={`${id}-title`} id={id} className={tones[tone]}>
      <div className={content}>{children}</div>
    </section>
  );
}

interface ColumnsSectionProps extends Omit<BareSectionProps, 'className'> {
  rowGap?: 'gap-y-8' | 'gap-y-10' | 'gap-y-12';
}

/** The twelve columns, filled by the page. */
export function ColumnsSection({ rowGap = 'gap-y-10', children, ...section }: ColumnsSectionProps) {
  return (
    <BareSection {...section} className={`grid grid-cols-12 gap-x-4 ${rowGap} lg:gap-x-8`}>
      {children}
    </BareSection>
  );
}

interface SectionProps extends Omit<BareSectionProps, 'className'> {
  title: string;
  lead?: string;
}

/** The heading above, over the whole width. */
export function Section({ id, title, lead, tone, children }: SectionProps) {
  return (
    <BareSection id={id} tone={tone}>
      <div className="grid grid-cols-12 gap-x-4 gap-y-4 pb-10 lg:gap-x-8">
        <h2 id={`${id}-title`} className="col-span-12 text-4xl lg:col-span-7">
          {title}
        </h2>
        {lead && <p className="col-span-12 self-end text-muted lg:col-span-4 lg:col-start-9">{lead}</p>}
      </div>
      {children}
    </BareSection>
  );
}

/** The heading in a narrow column of its own, which stays in view while the rest passes it. */
export function AsideSection({ id, title, lead, tone, children }: SectionProps) {
  return (
    <ColumnsSection id={id} tone={tone}>
      <div className="col-span-12 lg:col-span-4">
        <div className="lg:sticky lg:top-[calc(var(--header-height)+3rem)]">
          <h2 id={`${id}-title`} className="text-3xl">
            {title}
          </h2>
          {lead && <p className="mt-5 max-w-[44ch] text-muted">{lead}</p>}
        </div>
      </div>
      <div className="col-span-12 lg:col-span-8">{children}</div>
    </ColumnsSection>
  );
}
