import { writtenPage } from '../written-page';
import { servicesCopy } from './services-copy';
import { ServicesPage } from './services-page';

export const servicesPages = [
  writtenPage({ path: '/services', contentPage: 'services', copy: servicesCopy, Component: ServicesPage }),
];
