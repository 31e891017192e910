import { writtenPage } from '../written-page';
import { governmentSolutionCopy } from './government-copy';
import { GovernmentSolutionPage } from './government-page';
import { solutionsCopy } from './solutions-copy';
import { SolutionsPage } from './solutions-page';

export const solutionPages = [
  writtenPage({ path: '/solutions', contentPage: 'solutions', copy: solutionsCopy, Component: SolutionsPage }),
  writtenPage({
    path: '/solutions/government',
    storiesOf: ['Government'],
    copy: governmentSolutionCopy,
    Component: GovernmentSolutionPage,
  }),
];
