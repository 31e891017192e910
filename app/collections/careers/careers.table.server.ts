import { sql } from 'drizzle-orm';
import { boolean, check, date, index, pgTable, text } from 'drizzle-orm/pg-core';
import { oneOf } from '../../db/table-parts.ts';
import {
  listConstraints,
  recordColumns,
  required,
  searchTextColumn,
  slugConstraints,
  uploadStemsColumn,
} from '../columns.server.ts';
import { searchVectorIndexes, searchVectors } from '../search-vectors.server.ts';
import { careerStatuses, careers, employmentTypes, experienceLevels } from './careers.ts';

export const careersTable = pgTable(
  'careers',
  {
    ...recordColumns(),
    slug: text('slug').notNull(),
    status: text('status', { enum: careerStatuses }).notNull().default('active'),
    title: text('title').notNull(),
    department: text('department').notNull(),
    location: text('location').notNull(),
    description: text('description').notNull(),
    responsibilities: text('responsibilities').notNull(),
    requirements: text('requirements').notNull(),
    employmentType: text('employment_type', { enum: employmentTypes }).notNull().default('full-time'),
    experienceLevel: text('experience_level', { enum: experienceLevels }).notNull().default('mid-level'),
    salaryRange: text('salary_range'),
    featured: boolean('featured').notNull().default(false),
    /** The last day, on India's calendar. */
    applicationDeadline: date('application_deadline', { mode: 'string' }),
    benefits: text('benefits').array().notNull().default(sql`'{}'`),
    skillsRequired: text('skills_required').array().notNull().default(sql`'{}'`),
    searchText: searchTextColumn({
      plain: [
        'title',
        'department',
        'location',
        'employment_type',
        'experience_level',
        'description',
        'responsibilities',
        'requirements',
        'joined_words(skills_required)',
      ],
      html: [],
    }),
    uploadStems: uploadStemsColumn([
      'title',
      'department',
      'location',
      'description',
      'responsibilities',
      'requirements',
      'salary_range',
    ]),
    ...searchVectors({
      title: 'title',
      about: ['department', 'location', 'employment_type', 'experience_level'],
      lists: ['skills_required'],
      long: ['description', 'responsibilities', 'requirements'],
    }),
  },
  (table) => [
    ...slugConstraints('careers', table.slug),
    ...listConstraints('careers', table, careers, [table.applicationDeadline]),
    ...required('careers', {
      title: table.title,
      department: table.department,
      location: table.location,
      description: table.description,
      responsibilities: table.responsibilities,
      requirements: table.requirements,
    }),
    check('careers_status_check', oneOf(table.status, careerStatuses)),
    check('careers_employment_type_check', oneOf(table.employmentType, employmentTypes)),
    check('careers_experience_level_check', oneOf(table.experienceLevel, experienceLevels)),
    index('careers_active_idx')
      .on(table.featured, table.createdAt, table.id, table.applicationDeadline, table.department)
      .where(sql`status = 'active' and deleted_at is null`),
    index('careers_active_in_department_idx')
      .on(sql`lower(${table.department})`, table.featured, table.createdAt, table.id, table.applicationDeadline)
      .where(sql`status = 'active' and deleted_at is null`),
    ...searchVectorIndexes('careers', table),
  ],
);
