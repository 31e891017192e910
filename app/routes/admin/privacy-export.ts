import { redirect } from 'react-router';
import { exportData } from '~/admin/privacy/answer-privacy.server';
import { addressFields, privacyPath } from '~/admin/privacy/privacy';
import { requireTool } from '~/admin/route-support.server';
import { formValues } from '~/lib/form-values';
import { staffContext } from '~/server/auth/session.server';
import { readForm } from '~/server/read-form.server';
import type { Route } from './+types/privacy-export';

export function loader() {
  return redirect(`/admin/${privacyPath}`);
}

/** Everything that is stored about one address, as a file. */
export async function action({ request, context }: Route.ActionArgs) {
  const staff = requireTool(context.get(staffContext), privacyPath);
  const parsed = addressFields.safeParse(formValues(await readForm(request)));
  if (!parsed.success) return redirect(`/admin/${privacyPath}`, 303);
  const { email } = parsed.data;
  const file = { address: email, exported_at: new Date().toISOString(), data: await exportData(staff, email) };
  return new Response(`${JSON.stringify(file, null, 2)}\n`, {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="personal-data.json"',
      'cache-control': 'private, no-store',
    },
  });
}
