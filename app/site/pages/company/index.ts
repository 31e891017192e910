import { writtenPage } from '../written-page';
import { contactCopy } from './contact-copy';
import { ContactPage } from './contact-page';
import { requestDemoCopy } from './request-demo-copy';
import { RequestDemoPage } from './request-demo-page';

export const companyPages = [
  writtenPage({ path: '/contact', contentPage: 'contact', copy: contactCopy, Component: ContactPage }),
  writtenPage({ path: '/request-demo', copy: requestDemoCopy, Component: RequestDemoPage }),
];
