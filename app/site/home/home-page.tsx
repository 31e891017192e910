import type { PageProps } from '../pages/written-page';
import { AddedSections } from '../parts/added-sections';
import { Careers } from './careers';
import { Closing } from './closing';
import { Hero } from './hero';
import type { HomeCopy } from './home-copy';
import { Industries } from './industries';
import { Learn } from './learn';
import { Offerings } from './offerings';
import { Solutions } from './solutions';
import { Stories } from './stories';
import { WhoWeAre } from './who-we-are';
import { Why } from './why';

export function HomePage({ copy, added, stories }: PageProps<HomeCopy>) {
  return (
    <>
      <Hero copy={copy.hero} />
      <WhoWeAre copy={copy.who_we_are} />
      <Offerings copy={copy.core_offerings} />
      <Solutions copy={copy.solutions} />
      <Industries copy={copy.industries} />
      <Learn copy={copy.learn} />
      <Stories copy={copy.stories} stories={stories} />
      <Why copy={copy.why} />
      <AddedSections sections={added} />
      <Careers copy={copy.careers} />
      <Closing copy={copy.closing} />
    </>
  );
}
