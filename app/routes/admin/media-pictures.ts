import { barred, isPermitted } from '~/admin/authorise';
import { describePicture } from '~/admin/media/describe-picture.server';
import { findPictureAt, listLibrary, readLibraryState } from '~/admin/media/library.server';
import { guardedMedia, mediaLibrary } from '~/admin/media/media';
import { pictureIdOf } from '~/admin/media/picture-writes.server';
import { formValues, textOf } from '~/lib/form-values';
import { staffContext, staffSession } from '~/server/auth/session.server';
import { jsonRefusal } from '~/server/json-refusal.server';
import { log } from '~/server/log.server';
import { readForm } from '~/server/read-form.server';
import { requestInfo } from '~/server/request-info.server';
import type { Route } from './+types/media-pictures';

/** The library in JSON, or the picture at a `path`, for what chooses pictures in forms and describes them there. */
export const middleware = [staffSession];

const picturesInDialog = 24;

export async function loader({ url, context }: Route.LoaderArgs) {
  const staff = context.get(staffContext);
  if (!isPermitted(staff, 'read', guardedMedia)) return jsonRefusal(staff ? 403 : 401, mediaLibrary.messages.signedOut);
  const path = url.searchParams.get('path');
  try {
    if (path !== null) {
      return Response.json({ picture: await findPictureAt(path) }, { headers: { 'cache-control': 'no-store' } });
    }
    const { cards, total, pageCount } = await listLibrary(readLibraryState(url.searchParams), picturesInDialog);
    return Response.json({ pictures: cards, total, pageCount }, { headers: { 'cache-control': 'no-store' } });
  } catch (error) {
    log.error({ id: context.get(requestInfo).id, err: error }, 'the media library could not be listed');
    return jsonRefusal(500, mediaLibrary.messages.loadFailed);
  }
}

/** Describes the picture whose `path` is sent; `alt` and `decorative` as in the form of its own page. */
export async function action({ request, context }: Route.ActionArgs) {
  const staff = context.get(staffContext);
  const refusal = barred(staff, 'update', guardedMedia);
  if (refusal) return jsonRefusal(refusal.status, refusal.toast.description ?? refusal.toast.title);
  const requestId = context.get(requestInfo).id;
  const form = await readForm(request);
  if (!form) return jsonRefusal(400, mediaLibrary.messages.unreadable);
  const { path: _path, ...values } = formValues(form);
  try {
    const id = (await pictureIdOf(textOf(form, 'path'))) ?? '';
    const outcome = await describePicture({ staff, requestId, id, values });
    const message = outcome.toast.description ?? outcome.toast.title;
    if (!outcome.ok) return jsonRefusal(outcome.status, message);
    return Response.json({ status: 200, message }, { headers: { 'cache-control': 'no-store' } });
  } catch (error) {
    log.error({ id: requestId, err: error }, 'a picture could not be described');
    return jsonRefusal(500, mediaLibrary.messages.saveFailed);
  }
}
