import { ButtonLink } from '~/ui/button';
import { claim } from '../claims';
import { HeroField } from '../illustrations/hero-field';
import type { HomeCopy } from './home-copy';

export function Hero({ copy }: { copy: HomeCopy['hero'] }) {
  return (
    <section aria-labelledby="hero-title" className="hero">
      <div className="hero-art">
        <HeroField />
      </div>
      <div className="page-wide hero-text">
        <h1 id="hero-title" className="max-w-[11ch] text-5xl leading-[0.98]">
          {copy.title}
        </h1>
        <p className="mt-7 max-w-[40ch] text-lg leading-relaxed">{copy.content}</p>
        <p className="mt-9 flex flex-wrap gap-3">
          <ButtonLink href="/solutions" size="lg">
            Explore Solutions
          </ButtonLink>
          <ButtonLink href="/request-demo" size="lg" variant="outline" className="bg-ground">
            Request a Demo
          </ButtonLink>
        </p>
        <dl className="hero-proof">
          {copy.claims.map((id) => (
            <div key={id}>
              <dt className="font-display text-xl leading-none font-semibold tabular-nums">{claim(id).value}</dt>
              <dd className="mt-1.5 text-sm text-muted">{claim(id).label}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
