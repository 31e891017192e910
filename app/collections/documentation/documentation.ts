import { choice, commaList, flag, html, optionalText, slugText, text, wholeNumber } from '~/lib/fields';
import { z } from '~/lib/zod';
import { contentPermissions, defineCollection, publishingMoves } from '../collection';
import { documentationCategories } from './documentation-categories';

/** What a page without a title is called: its address and its heading need some words. */
export const untitled = 'Untitled';
export const firstVersion = '1.0.0';

export const documentation = defineCollection({
  name: 'documentation',
  tab: { path: 'documentation', label: 'Docs' },
  heading: 'Documentation',
  singular: 'documentation',
  nouns: ['documentation page', 'documentation pages'],
  createLabel: 'New Documentation',
  fields: z.strictObject({
    title: text('Title', 200),
    /** Made from the title while it is empty. */
    slug: slugText('Slug'),
    excerpt: text('Excerpt', 500),
    content: html('Content', 400_000),
    category: choice('Category', documentationCategories, 'getting-started'),
    order_index: wholeNumber('Order index', 0),
    status: choice('Status', ['draft', 'published'], 'draft'),
    featured: flag('Featured'),
    author: text('Author', 120),
    version: text('Version', 40),
    tags: commaList('Tags'),
    meta_title: optionalText('Meta title', 200),
    meta_description: optionalText('Meta description', 500),
  }),
  publicStatus: 'published',
  list: 'cards',
  editor: 'inline-card',
  hasPreview: true,
  deleteConfirmation: 'browser-confirm',
  permissions: contentPermissions,
  terms: ['author', 'tags'],
  moves: publishingMoves,
  sorts: [
    { key: 'order', label: 'Category and order', column: 'category', places: 'orderIndex', direction: 'asc' },
    { key: 'newest', label: 'Newest first', column: 'createdAt', direction: 'desc' },
    { key: 'edited', label: 'Last edited', column: 'updatedAt', direction: 'desc' },
    { key: 'title', label: 'Title A to Z', column: 'title', direction: 'asc' },
  ],
  messages: {
    empty: 'No documentation yet',
    emptyHelp:
      'Guides, references and examples by category. A published page stands in the documentation, in its order.',
    created: 'Documentation created successfully',
    updated: 'Documentation updated successfully',
    deleted: 'Documentation deleted successfully',
    restored: 'Documentation restored successfully',
    deletedForGood: 'Documentation deleted for good',
    loadFailed: 'Failed to load documentation',
    saveFailed: 'Failed to save documentation',
    deleteFailed: 'Failed to delete documentation',
    signedOut: 'You must be logged in to manage documentation',
  },
});
