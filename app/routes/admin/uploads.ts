import type { MiddlewareFunction } from 'react-router';
import { addPicture } from '~/admin/media/describe-picture.server';
import { readUpload } from '~/admin/media/read-upload.server';
import { findSession, staffContext, staffSession } from '~/server/auth/session.server';
import { jsonRefusal } from '~/server/json-refusal.server';
import { log } from '~/server/log.server';
import { readForm } from '~/server/read-form.server';
import { requestInfo } from '~/server/request-info.server';
import { UploadError } from '~/server/uploads/upload-error.server';
import type { Route } from './+types/uploads';

/** Answers in JSON whatever happens: the sender is a script that shows title and description to a person. */
const answerInJson: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  if (request.method !== 'POST') {
    const description = 'Pictures are sent here with POST.';
    return refusal({ code: 'METHOD_NOT_ALLOWED', status: 405, title: 'Upload failed', description });
  }
  try {
    return await next();
  } catch (error) {
    if (error instanceof Response) return error;
    log.error({ id: context.get(requestInfo).id, err: error }, 'upload request failed');
    return refusal(new UploadError('UPLOAD_FAILED'));
  }
};

export const handle = { isPostOnly: true };

export const middleware = [answerInJson, staffSession];

// Never reached: it makes React Router run the middleware for GET as well.
export function loader() {
  return null;
}

export async function action({ request, context }: Route.ActionArgs) {
  const person = context.get(staffContext);
  if (!person) return refuseStranger(request);
  try {
    const { bucket, file, alt } = readUpload(await readForm(request));
    const bytes = new Uint8Array(await file.arrayBuffer());
    const stored = await addPicture(person, { bucket, bytes, originalName: file.name, alt });
    return Response.json({ ...stored, alt, title: 'Upload successful', description: 'Image uploaded successfully' });
  } catch (error) {
    if (error instanceof UploadError) return refusal(error);
    log.error({ id: context.get(requestInfo).id, err: error }, 'upload request failed');
    return refusal(new UploadError('UPLOAD_FAILED', { cause: error }));
  }
}

interface Refusal {
  code: string;
  status: number;
  title: string;
  description: string;
}

function refusal({ code, status, title, description }: Refusal): Response {
  return jsonRefusal(status, description, { code, title, description });
}

async function refuseStranger(request: Request): Promise<Response> {
  const found = await findSession(request);
  if (found) {
    // Whoever has a role is no stranger but for the second factor that is required of them.
    const description = found.person.role === 'none' ? noPermission : factorFirst;
    return refusal({ code: 'FORBIDDEN', status: 403, title: 'Access Denied', description });
  }
  return refusal({ code: 'SIGNED_OUT', status: 401, title: 'Upload failed', description: signInFirst });
}

const noPermission = "You don't have permission to upload images.";
const factorFirst =
  'This site asks for a second factor by now. Set it up in another tab, under My account, then try again.';
const signInFirst = 'You are not signed in any longer. Sign in again in another tab, then try again.';
