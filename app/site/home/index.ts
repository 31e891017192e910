import { writtenPage } from '../pages/written-page';
import { homeCopy } from './home-copy';
import { HomePage } from './home-page';

export const homePages = [
  writtenPage({
    path: '/',
    contentPage: 'homepage',
    storiesAt: homeCopy.sections.stories.items.map(({ path }) => path),
    copy: homeCopy,
    Component: HomePage,
  }),
];
