import type { ReactNode } from 'react';
import { company } from '~/lib/company';
import { ButtonLink } from '~/ui/button';
import { WavesFigure } from './waves-figure';

export const brokenLinkHeading = 'This link no longer works';

interface BrokenLinkProps {
  /** What the link led to. */
  about: string;
  /** Where to go instead. */
  way: { href: string; label: string };
  /** Why it may have ended, and how to get a new one. */
  children: ReactNode;
}

/** The same for a link with a secret that never was, was taken back or has run out: nobody learns which. */
export function BrokenLink({ about, way, children }: BrokenLinkProps) {
  return (
    <section className="page-wide grid grid-cols-12 items-center gap-x-4 gap-y-14 pt-12 pb-20 lg:gap-x-8 lg:py-24">
      <div className="col-span-12 lg:col-span-6">
        <p className="font-medium text-accent">{about}</p>
        <h1 className="mt-4 text-5xl leading-[0.98]">{brokenLinkHeading}</h1>
        <p className="mt-7 max-w-[52ch] text-lg leading-relaxed text-muted">{children}</p>
        <p className="mt-9">
          <ButtonLink href={way.href} size="lg">
            {way.label}
          </ButtonLink>
        </p>
      </div>
      <div className="col-span-12 lg:col-span-5 lg:col-start-8">
        <WavesFigure
          state="broken"
          names={['You', company.name]}
          caption="Yours breaks off here. The next link begins it again."
        />
      </div>
    </section>
  );
}
