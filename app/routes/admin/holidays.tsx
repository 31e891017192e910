import { data, redirect } from 'react-router';
import { type FormAnswer, formAnswer, invalidAnswer } from '~/admin/form-answer';
import { addHoliday, removeHoliday } from '~/admin/holidays/change-holidays.server';
import { holidayFields, holidaysPath } from '~/admin/holidays/holidays';
import { HolidaysPage } from '~/admin/holidays/holidays-page';
import { requireTool } from '~/admin/route-support.server';
import { formValues, textOf } from '~/lib/form-values';
import { staffContext } from '~/server/auth/session.server';
import { flash } from '~/server/flash.server';
import { listHolidays } from '~/server/inbox/holidays.server';
import { readForm } from '~/server/read-form.server';
import { requestInfo } from '~/server/request-info.server';
import type { Route } from './+types/holidays';

export async function loader({ context }: Route.LoaderArgs) {
  requireTool(context.get(staffContext), holidaysPath);
  return { holidays: await listHolidays() };
}

export async function action({ request, context }: Route.ActionArgs) {
  const who = { staff: context.get(staffContext), requestId: context.get(requestInfo).id };
  requireTool(who.staff, holidaysPath);
  const form = await readForm(request);
  const removed = textOf(form, 'remove');
  const parsed = holidayFields.safeParse(formValues(form));
  if (!removed && !parsed.success) {
    return data<FormAnswer>(invalidAnswer(form, parsed.error), { status: form ? 422 : 400 });
  }
  const outcome = removed || !parsed.data ? await removeHoliday(who, removed) : await addHoliday(who, parsed.data);
  if (!outcome.ok) return data<FormAnswer>(formAnswer(form, outcome.toast), { status: outcome.status });
  const isTypedBeside = removed !== '' && (textOf(form, 'day') !== '' || textOf(form, 'name') !== '');
  if (isTypedBeside) return data<FormAnswer>(formAnswer(form, outcome.toast));
  return redirect(`/admin/${holidaysPath}`, { status: 303, headers: { 'set-cookie': await flash(outcome.toast) } });
}

export default function Holidays({ loaderData, actionData }: Route.ComponentProps) {
  return <HolidaysPage holidays={loaderData.holidays} answer={actionData} />;
}
