import { textOf } from '~/lib/form-values';
import { cookieHeaders, signedInCookies } from '~/server/auth/enter.server';
import { passkeyChallenge, signInWithPasskey } from '~/server/auth/sign-in.server';
import { wantedPage } from '~/server/auth/wanted-page.server';
import { isWithinHourlyLimit } from '~/server/hourly-limit.server';
import { jsonRefusal } from '~/server/json-refusal.server';
import { readForm } from '~/server/read-form.server';
import { requestInfo } from '~/server/request-info.server';
import type { Route } from './+types/passkey';

export const handle = { isPostOnly: true };

/** Signing in with a passkey, for the script that asks the device: JSON whatever happens. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const { clientAddress } = context.get(requestInfo);
  if (textOf(form, 'step') === 'ask') {
    if (!(await isWithinHourlyLimit('passkey-ask', clientAddress, 200))) {
      return jsonRefusal(429, 'Too many attempts. Please try again in an hour.');
    }
    const { options, cookies } = await passkeyChallenge();
    return Response.json(options, { headers: cookieHeaders(cookies) });
  }
  const result = await signInWithPasskey({ answer: textOf(form, 'answer'), request, clientAddress });
  if (result.ok === false) return jsonRefusal(result.status, result.message);
  const headers = cookieHeaders([...result.cookies, ...(await signedInCookies())]);
  return Response.json({ signedIn: true, page: await wantedPage(request) }, { headers });
}

export function loader() {
  return jsonRefusal(405, 'Passkeys are sent here with POST.');
}
