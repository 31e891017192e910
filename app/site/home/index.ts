import { writtenPage } from '../pages/written-page';
import { homeCopy } from './home-copy';
import { HomePage } from './home-page';

export const homePages = [
  writtenPage({
    path: '/',
    contentPage: 'homepage',
    storiesOf: ['Transportation', 'Finance', 'Manufacturing', 'Technology'],
    copy: homeCopy,
    Component: HomePage,
  }),
];
