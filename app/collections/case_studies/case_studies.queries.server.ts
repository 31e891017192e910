import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { orm } from '~/db/client.server';
import { mostRelated } from '~/lib/list-limits';
import { formerSlugsTable as former } from '../former-slugs.table.server';
import { findNamed, readUnstored } from '../one-record.server';
import { pictureFacts } from '../picture-facts.server';
import { isPublished, neighboursByDate, newestBut, newestFirst, sharedTags } from '../published.server';
import { type CategoryCount, type ListRequest, newestAmong, readListedPage } from '../published-list.server';
import { nameTerm } from '../search-text.server';
import { caseStudyIndustries } from './case_studies';
import { caseStudiesTable as table } from './case_studies.table.server';

const summaryColumns = {
  id: table.id,
  slug: table.slug,
  title: table.title,
  excerpt: table.excerpt,
  industry: table.industry,
  clientName: table.clientName,
  projectDuration: table.projectDuration,
  resultsAchieved: table.resultsAchieved,
  author: table.author,
  publishDate: table.publishDate,
  tags: table.tags,
  readTime: table.readTime,
  featuredImage: table.featuredImage,
  featuredPicture: pictureFacts(table.featuredImage),
};

/** What a list says of a case study. */
export type CaseStudySummary = Awaited<ReturnType<typeof selectSummaries>>[number];

export interface CaseStudyList {
  studies: CaseStudySummary[];
  /** All industries in the order of the admin's form, each with how many public case studies it has. */
  categories: CategoryCount[];
  /** How many there are in the chosen industry, on all pages. */
  total: number;
  page: number;
  pageCount: number;
}

function selectSummaries(where: SQL | undefined, order: SQL[], limit: number, offset = 0) {
  return orm()
    .select(summaryColumns)
    .from(table)
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
}

/** One page of the public case studies, newest first. Their industry is their category. */
export async function listPublishedCaseStudies(request: Omit<ListRequest, 'query'>): Promise<CaseStudyList> {
  const wanted = nameTerm(request.category);
  const inIndustry = wanted === '' ? undefined : sql`${table.industry} = ${wanted}`;
  const [{ rows: studies, ...found }, categories] = await Promise.all([
    readListedPage(table, request, [inIndustry], selectSummaries),
    countIndustries(),
  ]);
  return { ...found, studies, categories };
}

async function countIndustries(): Promise<CategoryCount[]> {
  const { rows } = await orm().execute<{ name: string; count: number }>(sql`
    select ${table.industry} as name, count(*)::int as count from ${newestAmong(table)} group by name`);
  const counts = new Map<string, number>(rows.map(({ name, count }) => [name, count]));
  return caseStudyIndustries.map((name) => ({ name, count: counts.get(name) ?? 0 }));
}

/** What the page of a case study shows of it. */
export type CaseStudy = Awaited<ReturnType<typeof selectCaseStudies>>[number];

function selectCaseStudies(from = table) {
  return orm()
    .select({
      ...summaryColumns,
      content: table.content,
      technologiesUsed: table.technologiesUsed,
      metaTitle: table.metaTitle,
      metaDescription: table.metaDescription,
      updatedAt: table.updatedAt,
    })
    .from(from);
}

/** The public case study with this id or slug; null for anything else, however malformed. */
export function findPublishedCaseStudy(idOrSlug: string): Promise<CaseStudy | null> {
  return findNamed(table, idOrSlug, isPublished(table), (where, order) =>
    selectCaseStudies().where(where).orderBy(order).limit(1),
  );
}

/** What its page would show of a row of the table that may not be stored. */
export function readCaseStudy(row: Record<string, unknown>): Promise<CaseStudy | null> {
  return readUnstored(table, row, selectCaseStudies);
}

/** The newest public case studies. */
export function latestCaseStudies(limit: number) {
  return selectSummaries(isPublished(table), newestFirst(table), limit);
}

/** What to read next: the same industry first, then most tags in common, then the newest. */
export function relatedCaseStudies(to: Pick<CaseStudy, 'id' | 'industry' | 'tags'>) {
  const order = [
    sql`(${table.industry} = ${to.industry}) desc`,
    sql`${sharedTags(table, to.tags)} desc`,
    ...newestFirst(table),
  ];
  return selectSummaries(newestBut(table, to.id), order, mostRelated);
}

/** The public case studies published just before and just after this one. */
export function neighboursOfCaseStudy(id: string) {
  return neighboursByDate(table, id);
}

const storyColumns = {
  slug: table.slug,
  industry: table.industry,
  featuredImage: table.featuredImage,
  featuredPicture: pictureFacts(table.featuredImage),
  path: sql<string>`'/case-studies/' || ${table.slug}`,
  title: table.title,
  excerpt: table.excerpt,
  clientName: table.clientName,
  resultsAchieved: table.resultsAchieved,
  author: table.author,
  readTime: table.readTime,
  tags: table.tags,
};

export type Story = Awaited<ReturnType<typeof selectStories>>[number];

function selectStories(where: SQL | undefined, limit: number) {
  return orm()
    .select(storyColumns)
    .from(table)
    .where(and(isPublished(table), where))
    .orderBy(...newestFirst(table))
    .limit(limit);
}

/** An industry's page shows so many of its case studies. */
const mostStories = 3;

/** The newest case studies of an industry. */
export async function storiesOfIndustry(industry: string): Promise<Story[]> {
  return selectStories(sql`${table.industry} = ${industry}`, mostStories);
}

/** The public ones of the case studies that have these slugs, or had one while visitors could see them. */
export async function storiesNamed(slugs: readonly string[]): Promise<Story[]> {
  const renamed = orm()
    .select({ id: former.recordId })
    .from(former)
    .where(and(eq(former.collection, 'case_studies'), inArray(former.slug, [...slugs])));
  return selectStories(or(inArray(table.slug, [...slugs]), inArray(table.id, renamed)), slugs.length);
}
