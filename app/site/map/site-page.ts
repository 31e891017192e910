import type { MotifName } from '../illustrations/motif-for';

export type { MotifName };

export type MenuName = 'Services' | 'Industries' | 'Solutions & Consulting' | 'Resources' | 'Company';

/** What a page says of itself wherever it is linked, listed or found. */
interface PageFacts {
  path: string;
  /** Its name in menus and links. */
  label: string;
  /** The menu that lists it; a page without one is reached from the footer or from its parent. */
  menu?: MenuName;
  /** Its column within the menu, where the menu has several. */
  column?: string;
  /** One line under its name. */
  summary: string;
  /** For search results; the company name is added. */
  title: string;
  /** For search results, 120 to 160 characters. */
  description: string;
  /** Its picture in the illustration family. */
  motif: MotifName;
  /** Where the same page has its canonical address. */
  canonical?: string;
}

/** Words and pictures: it shares one route with all such pages, and reads nothing of its query string. */
interface PlainRoute {
  ownRoute?: never;
  reads?: never;
  recordsRead?: never;
}

/** It has a route of its own in app/routes.ts, because it reads records or answers forms. */
interface OwnRoute {
  ownRoute: true;
  /** The parameters of the query string that it reads. Any other makes no other page, and nobody is rendered one for it. */
  reads: readonly string[];
  /** The same for the pages of its records, where it is a list: `/insights/a-slug` below `/insights`. */
  recordsRead?: readonly string[];
}

export type SitePage = PageFacts & (PlainRoute | OwnRoute);
