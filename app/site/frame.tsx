import { Footer } from './footer';
import { Header } from './header';
import { LogoMark } from './illustrations/logo';
import { NotFoundPage } from './not-found-page';

/** What public pages have in common and work without scripts; see `kept-frame.tsx`. */
export const frame = { Header, Footer, NotFoundPage, LogoMark };
