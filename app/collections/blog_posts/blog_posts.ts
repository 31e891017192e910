import { choice, commaList, html, optionalDay, optionalText, pictureAddress, text, webAddress } from '~/lib/fields';
import { z } from '~/lib/zod';
import { contentPermissions, defineCollection, publishingMoves } from '../collection';

export const blogPosts = defineCollection({
  name: 'blog_posts',
  tab: { path: 'blog', label: 'Blog' },
  heading: 'Blog posts',
  singular: 'blog post',
  nouns: ['blog post', 'blog posts'],
  createLabel: 'New Blog Post',
  fields: z.strictObject({
    title: text('Title', 200),
    author: text('Author', 120),
    excerpt: text('Excerpt', 500),
    content: html('Content', 400_000),
    status: choice('Status', ['draft', 'published'], 'draft'),
    /** A day; the post is public from midnight UTC of it. Left out, it is today's for a new post and stays for another. */
    publish_date: optionalDay('Publish date'),
    tags: commaList('Tags'),
    read_time: optionalText('Read time', 40),
    featured_image: pictureAddress('Featured image'),
    social_image: pictureAddress('Social image'),
    meta_title: optionalText('Meta title', 200),
    meta_description: optionalText('Meta description', 500),
    canonical_url: webAddress('Canonical URL'),
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
    { key: 'published', label: 'Publish date', column: 'publishDate', direction: 'desc' },
    { key: 'newest', label: 'Newest first', column: 'createdAt', direction: 'desc' },
    { key: 'edited', label: 'Last edited', column: 'updatedAt', direction: 'desc' },
    { key: 'title', label: 'Title A to Z', column: 'title', direction: 'asc' },
  ],
  messages: {
    empty: 'No blog posts yet',
    emptyHelp:
      'Articles for visitors. Drafts are seen only here; what is published stands in the blog from its date on.',
    created: 'Blog post created successfully',
    updated: 'Blog post updated successfully',
    deleted: 'Blog post deleted successfully',
    restored: 'Blog post restored successfully',
    deletedForGood: 'Blog post deleted for good',
    loadFailed: 'Failed to load blog posts',
    saveFailed: 'Failed to save blog post',
    deleteFailed: 'Failed to delete blog post',
    signedOut: 'You must be logged in to manage blog posts',
  },
});
