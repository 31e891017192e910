import type { ReactNode } from 'react';
import { Button, ButtonLink } from '~/ui/button';

/** A page about one subscription: a heading, a sentence, one thing to do. */
export function NewsletterPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="page-wide grid justify-items-start gap-6 py-24 lg:py-32">
      <h1 className="text-4xl">{title}</h1>
      {children}
    </section>
  );
}

export function NewsletterWords({ children }: { children: ReactNode }) {
  return <p className="max-w-[60ch] text-lg break-words text-muted">{children}</p>;
}

/** Posts to the same address, with its token: opening a link changes nothing, because programs open links too. */
export function NewsletterButton({ children }: { children: string }) {
  return (
    <form method="post">
      <Button type="submit" size="lg">
        {children}
      </Button>
    </form>
  );
}

export function NewsletterOnward({ href, children }: { href: string; children: string }) {
  return (
    <ButtonLink href={href} size="lg" variant="outline">
      {children}
    </ButtonLink>
  );
}
