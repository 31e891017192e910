import { asc } from 'drizzle-orm';
import { orm } from '~/db/client.server';
import { company } from '~/lib/company';
import { exactTime } from '~/lib/dates';
import { fillPlaceholders } from '~/lib/placeholders';
import type { Staff } from '~/lib/roles';
import { replyTemplates } from '~/server/inbox/reply_templates.table.server';
import type { InquiryCard } from './inbox';
import type { FilledTemplate } from './inquiry-view';

/** Every template by name, filled in for this person. What is not known stays as its placeholder, to be seen. */
export async function filledTemplates(card: InquiryCard, staff: Staff): Promise<FilledTemplate[]> {
  const rows = await orm().select().from(replyTemplates).orderBy(asc(replyTemplates.name));
  const values = valuesOf(card, staff);
  return rows.map(({ id, name, subject, body }) => ({
    id,
    name,
    subject: fillPlaceholders(subject, values).slice(0, 200),
    body: fillPlaceholders(body, values),
  }));
}

function valuesOf(card: InquiryCard, staff: Staff) {
  return {
    name: card.name,
    first_name: card.name.split(' ')[0] ?? card.name,
    company: company.name,
    their_company: card.company ?? undefined,
    subject: card.replySubject.replace(/^Re: /, ''),
    due: card.due ? exactTime(card.due.at) : undefined,
    staff_name: staff.name,
  };
}
