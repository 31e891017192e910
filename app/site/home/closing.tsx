import { buttonClass } from '~/ui/button';
import type { HomeCopy } from './home-copy';

export function Closing({ copy }: { copy: HomeCopy['closing'] }) {
  return (
    <section aria-labelledby="closing-title" className="no-print bg-accent text-on-accent">
      <div className="page-wide grid grid-cols-12 items-end gap-x-4 lg:gap-x-8 gap-y-10 py-20 lg:py-28">
        <div className="col-span-12 lg:col-span-8">
          <h2 id="closing-title" className="text-4xl">
            {copy.title}
          </h2>
          <p className="mt-6 max-w-[52ch] text-lg text-balance">{copy.content}</p>
        </div>
        <p className="col-span-12 flex flex-wrap gap-3 lg:col-span-4 lg:justify-end">
          <a href="/request-demo" className={buttonClass('inverse', 'lg', 'focus-on-accent')}>
            Request a Demo
          </a>
          <a href="/contact" className="button-on-accent focus-on-accent">
            Contact Us
          </a>
        </p>
      </div>
    </section>
  );
}
