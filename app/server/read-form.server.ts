/** A form's fields, or null when the body is none: malformed multipart, another content type, broken encoding. */
export async function readForm(request: Request): Promise<FormData | null> {
  try {
    return await request.formData();
  } catch {
    return null;
  }
}
