import { asc, eq } from 'drizzle-orm';
import { type Orm, orm } from '~/db/client.server';
import { indexThatRefused } from '~/db/index-that-refused.server';
import { successToast } from '~/lib/toast';
import { isUuid } from '~/lib/uuid';
import { changesBetween, writeAudit } from '~/server/audit/audit.server';
import { replyTemplates } from '~/server/inbox/reply_templates.table.server';
import { ChangeRefusedError } from '../change-outcome.server';
import { changeWithTool, type ToolRequest } from '../change-with-tool.server';
import { type ReplyTemplate, replyTemplatesPath } from './reply-templates';

type Request = Omit<ToolRequest, 'path'>;
type Words = Omit<ReplyTemplate, 'id'>;

/** Every template, by name. */
export function listTemplates(): Promise<ReplyTemplate[]> {
  const { id, name, subject, body } = replyTemplates;
  return orm().select({ id, name, subject, body }).from(replyTemplates).orderBy(asc(name));
}

/** Adds a template, or changes the one with this id. */
export function saveTemplate(request: Request, id: string | null, words: Words) {
  const page = { ...request, path: replyTemplatesPath };
  return changeWithTool(page, 'Failed to save template', async (tx, staff) => {
    const before = id === null ? null : await requireTemplate(tx, id);
    const saved = await write(tx, before, words);
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

/** The database alone knows which names are the same: `toLowerCase` spells some in another way than it does. */
async function write(tx: Orm, before: Pick<ReplyTemplate, 'id'> | null, words: Words) {
  try {
    const [saved] = before
      ? await tx.update(replyTemplates).set(changed(words)).where(eq(replyTemplates.id, before.id)).returning()
      : await tx.insert(replyTemplates).values(words).returning();
    return saved;
  } catch (error) {
    if (indexThatRefused(error) !== 'reply_templates_name_key') throw error;
    throw new ChangeRefusedError(409, `There is a template named “${words.name}” already. Choose another name.`);
  }
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

function changed(words: Words) {
  return { ...words, updatedAt: new Date() };
}

async function requireTemplate(tx: Orm, id: string) {
  const found = isUuid(id) ? await tx.select().from(replyTemplates).where(eq(replyTemplates.id, id)).for('update') : [];
  const [template] = found;
  if (!template) throw new ChangeRefusedError(404, 'This template no longer exists.');
  return template;
}
