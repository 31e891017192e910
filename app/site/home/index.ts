import { writtenPage } from '../pages/written-page';
import { homeCopy } from './home-copy';
import { HomePage } from './home-page';

export const homePages = [writtenPage({ path: '/', contentPage: 'homepage', copy: homeCopy, Component: HomePage })];
