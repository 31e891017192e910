import {
  choice,
  commaList,
  optionalLine,
  optionalText,
  pictureAddress,
  requiredHtml,
  requiredText,
} from '~/lib/fields';
import { z } from '~/lib/zod';
import { contentPermissions, defineCollection, publishingMoves } from '../collection';
import { hasPublishTime, missingPublishTime, publishTimeFields } from '../publish-time';

export const difficulties = ['beginner', 'intermediate', 'advanced'] as const;
/** The category that marks the featured group. */
export const featuredCategory = 'Featured';
/** What an insight without a category counts as. */
export const generalCategory = 'General';

const fields = z
  .strictObject({
    title: requiredText('Title', 200),
    author: requiredText('Author', 120),
    excerpt: requiredText('Excerpt', 500),
    content: requiredHtml('Content', 400_000),
    status: choice('Status', ['draft', 'published'], 'draft'),
    tags: commaList('Tags'),
    meta_title: optionalText('Meta title', 200),
    meta_description: optionalText('Meta description', 500),
    research_category: optionalLine('Research category', 80),
    difficulty: choice('Difficulty', difficulties, 'intermediate'),
    research_keywords: commaList('Research keywords'),
    read_time: optionalText('Read time', 40),
    featured_image: pictureAddress('Featured image'),
    ...publishTimeFields,
  })
  .refine(hasPublishTime, missingPublishTime);

export const insights = defineCollection({
  name: 'insights',
  tab: { path: 'insights', label: 'Insights' },
  heading: 'Insights',
  singular: 'insight',
  nouns: ['insight', 'insights'],
  createLabel: 'New Insight',
  fields,
  publicStatus: 'published',
  list: 'cards',
  editor: 'dialog',
  hasPreview: true,
  deleteConfirmation: 'alert-dialog',
  permissions: contentPermissions,
  terms: ['tags', 'author', 'research_category', 'research_keywords'],
  moves: publishingMoves,
  sorts: [
    { key: 'newest', label: 'Newest first', column: 'createdAt', direction: 'desc' },
    { key: 'oldest', label: 'Oldest first', column: 'createdAt', direction: 'asc' },
    { key: 'published', label: 'Publish date', column: 'publishDate', direction: 'desc' },
    { key: 'edited', label: 'Last edited', column: 'updatedAt', direction: 'desc' },
    { key: 'title', label: 'Title A to Z', column: 'title', direction: 'asc' },
  ],
  messages: {
    empty: 'No insights found. Create your first insight to get started.',
    emptyHelp:
      'Research notes for visitors. Drafts are seen only here; what is published stands on the Insights page from its date on.',
    created: 'Insight created successfully',
    updated: 'Insight updated successfully',
    deleted: 'Insight deleted successfully',
    restored: 'Insight restored successfully',
    deletedForGood: 'Insight deleted for good',
    loadFailed: 'Failed to fetch insights',
    saveFailed: 'Failed to save insight',
    deleteFailed: 'Failed to delete insight',
    signedOut: 'You must be logged in to manage insights',
  },
});
