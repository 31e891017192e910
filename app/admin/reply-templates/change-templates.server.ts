import { and, asc, eq, ne, sql } from 'drizzle-orm';
import { type Orm, orm } from '~/db/client.server';
import { successToast } from '~/lib/toast';
import { isUuid } from '~/lib/uuid';
import { changesBetween, writeAudit } from '~/server/audit/audit.server';
import { replyTemplates } from '~/server/inbox/reply_templates.table.server';
import { ChangeRefusedError } from '../change-outcome.server';
import { changeWithTool, type ToolRequest } from '../change-with-tool.server';
import { type ReplyTemplate, replyTemplatesPath } from './reply-templates';

type Request = Omit<ToolRequest, 'path'>;

/** Every template, by name. */
export function listTemplates(): Promise<ReplyTemplate[]> {
  const { id, name, subject, body } = replyTemplates;
  return orm().select({ id, name, subject, body }).from(replyTemplates).orderBy(asc(name));
}

/** Adds a template, or changes the one with this id. */
export function saveTemplate(request: Request, id: string | null, words: Omit<ReplyTemplate, 'id'>) {
  const page = { ...request, path: replyTemplatesPath };
  return changeWithTool(page, 'Failed to save template', async (tx, staff) => {
    const before = id === null ? null : await requireTemplate(tx, id);
    const sameName = and(
      eq(sql`lower(${replyTemplates.name})`, words.name.toLowerCase()),
      before ? ne(replyTemplates.id, before.id) : undefined,
    );
    if ((await tx.$count(replyTemplates, sameName)) > 0) {
      throw new ChangeRefusedError(409, `There is a template named “${words.name}” already. Choose another name.`);
    }
    const [saved] = before
      ? await tx.update(replyTemplates).set(changed(words)).where(eq(replyTemplates.id, before.id)).returning()
      : await tx.insert(replyTemplates).values(words).returning();
    await writeAudit(tx, {
      staff,
      action: before ? 'update' : 'create',
      collection: 'reply_templates',
      recordId: saved?.id ?? '',
      changes: changesBetween({ ...before }, { ...saved }),
    });
    return successToast(before ? 'Template updated.' : 'Template added.');
  });
}

/** Deletes one. What was sent with it stays as it was sent. */
export function deleteTemplate(request: Request, id: string) {
  const page = { ...request, path: replyTemplatesPath };
  return changeWithTool(page, 'Failed to delete template', async (tx, staff) => {
    const before = await requireTemplate(tx, id);
    await tx.delete(replyTemplates).where(eq(replyTemplates.id, before.id));
    const changes = changesBetween({ ...before }, {});
    await writeAudit(tx, { staff, action: 'delete', collection: 'reply_templates', recordId: before.id, changes });
    return successToast('Template deleted.');
  });
}

function changed(words: Omit<ReplyTemplate, 'id'>) {
  return { ...words, updatedAt: new Date() };
}

async function requireTemplate(tx: Orm, id: string) {
  const found = isUuid(id) ? await tx.select().from(replyTemplates).where(eq(replyTemplates.id, id)).for('update') : [];
  const [template] = found;
  if (!template) throw new ChangeRefusedError(404, 'This template no longer exists.');
  return template;
}
