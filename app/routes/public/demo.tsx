import { data, redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import { textOf } from '~/lib/form-values';
import { errorToast } from '~/lib/toast';
import { demoView } from '~/server/demos/demo-view.server';
import { cancelByVisitor, chooseTime, demoForVisitor, type VisitorOutcome } from '~/server/demos/visitor-demo.server';
import { flash } from '~/server/flash.server';
import { log } from '~/server/log.server';
import { readForm } from '~/server/read-form.server';
import { requestInfo } from '~/server/request-info.server';
import { brokenLinkHeading } from '~/site/broken-link';
import { DemoPage } from '~/site/demo/demo-page';
import { LinkIsOver } from '~/site/demo/link-is-over';
import { ShowToast } from '~/ui/toast';
import type { Route } from './+types/demo';

/** Only the browser knows the zone of whoever reads the times, who may do nothing but read. */
export const handle = { hydrate: 'at-once' };

export function meta({ loaderData }: Route.MetaArgs) {
  return [
    { title: `${loaderData?.demo === null ? brokenLinkHeading : 'Your demo'} | Quzones` },
    { name: 'robots', content: 'noindex, nofollow' },
    // The address lets whoever has it change the demo: no other site may learn it. Forms still say where they come from.
    { name: 'referrer', content: 'same-origin' },
  ];
}

export function headers() {
  return { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex, nofollow' };
}

export async function loader({ params, url }: Route.LoaderArgs) {
  const demo = await demoForVisitor(params.token);
  if (!demo) return data({ demo: null }, { status: 404 });
  return data({ demo: demoView(demo, url.searchParams.get('zone'), new Date()) });
}

const refusals: Record<Exclude<VisitorOutcome, 'done'>, { status: number; sentence: string }> = {
  gone: { status: 404, sentence: 'This link no longer works. Answer our mail, and we send a new one.' },
  closed: { status: 409, sentence: 'This demo was cancelled or held already, so nothing was changed.' },
  moved: {
    status: 409,
    sentence:
      'Another time was chosen here in the meantime, so nothing was changed. To move the demo, choose once more.',
  },
  'taken-back': { status: 409, sentence: 'This time is not free any more. Please choose another one.' },
  'too-often': { status: 429, sentence: 'This demo was moved very often. To move it again, answer our mail.' },
};

/** What was refused because of how the demo stands by now is shown with that. */
export function shouldRevalidate({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return defaultShouldRevalidate || actionStatus === 404 || actionStatus === 409;
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const intent = textOf(form, 'intent');
  if (intent !== 'choose' && intent !== 'cancel') {
    return data({ toast: errorToast('This form could not be read. Please send it again.') }, { status: 400 });
  }
  try {
    const outcome =
      intent === 'cancel'
        ? await cancelByVisitor(params.token)
        : await chooseTime(
            params.token,
            textOf(form, 'slot'),
            textOf(form, 'zone'),
            form?.has('saw') ? textOf(form, 'saw') : null,
          );
    if (outcome !== 'done') {
      return data({ toast: errorToast(refusals[outcome].sentence) }, { status: refusals[outcome].status });
    }
  } catch (error) {
    log.error({ id: context.get(requestInfo).id, err: error }, 'a demo could not be arranged');
    return data({ toast: errorToast('Nothing was changed. Please try again.') }, { status: 500 });
  }
  const toast =
    intent === 'cancel'
      ? { title: 'Demo cancelled', description: 'It leaves your calendar by itself.' }
      : { title: 'See you then', description: 'An invitation for your calendar is on its way to you.' };
  return redirect(`/demo/${params.token}`, { status: 303, headers: { 'set-cookie': await flash(toast) } });
}

export default function Demo({ loaderData, actionData, params }: Route.ComponentProps) {
  return (
    <>
      {actionData && <ShowToast toast={actionData.toast} />}
      {loaderData.demo ? <DemoPage demo={loaderData.demo} path={`/demo/${params.token}`} /> : <LinkIsOver />}
    </>
  );
}
