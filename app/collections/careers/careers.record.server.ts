import { endOfDayInIndia } from '~/lib/dates';
import { endOfDay } from '../published.server';
import { bindCollection } from '../record-binding.server';
import type { RecordCard } from '../record-card';
import { openingFilters } from '../record-filters.server';
import { careers } from './careers';
import { careersTable } from './careers.table.server';

type Posting = typeof careersTable.$inferSelect;

export const careersRecords = bindCollection({
  declaration: careers,
  table: careersTable,
  schedule: [endOfDay(careersTable.applicationDeadline)],
  filters: openingFilters(careersTable),
  derivedFields: {},
  // Until when the other one is open says nothing of a copy.
  ownColumns: ['applicationDeadline'],
  toRow(values) {
    return values;
  },
  blankForm() {
    return { status: 'active', employmentType: 'full-time', experienceLevel: 'mid-level' };
  },
  toForm(row) {
    return {
      title: row.title,
      department: row.department,
      location: row.location,
      description: row.description,
      responsibilities: row.responsibilities,
      requirements: row.requirements,
      employmentType: row.employmentType,
      experienceLevel: row.experienceLevel,
      salaryRange: row.salaryRange ?? '',
      status: row.status,
      featured: row.featured ? 'on' : '',
      applicationDeadline: row.applicationDeadline ?? '',
      benefits: row.benefits.join(', '),
      skillsRequired: row.skillsRequired.join(', '),
    };
  },
  toCard(row, now) {
    return {
      id: row.id,
      title: row.title,
      excerpt: row.description,
      state: stateOf(row, now),
      date: row.applicationDeadline ? { label: 'Closes', at: `${row.applicationDeadline}T00:00:00.000Z` } : null,
      updatedAt: row.updatedAt.toISOString(),
      facts: [row.department, row.location, row.employmentType],
      tags: row.skillsRequired,
      featuredImage: null,
      publicPath: `/careers/${row.slug}`,
      cells: {
        department: row.department,
        location: row.location,
        employmentType: row.employmentType,
        featured: row.featured ? 'Yes' : 'No',
      },
    };
  },
});

function stateOf({ status, applicationDeadline }: Posting, now: Date): RecordCard['state'] {
  if (status === 'paused') return { label: 'Paused', tone: 'caution', isPublic: false };
  if (status === 'closed') return { label: 'Closed', tone: 'neutral', isPublic: false };
  const isOver = applicationDeadline !== null && now > endOfDayInIndia(applicationDeadline);
  return isOver
    ? { label: 'Deadline passed', tone: 'neutral', isPublic: false }
    : { label: 'Active', tone: 'success', isPublic: true };
}
