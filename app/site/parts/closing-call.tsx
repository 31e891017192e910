import { buttonClass } from '~/ui/button';
import { FringeStrip } from '../fringe-strip';
import { createRandom } from '../illustrations/random';
import { type Action, ActionLabel } from './actions';

interface ClosingProps {
  title: string;
  content: string;
  actions: readonly Action[];
}

/** The last word of a page: what to do now. It goes over into the footer's night in fringes, which no other page has. */
export function ClosingCall({ title, content, actions }: ClosingProps) {
  const random = createRandom(`closing ${title}`);
  return (
    <section aria-labelledby="closing-title" className="no-print bg-accent text-on-accent">
      <div className="page-wide grid grid-cols-12 items-end gap-x-4 gap-y-10 py-20 lg:gap-x-8 lg:py-28">
        <div className="col-span-12 lg:col-span-7">
          <h2 id="closing-title" className="text-4xl">
            {title}
          </h2>
          <p className="mt-6 max-w-[52ch] text-lg text-balance">{content}</p>
        </div>
        <p className="col-span-12 flex flex-wrap gap-3 lg:col-span-5 lg:justify-end">
          {actions.map((action, index) => (
            <a
              key={action.label}
              href={action.href}
              className={
                index === 0 ? buttonClass('inverse', 'lg', 'focus-on-accent') : 'button-on-accent focus-on-accent'
              }
            >
              <ActionLabel {...action} />
            </a>
          ))}
        </p>
      </div>
      <FringeStrip
        bars={64}
        slits={random.int(7, 19)}
        shift={random.range(-0.5, 0.5)}
        className="block h-6 w-full text-ink lg:h-7"
      />
    </section>
  );
}

/** The same in a quiet voice, for pages whose readers don't want to be called. */
export function QuietClosing({ title, content, actions }: ClosingProps) {
  return (
    <section aria-labelledby="closing-title" className="no-print border-t border-line">
      <div className="page-wide flex flex-wrap items-end justify-between gap-x-12 gap-y-8 py-16 lg:py-20">
        <div>
          <h2 id="closing-title" className="text-3xl">
            {title}
          </h2>
          <p className="mt-4 max-w-[56ch] text-muted">{content}</p>
        </div>
        <p className="flex flex-wrap gap-3">
          {actions.map((action, index) => (
            <a key={action.label} href={action.href} className={buttonClass(index === 0 ? 'primary' : 'outline', 'lg')}>
              <ActionLabel {...action} />
            </a>
          ))}
        </p>
      </div>
    </section>
  );
}
