import { createHash } from 'node:crypto';
import { and, desc, eq } from 'drizzle-orm';
import type { CollectionDeclaration } from '~/collections/collection';
import { fieldOfColumn } from '~/collections/field-names';
import { isInBin } from '~/collections/published.server';
import type { BoundCollection, FormValues } from '~/collections/record-binding.server';
import { orm } from '~/db/client.server';
import { splitCommaList } from '~/lib/comma-list';
import { factsOf } from '~/lib/fields';
import { compareTexts, type Stretch } from '~/lib/text-diff';
import { isUuid } from '~/lib/uuid';
import { z } from '~/lib/zod';
import { auditLog } from '~/server/audit/audit.table.server';
import { comparableHtml } from '~/server/html/comparable.server';
import { readableText } from '~/server/html/readable.server';
import type { Conflict, ConflictField, Deletion } from './conflict';
import type { Editing, Side } from './editing';

/** What the fields of a form held when it was opened, short enough to travel with it: `{"title":"a1b2c3d4e5f6", …}`. */
export function fingerprintOf(values: FormValues, { htmlFields }: Pick<CollectionDeclaration, 'htmlFields'>): string {
  const digests = Object.entries(values).map(([name, value]) => [name, digest(value, htmlFields.includes(name))]);
  return JSON.stringify(Object.fromEntries(digests));
}

const fingerprintSchema = z.record(z.string(), z.string());

function readFingerprint(text: string | null): Record<string, string> {
  try {
    const parsed = fingerprintSchema.safeParse(JSON.parse(text ?? '{}'));
    return parsed.success ? parsed.data : {};
  } catch {
    return {};
  }
}

function digest(value: string, isHtml: boolean): string {
  return createHash('sha256').update(settled(value, isHtml)).digest('base64url').slice(0, 12);
}

/** Two values that say the same have the same: how the HTML of an editor is laid out in lines says nothing. */
function settled(value: string, isHtml: boolean): string {
  return isHtml ? comparableHtml(normal(value)) : normal(value);
}

/** Forms send line ends as CRLF, and blanks at the ends are not stored. */
function normal(value: string): string {
  return value.replace(/\r\n?/g, '\n').trim();
}

/**
 * Compares a form with the row that stands by now. What only one of them has changed since the form was opened is
 * chosen already; what both have changed is chosen by the person. Choices that were made stay.
 */
export async function findConflict(
  collection: BoundCollection,
  row: Record<string, unknown>,
  form: FormData,
  editing: Editing,
): Promise<Conflict> {
  const theirs = collection.toForm(row);
  const opened = readFingerprint(editing.opened);
  const { declaration } = collection;
  const fields = Object.keys(declaration.fields.shape).flatMap((name): ConflictField[] => {
    const sent = form.get(name);
    const facts = factsOf(declaration.fields, name);
    const [mine, other] = [normal(typeof sent === 'string' ? sent : ''), normal(theirs[name] ?? '')];
    const isHtml = facts.kind === 'html';
    if (settled(mine, isHtml) === settled(other, isHtml) || (facts.kind === 'list' && sameList(mine, other))) return [];
    const changedBy = changedSince(opened[name], digest(mine, isHtml), digest(other, isHtml));
    const byRule: Side | null = { me: 'mine' as const, them: 'theirs' as const, both: null }[changedBy];
    const choice = editing.choices?.[name] ?? byRule;
    const difference = differenceOf(facts.kind, other, mine);
    return [{ ...facts, name, changedBy, mine, theirs: other, difference, choice }];
  });
  const revision = Number(row.revision);
  return { revision, fields, saves: await lastSaves(collection, String(row.id), revision - (editing.revision ?? 0)) };
}

function changedSince(opened: string | undefined, mine: string, theirs: string): ConflictField['changedBy'] {
  if (opened === mine) return 'them';
  return opened === theirs ? 'me' : 'both';
}

function sameList(mine: string, theirs: string): boolean {
  return splitCommaList(mine).join(', ') === splitCommaList(theirs).join(', ');
}

function differenceOf(kind: ConflictField['kind'], theirs: string, mine: string): Stretch[] | null {
  if (kind !== 'html') return compareTexts(theirs, mine);
  const stretches = compareTexts(readableText(theirs), readableText(mine));
  return stretches.some((stretch) => stretch.in !== 'both') ? stretches : null;
}

/** The fields that nobody has chosen a version of yet. */
export function undecidedIn(conflict: Conflict): string[] {
  return conflict.fields.filter(({ choice }) => choice === null).map(({ label }) => label);
}

/** Puts their version into the form where it was chosen; answers the names of these fields. */
export function takeTheirs(conflict: Conflict, form: FormData): string[] {
  const taken = conflict.fields.filter(({ choice }) => choice === 'theirs');
  for (const { name, theirs } of taken) form.set(name, theirs);
  return taken.map(({ name }) => name);
}

/** The last saves of a record, newest first, at most twenty. */
export async function lastSaves(
  collection: BoundCollection,
  recordId: string,
  count: number,
): Promise<Conflict['saves']> {
  const { declaration } = collection;
  if (count <= 0) return [];
  const ofRecord = and(eq(auditLog.collection, declaration.name), eq(auditLog.recordId, recordId));
  const entries = await orm()
    .select()
    .from(auditLog)
    .where(and(ofRecord, eq(auditLog.action, 'update')))
    .orderBy(desc(auditLog.id))
    .limit(Math.min(count, 20));
  return entries.map(({ actorName, at, changes }) => ({
    who: actorName,
    at: at.toISOString(),
    fields: Object.keys(changes as object)
      .map(fieldOfColumn)
      .filter((name) => name in declaration.fields.shape)
      .map((name) => factsOf(declaration.fields, name).label),
  }));
}

/** Who deleted a record that can't be found any longer, when, and whether it can be brought back. */
export async function findDeletion(collection: BoundCollection, recordId: string): Promise<Deletion> {
  const [entry] = await orm()
    .select({ who: auditLog.actorName, at: auditLog.at })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.collection, collection.declaration.name),
        eq(auditLog.recordId, recordId.slice(0, 100).replaceAll('\0', '')),
        eq(auditLog.action, 'delete'),
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(1);
  return {
    who: entry?.who ?? null,
    at: entry?.at.toISOString() ?? null,
    isInBin: await canBeRestored(collection, recordId),
  };
}

async function canBeRestored({ table }: BoundCollection, recordId: string): Promise<boolean> {
  if (!isUuid(recordId)) return false;
  const kept = orm().select({ id: table.id }).from(table);
  const [row] = await kept.where(and(eq(table.id, recordId), isInBin(table))).limit(1);
  return row !== undefined;
}
