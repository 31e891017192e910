import { choice, optionalText, requiredText, wholeNumber } from '~/lib/fields';
import { jsonObject } from '~/lib/json-object';
import { z } from '~/lib/zod';
import { contentPermissions, defineCollection, publishingMoves } from '../collection';

export const websitePages = ['homepage', 'about', 'services', 'solutions', 'team', 'contact'] as const;
export type WebsitePage = (typeof websitePages)[number];

/** The page that a row of the table, stored or not, lies over. */
export function pageOf({ pageName }: Record<string, unknown>): WebsitePage | null {
  return websitePages.find((page) => page === pageName) ?? null;
}

/** Where visitors see the sections of a page. */
export function addressOf(page: WebsitePage): string {
  return page === 'homepage' ? '/' : `/${page}`;
}

export const websiteContent = defineCollection({
  name: 'website_content',
  tab: { path: 'content', label: 'Content' },
  heading: 'Website content',
  singular: 'website content',
  nouns: ['website content section', 'website content sections'],
  createLabel: 'New Website Content',
  fields: z.strictObject({
    page_name: choice('Page', websitePages, 'homepage'),
    section_key: requiredText('Section key', 80),
    title: optionalText('Title', 200),
    content: optionalText('Content', 20_000),
    status: choice('Status', ['draft', 'published'], 'published'),
    section_order: wholeNumber('Section order', 0),
    metadata: jsonObject('Metadata', 20_000),
  }),
  publicStatus: 'published',
  list: 'cards',
  editor: 'dialog',
  hasPreview: true,
  laidOverPages: true,
  deleteConfirmation: 'alert-dialog',
  permissions: contentPermissions,
  moves: publishingMoves,
  sorts: [
    { key: 'order', label: 'Page and order', column: 'pageName', places: 'sectionOrder', direction: 'asc' },
    { key: 'newest', label: 'Newest first', column: 'createdAt', direction: 'desc' },
    { key: 'edited', label: 'Last edited', column: 'updatedAt', direction: 'desc' },
  ],
  messages: {
    empty: 'No website content found',
    emptyHelp:
      'Words of your own in place of those that a page was built with. Each section shows the built-in text beside it.',
    created: 'Website content created successfully',
    updated: 'Website content updated successfully',
    deleted: 'Website content deleted successfully',
    restored: 'Website content restored successfully',
    deletedForGood: 'Website content deleted for good',
    loadFailed: 'Failed to fetch website content',
    saveFailed: 'Failed to save website content',
    deleteFailed: 'Failed to delete website content',
    signedOut: 'You must be logged in to manage website content',
  },
});
