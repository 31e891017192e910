import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect } from 'vitest';
import { requireInbox } from '~/admin/inbox/bound-inboxes.server';
import { actOnInquiry } from '~/admin/inbox/inquiry-action.server';
import { orm } from '~/db/client.server';
import { toIndiaLocal } from '~/lib/dates';
import type { Staff } from '~/lib/roles';
import { profiles } from '~/server/auth/auth.table.server';
import { demoOfLink } from '~/server/demos/visitor-demo.server';
import { demoRequests } from '~/server/inbox/demo_requests.table.server';
import { outboxMails } from '~/server/mail/outbox_mails.table.server';
import { type DriverKit, useMigratedDatabase } from '../support/drivers';
import { expectMailsRenderedAhead } from '../support/mails-rendered-ahead';

export const demos = requireInbox('/admin/demo-requests');
export const admin: Staff = { id: 'ada', name: 'Ada Lovelace', email: 'ada@quzones.test', role: 'admin' };
export const hourMs = 3_600_000;

export async function ask(values: Partial<typeof demoRequests.$inferInsert> = {}): Promise<string> {
  const row = { name: 'Asha Rao', email: 'asha@example.com', company: 'Rao Freight', ...values };
  const [stored] = await orm()
    .insert(demoRequests)
    .values({ industry: 'Logistics', interestedIn: 'Consulting', ...row, submissionKey: randomUUID() })
    .returning();
  return stored?.id ?? '';
}

const begunAt = Date.now();

/** So many hours from when the file began, at a full minute: the same one however often a test asks for it. */
export function inHours(hours: number): Date {
  return new Date(Math.ceil((begunAt + hours * hourMs) / 60_000) * 60_000);
}

export function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

export function act(id: string, fields: Record<string, string>) {
  return actOnInquiry({ inbox: demos, staff: admin, requestId: 'test', id }, formOf(fields));
}

/** A form of its own each time. */
export function proposal(...times: Date[]): Record<string, string> {
  const fields = Object.fromEntries(times.map((time, index) => [`time_${index + 1}`, toIndiaLocal(time)]));
  return { intent: 'propose', times_key: randomUUID(), minutes: '30', place: 'https://meet.example.com/a', ...fields };
}

export async function propose(id: string, ...times: Date[]): Promise<string> {
  expect(await act(id, proposal(...times))).toMatchObject({ ok: true });
  const [mail] = await mails('demo-invitation');
  return /\/demo\/([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
}

/** Latest first. */
export function mails(template: string) {
  return orm()
    .select()
    .from(outboxMails)
    .where(eq(outboxMails.template, template))
    .orderBy(sql`${outboxMails.createdAt} desc`);
}

export async function statusOf(id: string) {
  const [row] = await orm().select().from(demoRequests).where(eq(demoRequests.id, id));
  return row?.status;
}

export function calendarOf(mail: { attachments: { content: string; contentType: string }[] } | undefined) {
  const [file] = mail?.attachments ?? [];
  const lines = Buffer.from(file?.content ?? '', 'base64')
    .toString()
    .replace(/\r\n /g, '')
    .split('\r\n');
  const value = (name: string) => lines.find((line) => line.startsWith(name))?.slice(name.length + 1);
  return { type: file?.contentType, lines, value };
}

export const utc = (time: Date) => `${time.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

export async function slots(token: string) {
  return (await demoOfLink(token))?.slots ?? [];
}

/** A database in which an administrator answers requests for demos; each test begins without any, and without mails. */
export function useDemos(kit: DriverKit): void {
  useMigratedDatabase(kit);
  expectMailsRenderedAhead();

  beforeAll(async () => {
    await orm().insert(profiles).values({ id: 'ada', name: 'Ada Lovelace', email: 'ada@quzones.test', role: 'admin' });
  });

  beforeEach(async () => {
    for (const table of [demoRequests, outboxMails]) await orm().delete(table);
  });
}
