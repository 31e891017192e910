import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';

/** From a page about mails back to the list of them. */
export function ToMails() {
  return (
    <Link
      to="/admin/mail"
      className="inline-flex w-fit items-center gap-1.5 text-sm text-muted underline-offset-4 hover:underline"
    >
      <ArrowLeft size={16} aria-hidden="true" />
      Mail
    </Link>
  );
}
