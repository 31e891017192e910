import { type WrittenPage, writtenPage } from '../written-page';
import { enterpriseCopy } from './enterprise-copy';
import { EnterprisePage } from './enterprise-page';

export const enterprisePages: readonly WrittenPage[] = [
  writtenPage({
    path: '/services/enterprise-solutions',
    storiesNamed: ['less-waiting-between-two-machines'],
    copy: enterpriseCopy,
    Component: EnterprisePage,
  }),
];
