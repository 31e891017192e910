import { choice, distinctCommaList, flag, optionalDay, optionalText, requiredLine, requiredText } from '~/lib/fields';
import { z } from '~/lib/zod';
import { contentPermissions, defineCollection } from '../collection';

export const careerStatuses = ['active', 'paused', 'closed'] as const;
export const employmentTypes = ['full-time', 'part-time', 'contract', 'internship'] as const;
export const experienceLevels = ['entry-level', 'mid-level', 'senior-level', 'executive'] as const;

export const careers = defineCollection({
  name: 'careers',
  tab: { path: 'careers', label: 'Careers' },
  heading: 'Careers',
  singular: 'career',
  nouns: ['career', 'careers'],
  createLabel: 'New Career',
  fields: z.strictObject({
    title: requiredLine('Title', 200),
    department: requiredLine('Department', 80),
    location: requiredLine('Location', 120),
    description: requiredText('Description', 20_000),
    responsibilities: requiredText('Responsibilities', 20_000, 'Responsibilities are required.'),
    requirements: requiredText('Requirements', 20_000, 'Requirements are required.'),
    employment_type: choice('Employment type', employmentTypes, 'full-time'),
    experience_level: choice('Experience level', experienceLevels, 'mid-level'),
    salary_range: optionalText('Salary range', 120),
    status: choice('Status', careerStatuses, 'active'),
    featured: flag('Featured'),
    application_deadline: optionalDay('Application deadline'),
    benefits: distinctCommaList('Benefits'),
    skills_required: distinctCommaList('Skills required'),
  }),
  publicStatus: 'active',
  list: {
    columns: [
      { label: 'Title', cell: 'title' },
      { label: 'Department', cell: 'department' },
      { label: 'Location', cell: 'location' },
      { label: 'Type', cell: 'employmentType' },
      { label: 'Status', cell: 'state' },
      { label: 'Featured', cell: 'featured' },
    ],
  },
  editor: 'dialog',
  hasPreview: true,
  deleteConfirmation: 'browser-confirm',
  permissions: contentPermissions,
  terms: ['department', 'location', 'skills_required', 'benefits'],
  moves: [
    { label: 'Activate', to: 'active', done: 'activated', already: 'active' },
    { label: 'Pause', to: 'paused', done: 'paused', already: 'paused' },
    { label: 'Close', to: 'closed', done: 'closed', already: 'closed' },
  ],
  sorts: [
    { key: 'newest', label: 'Newest first', column: 'createdAt', direction: 'desc' },
    { key: 'deadline', label: 'Application deadline', column: 'applicationDeadline', direction: 'asc' },
    { key: 'department', label: 'Department', column: 'department', thenBy: 'title', direction: 'asc' },
    { key: 'edited', label: 'Last edited', column: 'updatedAt', direction: 'desc' },
    { key: 'title', label: 'Title A to Z', column: 'title', direction: 'asc' },
  ],
  messages: {
    empty: 'No careers yet',
    emptyHelp:
      'Open positions. An active one stands on the Careers page, until it is paused, closed or its deadline has passed.',
    created: 'Career created successfully',
    updated: 'Career updated successfully',
    deleted: 'Career deleted successfully',
    restored: 'Career restored successfully',
    deletedForGood: 'Career deleted for good',
    loadFailed: 'Failed to fetch careers',
    saveFailed: 'Failed to save career',
    deleteFailed: 'Failed to delete career',
    signedOut: 'You must be logged in to manage careers',
  },
});
