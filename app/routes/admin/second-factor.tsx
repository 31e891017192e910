import { data, redirect } from 'react-router';
import { enrolmentOf } from '~/admin/account/enrolment.server';
import { requireAccount } from '~/admin/account/require-account.server';
import { type SecondFactorAnswer, SecondFactorPage } from '~/admin/account/second-factor-page';
import { adminMeta } from '~/admin/document-title';
import { textOf } from '~/lib/form-values';
import { successToast } from '~/lib/toast';
import { refusePassword } from '~/server/auth/account.server';
import { cookieHeaders } from '~/server/auth/enter.server';
import {
  beginSecondFactor,
  confirmSecondFactor,
  countRecoveryCodes,
  endSecondFactor,
  renewRecoveryCodes,
} from '~/server/auth/second-factor.server';
import { lacksSecondFactor } from '~/server/auth/session.server';
import type { Asking } from '~/server/auth/sign-in.server';
import { flash } from '~/server/flash.server';
import { readForm } from '~/server/read-form.server';
import { requestInfo } from '~/server/request-info.server';
import type { Route } from './+types/second-factor';

export function meta() {
  return adminMeta('Second factor');
}

export async function loader({ context }: Route.LoaderArgs) {
  const { person, session } = requireAccount(context);
  const isOn = session.hasSecondFactor;
  const codesLeft = isOn ? await countRecoveryCodes(person.id) : 0;
  return { isOn, isRequired: lacksSecondFactor(person.role, false), codesLeft };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { person, session } = requireAccount(context);
  const form = await readForm(request);
  const asking: Asking = { request, clientAddress: context.get(requestInfo).clientAddress };
  const intent = textOf(form, 'intent');
  const refuse = (message: string, status = 422) => data<SecondFactorAnswer>({ intent, message }, { status });
  if (intent === 'confirm') {
    const confirmed = await confirmSecondFactor(person, asking, textOf(form, 'code'));
    if (confirmed.ok) {
      const { recoveryCodes, cookies } = confirmed;
      return data<SecondFactorAnswer>({ intent, recoveryCodes }, { headers: cookieHeaders(cookies) });
    }
    const enrolment = enrolmentOf(textOf(form, 'uri')) ?? undefined;
    return data<SecondFactorAnswer>(
      { intent, message: confirmed.message, ...(enrolment && { enrolment }) },
      { status: confirmed.status },
    );
  }
  if (!['begin', 'renew', 'end'].includes(intent)) return refuse('This request could not be read.', 400);
  const password = textOf(form, `${intent}-password`);
  const refusal = await refusePassword(person, password, asking.clientAddress);
  if (refusal) return refuse(refusal.message, refusal.status);
  if (intent === 'begin') {
    const enrolment = enrolmentOf((await beginSecondFactor(asking, password)) ?? '');
    return enrolment ? data<SecondFactorAnswer>({ intent, enrolment }) : redirect('/admin/account/second-factor');
  }
  if (!session.hasSecondFactor) return redirect('/admin/account/second-factor');
  if (intent === 'renew') {
    const recoveryCodes = await renewRecoveryCodes(person);
    return recoveryCodes
      ? data<SecondFactorAnswer>({ intent, recoveryCodes })
      : redirect('/admin/account/second-factor');
  }
  const headers = cookieHeaders(await endSecondFactor(person, asking, password));
  headers.append('set-cookie', await flash(successToast('Your second factor is off.')));
  return redirect('/admin/account', { status: 303, headers });
}

export default function SecondFactor({ loaderData, actionData }: Route.ComponentProps) {
  return <SecondFactorPage {...loaderData} answer={actionData} />;
}
