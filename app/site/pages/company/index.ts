import { writtenPage } from '../written-page';
import { aboutCopy } from './about-copy';
import { AboutPage } from './about-page';
import { consultingCopy } from './consulting-copy';
import { ConsultingPage } from './consulting-page';
import { contactCopy } from './contact-copy';
import { ContactPage } from './contact-page';
import { coursesCopy } from './courses-copy';
import { CoursesPage } from './courses-page';
import { requestDemoCopy } from './request-demo-copy';
import { RequestDemoPage } from './request-demo-page';
import { teamCopy } from './team-copy';
import { TeamPage } from './team-page';

export const companyPages = [
  writtenPage({ path: '/about', contentPage: 'about', copy: aboutCopy, Component: AboutPage }),
  writtenPage({ path: '/team', contentPage: 'team', copy: teamCopy, Component: TeamPage }),
  writtenPage({ path: '/contact', contentPage: 'contact', copy: contactCopy, Component: ContactPage }),
  writtenPage({ path: '/request-demo', copy: requestDemoCopy, Component: RequestDemoPage }),
  writtenPage({ path: '/consulting', copy: consultingCopy, Component: ConsultingPage }),
  writtenPage({ path: '/courses', copy: coursesCopy, Component: CoursesPage }),
];
