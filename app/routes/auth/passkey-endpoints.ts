import { siteOrigin } from '~/server/site-origin.server';

/** Where password managers lead whoever could have a passkey here (https://w3c.github.io/webappsec-passkey-endpoints/). */
export function loader() {
  const page = `${siteOrigin()}/admin/account`;
  return Response.json({ enroll: page, manage: page });
}
