import {
  choice,
  commaList,
  optionalText,
  pictureAddress,
  requiredChoice,
  requiredHtml,
  requiredText,
} from '~/lib/fields';
import { z } from '~/lib/zod';
import { contentPermissions, defineCollection, publishingMoves } from '../collection';
import { hasPublishTime, missingPublishTime, publishTimeFields } from '../publish-time';

export const caseStudyIndustries = [
  'Manufacturing',
  'Healthcare',
  'Energy',
  'Finance',
  'Transportation',
  'Government',
  'Technology',
  'Education',
] as const;

export type CaseStudyIndustry = (typeof caseStudyIndustries)[number];

export const caseStudies = defineCollection({
  name: 'case_studies',
  tab: { path: 'case-studies', label: 'Cases' },
  heading: 'Case studies',
  singular: 'case study',
  nouns: ['case study', 'case studies'],
  createLabel: 'New Case Study',
  fields: z
    .strictObject({
      title: requiredText('Title', 200),
      industry: requiredChoice('Industry', caseStudyIndustries),
      author: requiredText('Author', 120),
      excerpt: requiredText('Excerpt', 500),
      content: requiredHtml('Content', 400_000),
      status: choice('Status', ['draft', 'published'], 'draft'),
      tags: commaList('Tags'),
      client_name: optionalText('Client name', 200),
      project_duration: optionalText('Project duration', 80),
      results_achieved: optionalText('Results achieved', 500),
      technologies_used: commaList('Technologies used'),
      read_time: optionalText('Read time', 40),
      featured_image: pictureAddress('Featured image'),
      meta_title: optionalText('Meta title', 200),
      meta_description: optionalText('Meta description', 500),
      ...publishTimeFields,
    })
    .refine(hasPublishTime, missingPublishTime),
  publicStatus: 'published',
  list: 'cards',
  editor: 'dialog',
  hasPreview: true,
  deleteConfirmation: 'alert-dialog',
  permissions: contentPermissions,
  terms: ['author', 'client_name', 'technologies_used', 'tags'],
  moves: publishingMoves,
  sorts: [
    { key: 'newest', label: 'Newest first', column: 'createdAt', direction: 'desc' },
    { key: 'oldest', label: 'Oldest first', column: 'createdAt', direction: 'asc' },
    { key: 'published', label: 'Publish date', column: 'publishDate', direction: 'desc' },
    { key: 'edited', label: 'Last edited', column: 'updatedAt', direction: 'desc' },
    { key: 'industry', label: 'Industry', column: 'industry', thenBy: 'title', direction: 'asc' },
    { key: 'title', label: 'Title A to Z', column: 'title', direction: 'asc' },
  ],
  messages: {
    empty: 'No case studies found. Create your first case study to get started.',
    emptyHelp:
      'What changed for a client, with the results. A published one stands on the Case Studies page, and on that of its industry.',
    created: 'Case study created successfully',
    updated: 'Case study updated successfully',
    deleted: 'Case study deleted successfully',
    restored: 'Case study restored successfully',
    deletedForGood: 'Case study deleted for good',
    loadFailed: 'Failed to fetch case studies',
    saveFailed: 'Failed to save case study',
    deleteFailed: 'Failed to delete case study',
    signedOut: 'You must be logged in to manage case studies',
  },
});
