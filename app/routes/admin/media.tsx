import { data, redirect } from 'react-router';
import { barred } from '~/admin/authorise';
import { refused } from '~/admin/change-outcome.server';
import { countDeletable, deleteUnused } from '~/admin/media/delete-pictures.server';
import { addPicture } from '~/admin/media/describe-picture.server';
import { listLibrary, readLibraryState } from '~/admin/media/library.server';
import { guardedMedia, mediaLibrary } from '~/admin/media/media';
import { MediaLibrary } from '~/admin/media/media-library';
import { pictureRefusedOrFailed } from '~/admin/media/picture-writes.server';
import type { TypedUpload } from '~/admin/media/plain-upload';
import { readUpload } from '~/admin/media/read-upload.server';
import { offerSignIn } from '~/admin/offer-sign-in';
import { requireTool } from '~/admin/route-support.server';
import { TabToast } from '~/admin/shell/tab-panel';
import { useLastGood } from '~/admin/use-last-good';
import { textOf } from '~/lib/form-values';
import { errorToast, type Toast } from '~/lib/toast';
import { staffContext } from '~/server/auth/session.server';
import { flash } from '~/server/flash.server';
import { log } from '~/server/log.server';
import { readForm } from '~/server/read-form.server';
import { requestInfo } from '~/server/request-info.server';
import type { Route } from './+types/media';

export async function loader({ url, context }: Route.LoaderArgs) {
  requireTool(context.get(staffContext), mediaLibrary.tab.path);
  const state = readLibraryState(url.searchParams);
  try {
    const library = await listLibrary(state);
    const deletable = state.show === 'unused' ? await countDeletable() : 0;
    return { library, deletable, failure: null };
  } catch (error) {
    log.error({ id: context.get(requestInfo).id, err: error }, 'the media library could not be listed');
    return data(
      { library: null, deletable: 0, failure: errorToast(mediaLibrary.messages.loadFailed) },
      { status: 500 },
    );
  }
}

interface Answer {
  toast: Toast | null;
  confirming: boolean;
  typed: TypedUpload | null;
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const staff = context.get(staffContext);
  const form = await readForm(request);
  const refusal = barred(staff, 'read', guardedMedia);
  if (refusal) {
    const { toast } = offerSignIn(refusal, `/admin/media${url.search}`);
    return answered(refusal.status, { toast, typed: typedIn(form) });
  }
  const requestId = context.get(requestInfo).id;
  const intent = textOf(form, 'intent');
  if (intent === 'upload') return uploaded(url, await upload(staff, requestId, form), typedIn(form));
  if (intent !== 'delete-unused') {
    return answered(400, { toast: errorToast('This request could not be read.') });
  }
  if (textOf(form, 'confirmed') !== 'yes') return answered(409, { confirming: true });
  return uploaded(url, await deleteUnused({ staff, requestId }), null);
}

/** The library once more, with what there is to say. */
function answered(status: number, answer: Partial<Answer>) {
  return data<Answer>({ toast: null, confirming: false, typed: null, ...answer }, { status });
}

async function upload(staff: Parameters<typeof addPicture>[0], requestId: string, form: FormData | null) {
  try {
    const { bucket, file, alt } = readUpload(form);
    const bytes = new Uint8Array(await file.arrayBuffer());
    await addPicture(staff, { bucket, bytes, originalName: file.name, alt });
    const toast: Toast = { title: 'Upload successful', description: 'Image uploaded successfully' };
    return { ok: true as const, toast };
  } catch (error) {
    const failed = 'Failed to upload image. Please try again.';
    return form ? pictureRefusedOrFailed(error, requestId, failed) : refused(400, mediaLibrary.messages.unreadable);
  }
}

function typedIn(form: FormData | null): TypedUpload | null {
  return form && { alt: textOf(form, 'alt'), bucket: textOf(form, 'bucket') };
}

async function uploaded(
  url: URL,
  { ok, status = 500, toast }: { ok: boolean; status?: number; toast: Toast },
  typed: TypedUpload | null,
) {
  if (!ok) return answered(status, { toast, typed });
  return redirect(`/admin/media${url.search}`, { status: 303, headers: { 'set-cookie': await flash(toast) } });
}

export default function Media({ loaderData, actionData }: Route.ComponentProps) {
  const { library, deletable } = useLastGood(loaderData.library === null ? null : loaderData) ?? loaderData;
  return (
    <>
      <TabToast toast={actionData?.toast} failure={loaderData.failure} />
      <MediaLibrary
        library={library}
        deletable={deletable}
        confirming={actionData?.confirming ?? false}
        typed={actionData?.typed ?? null}
      />
    </>
  );
}
