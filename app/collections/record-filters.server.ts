import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { isOpen } from './published.server';

/** A choice of the admin's list: the records that stand like this, by the database's clock. */
export interface RecordFilter {
  /** In the address: `?status=draft`. */
  key: string;
  label: string;
  where: SQL;
  /** What the admin's header calls one and several that somebody should look at; without it nobody has to. */
  attention?: readonly [one: string, several: string];
  /** The moment at which time alone ends this state. */
  until?: AnyPgColumn;
}

type StatusTable = Record<'status' | 'deletedAt', AnyPgColumn>;

/** Of records that are public as long as they are published. */
export function undatedFilters({ status }: StatusTable): RecordFilter[] {
  return [
    { key: 'draft', label: 'Draft', where: sql`${status} = 'draft'`, attention: ['draft', 'drafts'] },
    { key: 'published', label: 'Published', where: sql`${status} = 'published'` },
  ];
}

/** Of records that are public from their date on, once they are published. */
export function datedFilters({ status, publishDate }: StatusTable & { publishDate: AnyPgColumn }): RecordFilter[] {
  return [
    { key: 'draft', label: 'Draft', where: sql`${status} = 'draft'`, attention: ['draft', 'drafts'] },
    { key: 'published', label: 'Published', where: sql`(${status} = 'published' and ${publishDate} <= now())` },
    {
      key: 'scheduled',
      label: 'Scheduled',
      where: sql`(${status} = 'published' and ${publishDate} > now())`,
      attention: ['scheduled', 'scheduled'],
      until: publishDate,
    },
  ];
}

/** Of what is open to applications until a day. */
export function openingFilters(table: StatusTable & { applicationDeadline: AnyPgColumn }): RecordFilter[] {
  const { status } = table;
  return [
    { key: 'active', label: 'Active', where: isOpen(table) },
    { key: 'paused', label: 'Paused', where: sql`${status} = 'paused'` },
    { key: 'closed', label: 'Closed', where: sql`${status} = 'closed'` },
    {
      key: 'passed',
      label: 'Deadline passed',
      where: sql`(${status} = 'active' and not ${isOpen(table)})`,
      attention: ['past its deadline', 'past their deadline'],
    },
  ];
}
