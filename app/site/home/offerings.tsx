import { LateIllustration } from '../illustrations/illustration';
import { CardLink } from '../parts/card-link';
import type { HomeCopy, Offering } from './home-copy';

export function Offerings({ copy }: { copy: HomeCopy['core_offerings'] }) {
  const featured = copy.items.filter((item) => item.featured);
  const others = copy.items.filter((item) => !item.featured);
  return (
    <section aria-labelledby="offerings-title" className="page-wide">
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-3 pb-8">
        <h2 id="offerings-title" className="text-4xl">
          {copy.title}
        </h2>
        <p className="text-muted">{copy.content}</p>
      </div>
      <div className="grid gap-px border border-line bg-line lg:grid-cols-12">
        <div className="grid gap-px lg:col-span-8">
          {featured.map((offering) => (
            <FeaturedCard key={offering.href} offering={offering} />
          ))}
        </div>
        <div className="grid gap-px sm:grid-cols-2 lg:col-span-4 lg:grid-cols-1">
          {others.map((offering) => (
            <SmallCard key={offering.href} offering={offering} />
          ))}
        </div>
      </div>
    </section>
  );
}

function FeaturedCard({ offering }: { offering: Offering }) {
  return (
    <article className="card-link group relative grid bg-ground md:grid-cols-2">
      <div className="flex flex-col p-6 sm:p-8 xl:p-10">
        <p className="text-sm text-muted">{offering.subtitle}</p>
        <h3 className="mt-3 text-3xl">
          <CardLink href={offering.href} title={offering.title} />
        </h3>
        <p className="mt-4 text-muted">{offering.description}</p>
        <ul className="mt-6 flex flex-wrap gap-x-4 gap-y-1 font-mono text-xs md:mt-auto md:pt-8">
          {offering.features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
      </div>
      <div className="relative min-h-64 overflow-hidden max-md:order-first md:min-h-96">
        <LateIllustration motif={offering.motif} seed={offering.href} className="card-art" />
      </div>
    </article>
  );
}

function SmallCard({ offering }: { offering: Offering }) {
  return (
    <article className="card-link group relative flex flex-col bg-ground">
      <div className="relative min-h-44 flex-1 overflow-hidden">
        <LateIllustration motif={offering.motif} seed={offering.href} className="card-art" />
      </div>
      <div className="p-6 sm:p-8">
        <p className="text-sm text-muted">{offering.subtitle}</p>
        <h3 className="mt-2 text-2xl">
          <CardLink href={offering.href} title={offering.title} />
        </h3>
        <p className="mt-3 text-sm text-muted">{offering.description}</p>
      </div>
    </article>
  );
}
