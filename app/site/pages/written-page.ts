import { type ComponentType, createElement, type ReactNode } from 'react';
import type { CaseStudyIndustry } from '~/collections/case_studies/case_studies';
import type { WebsitePage } from '~/collections/website_content/website_content';
import type { CoveredArticle } from '../articles/article-cover';
import type { ClaimId } from '../claims';
import { type AddedSection, type CopySections, layOver, type PageCopy, type PublishedSection } from './plain-copy';

/** A case study as pages tell it. */
export interface Story extends CoveredArticle {
  industry: string;
  path: string;
  excerpt: string;
  clientName: string | null;
  resultsAchieved: string | null;
  author: string;
  readTime: string | null;
}

/** What a page's component is given. */
export interface PageProps<Sections extends CopySections = CopySections> {
  copy: Sections;
  /** Sections that editors added; a page without them in its type shows none. */
  added: readonly AddedSection[];
  /** The public case studies that it tells. */
  stories: readonly Story[];
}

/** What staff wrote for a page, read for each rendering. */
export interface PageContent {
  published: readonly PublishedSection[];
  stories: readonly Story[];
}

interface PageFacts {
  path: string;
  /** The name under which website_content holds sections of this page. */
  contentPage?: WebsitePage;
  /** The industries whose newest case studies the page tells, three of each at most, */
  storiesOf?: readonly CaseStudyIndustry[];
  /** or by their slugs those that it tells, and no others. */
  storiesNamed?: readonly string[];
}

/** A page with words and a composition of its own. */
export interface WrittenPage extends PageFacts {
  claims: readonly ClaimId[];
  /** All its sentences, for the search. */
  words: string;
  /** The built-in words by section key, for editors to see beside what they lay over them. */
  sections: CopySections;
  render(content: PageContent): ReactNode;
}

/** Pairs a page's words with its component. */
export function writtenPage<Sections extends CopySections>(
  facts: PageFacts & { copy: PageCopy<Sections>; Component: ComponentType<PageProps<Sections>> },
): WrittenPage {
  const { copy, Component, ...rest } = facts;
  return {
    ...rest,
    claims: copy.claims,
    words: copy.words,
    sections: copy.sections,
    render({ published, stories }) {
      return createElement(Component, { ...layOver(copy, published), stories });
    },
  };
}
