import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { orm } from '~/db/client.server';
import { blogPostsTable } from './blog_posts/blog_posts.table.server';
import { careersTable } from './careers/careers.table.server';
import { caseStudiesTable } from './case_studies/case_studies.table.server';
import { documentationTable } from './documentation/documentation.table.server';
import { insightsTable } from './insights/insights.table.server';
import { identifiedBy, isOpen, isPublished } from './published.server';
import type { RecordKind } from './record-kinds';

type PublicTable = PgTable &
  Record<'id' | 'slug' | 'title' | 'updatedAt' | 'searchVector' | 'headlineVector' | 'deletedAt', AnyPgColumn> & {
    linkedPaths?: AnyPgColumn;
  };

/** A collection whose records have public pages, as the search, the sitemap and the social pictures need it. */
export interface PublicCollection {
  kind: RecordKind;
  /** Pages are at `<base>/<slug>`. */
  base: string;
  table: PublicTable;
  /** What visitors may see. */
  isPublic: SQL;
  /** One or two sentences. */
  summary: AnyPgColumn;
  /** The text, plain or in HTML. */
  text: AnyPgColumn;
  /** By which the newest comes first. */
  date: AnyPgColumn;
  /** When its page last changed. */
  changedAt: SQL;
  /** Words that the drawn picture is chosen by, after those of the title. */
  tags: SQL;
  /** Of case studies: their picture is not that of the industry's page. */
  industry?: AnyPgColumn;
  /** False where the record names another address as its canonical one. */
  isCanonical: SQL;
}

const latest = (table: Record<'publishDate' | 'updatedAt', AnyPgColumn>) =>
  sql`greatest(${table.publishDate}, ${table.updatedAt})`;
const yes = sql`true`;

export const publicCollections: readonly PublicCollection[] = [
  {
    kind: 'insights',
    base: '/insights',
    table: insightsTable,
    isPublic: isPublished(insightsTable),
    summary: insightsTable.excerpt,
    text: insightsTable.content,
    date: insightsTable.publishDate,
    changedAt: latest(insightsTable),
    tags: sql`${insightsTable.tags}`,
    isCanonical: yes,
  },
  {
    kind: 'blog',
    base: '/blog',
    table: blogPostsTable,
    isPublic: isPublished(blogPostsTable),
    summary: blogPostsTable.excerpt,
    text: blogPostsTable.content,
    date: blogPostsTable.publishDate,
    changedAt: latest(blogPostsTable),
    tags: sql`${blogPostsTable.tags}`,
    isCanonical: sql`(coalesce(${blogPostsTable.canonicalUrl}, '') !~* '^https?://')`,
  },
  {
    kind: 'documentation',
    base: '/documentation',
    table: documentationTable,
    isPublic: isPublished(documentationTable),
    summary: documentationTable.excerpt,
    text: documentationTable.content,
    date: documentationTable.updatedAt,
    changedAt: sql`${documentationTable.updatedAt}`,
    tags: sql`${documentationTable.tags}`,
    isCanonical: yes,
  },
  {
    kind: 'case-studies',
    base: '/case-studies',
    table: caseStudiesTable,
    isPublic: isPublished(caseStudiesTable),
    summary: caseStudiesTable.excerpt,
    text: caseStudiesTable.content,
    date: caseStudiesTable.publishDate,
    changedAt: latest(caseStudiesTable),
    tags: sql`${caseStudiesTable.tags}`,
    industry: caseStudiesTable.industry,
    isCanonical: yes,
  },
  {
    kind: 'careers',
    base: '/careers',
    table: careersTable,
    isPublic: isOpen(careersTable),
    summary: careersTable.description,
    text: careersTable.requirements,
    date: careersTable.createdAt,
    changedAt: sql`${careersTable.updatedAt}`,
    tags: sql`array[${careersTable.department}]`,
    isCanonical: yes,
  },
];

/** What a public record's drawn picture shows; null when visitors may not see the record. */
export async function findPictured(collection: PublicCollection, slug: string) {
  const { table, isPublic, tags, industry } = collection;
  const identified = identifiedBy(table, slug);
  if (!identified) return null;
  const [record] = await orm()
    .select({
      slug: sql<string>`${table.slug}`,
      title: sql<string>`${table.title}`,
      tags: sql<string[]>`${tags}`,
      industry: sql<string | null>`${industry ?? null}`,
      updatedAt: sql`${table.updatedAt}`.mapWith((value: string | Date) => new Date(value)),
    })
    .from(table)
    .where(sql`${identified} and ${isPublic}`)
    .limit(1);
  return record && record.slug === slug ? record : null;
}
