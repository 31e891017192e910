import { data, redirect, useLocation } from 'react-router';
import { barred, isPermitted } from '~/admin/authorise';
import { refused } from '~/admin/change-outcome.server';
import { adminMeta } from '~/admin/document-title';
import { deletePicture } from '~/admin/media/delete-pictures.server';
import { describePicture } from '~/admin/media/describe-picture.server';
import { findPicture } from '~/admin/media/library.server';
import { guardedMedia, mediaLibrary } from '~/admin/media/media';
import { PicturePage, type TypedFacts } from '~/admin/media/picture-page';
import { type PictureOutcome, type PictureWrite, pictureRefusedOrFailed } from '~/admin/media/picture-writes.server';
import { readFile } from '~/admin/media/read-upload.server';
import { replacePicture } from '~/admin/media/replace-picture.server';
import { requireTool } from '~/admin/route-support.server';
import { formValues, textOf } from '~/lib/form-values';
import { findKeptUntil } from '~/lib/kept-form';
import { errorToast, type Toast } from '~/lib/toast';
import { staffContext } from '~/server/auth/session.server';
import { flash } from '~/server/flash.server';
import { readForm } from '~/server/read-form.server';
import { requestInfo } from '~/server/request-info.server';
import { ShowToast } from '~/ui/toast';
import type { Route } from './+types/media-picture';

export async function loader({ params, context }: Route.LoaderArgs) {
  requireTool(context.get(staffContext), mediaLibrary.tab.path);
  const found = await findPicture(params.id);
  if (!found) throw data(null, { status: 404 });
  return found;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return adminMeta(loaderData?.picture.name);
}

interface Answer {
  toast: Toast | null;
  confirming: boolean;
  problem: { field: string; sentence: string } | null;
  typed: TypedFacts | null;
}

export async function action({ request, params, url, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const write = { staff: context.get(staffContext), requestId: context.get(requestInfo).id, id: params.id };
  const intent = textOf(form, 'intent');
  // A page without scripts sends it along with whatever is pressed.
  const typed = form?.has('alt') ? await typedIn(form, params.id) : null;
  if (intent === 'delete' && textOf(form, 'confirmed') !== 'yes' && (await isUnused(write))) {
    return data<Answer>({ toast: null, confirming: true, problem: null, typed }, { status: 409 });
  }
  const outcome = await perform(intent, write, form);
  if (outcome.ok) {
    if (intent === 'replace' && typed && (await isUnsaved(write.id, typed))) {
      return data<Answer>({ toast: outcome.toast, confirming: false, problem: null, typed });
    }
    const target = intent === 'delete' ? '/admin/media' : url.pathname;
    const headers = { 'set-cookie': await flash(outcome.toast) };
    return redirect(`${target}${url.search}`, { status: 303, headers });
  }
  const { toast, status, field } = outcome;
  const problem = field ? { field, sentence: toast.description ?? toast.title } : null;
  return data<Answer>({ toast, confirming: false, problem, typed }, { status });
}

/** What was typed; no name where it is the one that the picture has, since a replacement brings another one. */
async function typedIn(form: FormData, id: string): Promise<TypedFacts> {
  const name = textOf(form, 'name');
  const isNew = form.has('name') && name !== (await findPicture(id))?.picture.name;
  return { name: isNew ? name : null, alt: textOf(form, 'alt'), decorative: form.has('decorative') };
}

/** Whether it is something else than what the library says. Forms send returns, which no alt text has. */
async function isUnsaved(id: string, { name, alt, decorative }: TypedFacts): Promise<boolean> {
  if (name !== null) return true;
  const stands = (await findPicture(id))?.picture.alt ?? null;
  return alt.replaceAll('\r', '') !== (stands ?? '') || decorative !== (stands === '');
}

/** Only what can be deleted is asked about; for anything else the refusal comes at once. */
async function isUnused({ staff, id }: PictureWrite): Promise<boolean> {
  return isPermitted(staff, 'delete', guardedMedia) && (await findPicture(id))?.uses.total === 0;
}

async function perform(intent: string, write: PictureWrite, form: FormData | null): Promise<PictureOutcome> {
  const refusal = barred(write.staff, 'read', guardedMedia);
  if (refusal) return { ok: false, ...refusal };
  if (!form) return refused(400, mediaLibrary.messages.unreadable);
  switch (intent) {
    case 'describe': {
      const { intent: _intent, ...values } = formValues(form);
      return describePicture({ ...write, values });
    }
    case 'replace':
      return replace(write, form);
    case 'delete':
      return deletePicture(write);
    default:
      return refused(400, 'This request could not be read.');
  }
}

async function replace(write: PictureWrite, form: FormData): Promise<PictureOutcome> {
  try {
    const outcome = await replacePicture({ ...write, file: readFile(form) });
    return outcome.ok || outcome.status === 403 || outcome.status === 401 ? outcome : { ...outcome, field: 'file' };
  } catch (error) {
    const outcome = pictureRefusedOrFailed(error, write.requestId, mediaLibrary.messages.saveFailed);
    return outcome.ok ? outcome : { ...outcome, field: 'file' };
  }
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  try {
    return await serverAction();
  } catch (error) {
    if (error instanceof Response || findKeptUntil(error)) throw error;
    // The server was not reached: the page stays as it is, and nothing typed is lost.
    const answer: Answer = {
      toast: errorToast(mediaLibrary.messages.saveFailed),
      confirming: false,
      problem: null,
      typed: null,
    };
    return data(answer, { status: 503 });
  }
}

export default function MediaPicture({ loaderData, actionData }: Route.ComponentProps) {
  const { search } = useLocation();
  return (
    <>
      {actionData?.toast && <ShowToast toast={actionData.toast} />}
      <PicturePage
        {...loaderData}
        search={search}
        problem={actionData?.problem ?? null}
        typed={actionData?.typed ?? null}
        confirming={actionData?.confirming ?? false}
      />
    </>
  );
}
