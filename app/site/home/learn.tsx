import { ButtonLink } from '~/ui/button';
import { LevelStep } from '../parts/level-step';
import type { HomeCopy } from './home-copy';

/** Three cards as the levels of one system: each stands higher than the one before. */
export function Learn({ copy }: { copy: HomeCopy['learn'] }) {
  return (
    <section aria-labelledby="learn-title" className="on-ink">
      <div className="page-wide section-y">
        <h2 id="learn-title" className="max-w-[12ch] text-4xl">
          {copy.title}
        </h2>
        <ol className="levels">
          {copy.items.map((item, index) => (
            <li key={item.title} className="level">
              {index < copy.items.length - 1 && <LevelStep />}
              <p className="font-mono text-sm text-accent" aria-hidden="true">
                |{item.level}⟩
              </p>
              <h3 className="mt-3 text-2xl">{item.title}</h3>
              <p className="mt-3 max-w-[40ch] text-muted">{item.description}</p>
            </li>
          ))}
        </ol>
        <div className="mt-14 flex flex-wrap items-center gap-x-8 gap-y-5">
          <ButtonLink href="/courses" size="lg">
            Browse Courses
          </ButtonLink>
          <p className="max-w-[44ch] text-muted">{copy.content}</p>
        </div>
      </div>
    </section>
  );
}
