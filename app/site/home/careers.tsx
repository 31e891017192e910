import { ButtonLink } from '~/ui/button';
import type { HomeCopy } from './home-copy';
import { TwoCities } from './two-cities';

export function Careers({ copy }: { copy: HomeCopy['careers'] }) {
  return (
    <section
      aria-labelledby="careers-title"
      className="page-wide section-y grid grid-cols-12 gap-x-4 lg:gap-x-8 gap-y-12"
    >
      <div className="col-span-12 self-start sm:col-span-8 md:col-span-6 md:max-lg:row-start-2 lg:self-center">
        <TwoCities className="block w-full" />
      </div>
      <div className="col-span-12 md:max-lg:contents lg:col-span-5 lg:col-start-8">
        <div className="col-span-12">
          <h2 id="careers-title" className="text-4xl">
            {copy.title}
          </h2>
          <p className="mt-5 text-lg text-muted">{copy.content}</p>
        </div>
        <div className="col-span-6">
          <ul className="mt-8 md:mt-0 lg:mt-8">
            {copy.items.map((item) => (
              <li key={item.title} className="border-t border-line py-5">
                <h3 className="text-lg">{item.title}</h3>
                <p className="mt-1.5 text-muted">{item.description}</p>
              </li>
            ))}
          </ul>
          <p className="mt-4">
            <ButtonLink href="/careers" size="lg">
              View Careers
            </ButtonLink>
          </p>
        </div>
      </div>
    </section>
  );
}
