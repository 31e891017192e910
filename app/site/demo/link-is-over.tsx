import { buttonClass } from '~/ui/button';

/** The same for a link that never was, was taken back or has run out: nobody learns which. */
export function LinkIsOver() {
  return (
    <section className="page-wide max-w-3xl pt-20 pb-28">
      <h1 className="text-4xl">This link no longer works</h1>
      <p className="mt-6 max-w-[52ch] text-lg text-muted">
        It was taken back, its times have passed, or the demo is over. Answer the mail that it came in, and we send you
        a new one; or ask for another demo.
      </p>
      <p className="mt-8">
        <a href="/request-demo" className={buttonClass('primary', 'lg')}>
          Request Demo
        </a>
      </p>
    </section>
  );
}
