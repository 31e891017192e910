import { writtenPage } from '../written-page';
import { financeCopy } from './finance-copy';
import { FinancePage } from './finance-page';
import { healthcareCopy } from './healthcare-copy';
import { HealthcarePage } from './healthcare-page';

export const industryPages = [
  writtenPage({
    path: '/industries/healthcare',
    storiesOf: 'Healthcare',
    copy: healthcareCopy,
    Component: HealthcarePage,
  }),
  writtenPage({ path: '/industries/finance', storiesOf: 'Finance', copy: financeCopy, Component: FinancePage }),
];
