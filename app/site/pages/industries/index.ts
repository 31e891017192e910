import { writtenPage } from '../written-page';
import { energyCopy } from './energy-copy';
import { EnergyPage } from './energy-page';
import { financeCopy } from './finance-copy';
import { FinancePage } from './finance-page';
import { governmentCopy } from './government-copy';
import { GovernmentPage } from './government-page';
import { healthcareCopy } from './healthcare-copy';
import { HealthcarePage } from './healthcare-page';
import { industriesCopy } from './industries-copy';
import { IndustriesPage } from './industries-page';
import { manufacturingCopy } from './manufacturing-copy';
import { ManufacturingPage } from './manufacturing-page';
import { transportationCopy } from './transportation-copy';
import { TransportationPage } from './transportation-page';

export const industryPages = [
  writtenPage({
    path: '/industries',
    storiesOf: industriesCopy.sections.industries.items.map(({ industry }) => industry),
    copy: industriesCopy,
    Component: IndustriesPage,
  }),
  writtenPage({
    path: '/industries/healthcare',
    storiesOf: ['Healthcare'],
    copy: healthcareCopy,
    Component: HealthcarePage,
  }),
  writtenPage({ path: '/industries/finance', storiesOf: ['Finance'], copy: financeCopy, Component: FinancePage }),
  writtenPage({
    path: '/industries/transportation',
    storiesOf: ['Transportation'],
    copy: transportationCopy,
    Component: TransportationPage,
  }),
  writtenPage({ path: '/industries/energy', storiesOf: ['Energy'], copy: energyCopy, Component: EnergyPage }),
  writtenPage({
    path: '/industries/manufacturing',
    storiesOf: ['Manufacturing'],
    copy: manufacturingCopy,
    Component: ManufacturingPage,
  }),
  writtenPage({
    path: '/industries/government',
    storiesOf: ['Government'],
    copy: governmentCopy,
    Component: GovernmentPage,
  }),
];
