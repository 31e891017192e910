import { BrokenLink } from '../broken-link';

/** In place of a demo whose link opens nothing. */
export function LinkIsOver() {
  return (
    <BrokenLink about="Your demo" way={{ href: '/request-demo', label: 'Request Demo' }}>
      It was taken back, its times have passed, or the demo is over. Answer the mail that it came in, and we send you a
      new one; or ask for another demo.
    </BrokenLink>
  );
}
