import type { WatchedPage } from './browser';
import { textEditor } from './text-editor';

/** Types at several fields, each found by its label. */
const typeAt = (fields: Record<string, string>) => async (page: WatchedPage) => {
  for (const [label, value] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(value);
};

async function typeContent(page: WatchedPage): Promise<void> {
  await textEditor(page).click();
  await page.keyboard.type('Two waves meet.');
}

export interface RecordTab {
  path: string;
  table: string;
  singular: string;
  loadFailed: string;
  saveFailed: string;
  deleteFailed: string;
  signedOut: string;
  /** A change of status that is offered for several, and a status that it changes. */
  move: string;
  status: string;
  /** Types what a new record needs besides its title. */
  typeRest: (page: WatchedPage) => Promise<void>;
  asksInPage?: boolean;
}

/** Each tab of records with its texts, typed again. */
export const recordTabs: Record<string, RecordTab> = {
  insights: {
    path: '/admin/insights',
    table: 'insights',
    singular: 'insight',
    loadFailed: 'Failed to fetch insights',
    saveFailed: 'Failed to save insight',
    deleteFailed: 'Failed to delete insight',
    signedOut: 'You must be logged in to manage insights',
    move: 'Unpublish',
    status: 'published',
    asksInPage: true,
    typeRest: async (page) => {
      await typeAt({ Excerpt: 'In one sentence.', Author: 'Research' })(page);
      await typeContent(page);
    },
  },
  case_studies: {
    path: '/admin/case-studies',
    table: 'case_studies',
    singular: 'case study',
    loadFailed: 'Failed to fetch case studies',
    saveFailed: 'Failed to save case study',
    deleteFailed: 'Failed to delete case study',
    signedOut: 'You must be logged in to manage case studies',
    move: 'Unpublish',
    status: 'published',
    asksInPage: true,
    typeRest: async (page) => {
      await typeAt({ Excerpt: 'In one sentence.', Author: 'Research' })(page);
      await page.getByLabel('Industry', { exact: true }).selectOption('Energy');
      await typeContent(page);
    },
  },
  documentation: {
    path: '/admin/documentation',
    table: 'documentation',
    singular: 'documentation',
    loadFailed: 'Failed to load documentation',
    saveFailed: 'Failed to save documentation',
    deleteFailed: 'Failed to delete documentation',
    signedOut: 'You must be logged in to manage documentation',
    move: 'Unpublish',
    status: 'published',
    typeRest: typeAt({ Excerpt: 'In one sentence.' }),
  },
  blog_posts: {
    path: '/admin/blog',
    table: 'blog_posts',
    singular: 'blog post',
    loadFailed: 'Failed to load blog posts',
    saveFailed: 'Failed to save blog post',
    deleteFailed: 'Failed to delete blog post',
    signedOut: 'You must be logged in to manage blog posts',
    move: 'Unpublish',
    status: 'published',
    typeRest: typeAt({ Excerpt: 'In one sentence.' }),
  },
  careers: {
    path: '/admin/careers',
    table: 'careers',
    singular: 'career',
    loadFailed: 'Failed to fetch careers',
    saveFailed: 'Failed to save career',
    deleteFailed: 'Failed to delete career',
    signedOut: 'You must be logged in to manage careers',
    move: 'Pause',
    status: 'active',
    typeRest: typeAt({
      Description: 'Writes compilers.',
      Responsibilities: 'A compiler',
      Requirements: 'Patience',
      Department: 'Software',
      Location: 'Ranchi',
    }),
  },
  website_content: {
    path: '/admin/content',
    table: 'website_content',
    singular: 'website content',
    loadFailed: 'Failed to fetch website content',
    saveFailed: 'Failed to save website content',
    deleteFailed: 'Failed to delete website content',
    signedOut: 'You must be logged in to manage website content',
    move: 'Publish',
    status: 'draft',
    asksInPage: true,
    typeRest: typeAt({ 'Section Key': 'a-new-section' }),
  },
};
