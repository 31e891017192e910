import { type WrittenPage, writtenPage } from '../written-page';
import { healthcareCopy } from './healthcare-copy';
import { HealthcarePage } from './healthcare-page';

export const healthcarePages: readonly WrittenPage[] = [
  writtenPage({ path: '/services/healthcare', copy: healthcareCopy, Component: HealthcarePage }),
];
