import { AudioWaveform, Coins, type LucideIcon, Scale, ServerCog, ShieldCheck } from 'lucide-react';
import { claim } from '../claims';
import { CardLink } from '../parts/card-link';
import type { HomeCopy, WhyIcon } from './home-copy';

const icons: Record<WhyIcon, LucideIcon> = {
  waves: AudioWaveform,
  scale: Scale,
  coins: Coins,
  server: ServerCog,
  shield: ShieldCheck,
};

/** Where each reason can be checked. */
const proofs: Record<WhyIcon, string> = {
  waves: '/team#decisions',
  scale: '/consulting#criteria',
  coins: '/consulting#price',
  server: '/case-studies',
  shield: '/services/enterprise-solutions#audit',
};

export function Why({ copy }: { copy: HomeCopy['why'] }) {
  return (
    <section aria-labelledby="why-title" className="border-t border-line">
      <div className="page-wide">
        <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-3 py-12 lg:py-16">
          <h2 id="why-title" className="text-3xl">
            {copy.title}
          </h2>
          <p className="text-muted">{copy.content}</p>
        </div>
      </div>
      <div className="border-y border-line">
        <ul className="page-wide why-columns">
          {copy.items.map((item) => {
            const Icon = icons[item.icon];
            return (
              <li key={item.title} className="card-link group relative">
                <Icon aria-hidden="true" className="size-7 text-accent" strokeWidth={1.5} />
                <h3 className="why-title text-lg leading-snug">
                  <CardLink href={proofs[item.icon]} title={item.title} />
                </h3>
                <p className="mt-3 text-sm text-muted">
                  {item.description}
                  {'claim' in item && item.claim && (
                    <>
                      {' '}
                      <span className="lowercase">{claim(item.claim).value}</span> {claim(item.claim).label}.
                    </>
                  )}
                </p>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
