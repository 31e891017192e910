import { company } from '~/lib/company';
import { ButtonLink } from '~/ui/button';
import { WavesFigure } from '../waves-figure';

/** The same for a link that never was, was taken back or has run out, and for a page that is gone: nobody learns which. */
export function LinkHasEnded() {
  return (
    <section className="page-wide grid grid-cols-12 items-center gap-x-4 gap-y-14 pt-12 pb-20 lg:gap-x-8 lg:py-24">
      <div className="col-span-12 lg:col-span-6">
        <p className="font-medium text-accent">Preview</p>
        <h1 className="mt-4 text-5xl leading-[0.98]">This link no longer works</h1>
        <p className="mt-7 max-w-[52ch] text-lg leading-relaxed text-muted">
          It was taken back, its week is over, or the page it led to is gone. Ask whoever sent it to you for a new one.
        </p>
        <p className="mt-9">
          <ButtonLink href="/insights" size="lg">
            Read what is published
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
