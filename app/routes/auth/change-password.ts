import { redirect } from 'react-router';

/** Where password managers lead whoever wants another password (https://w3c.github.io/webappsec-change-password-url/). */
export function loader() {
  return redirect('/admin/account');
}
