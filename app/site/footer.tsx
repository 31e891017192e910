import type { ReactNode } from 'react';
import { company } from '~/lib/company';
import { piecePath } from './illustrations/drawing';
import { ThemedFile } from './illustrations/late-file';
import { SocialIcon } from './social-icon';
import { WORDMARK_HEIGHT, WORDMARK_WIDTH } from './wordmark';

const quickLinks = [
  { label: 'Home', href: '/' },
  { label: 'About Us', href: '/about' },
  { label: 'Solutions', href: '/solutions' },
  { label: 'Industries', href: '/industries' },
  { label: 'Insights', href: '/insights' },
  { label: 'Contact', href: '/contact' },
];

export function Footer() {
  return (
    <footer className="site-footer on-ink overflow-hidden border-t border-line">
      <div className="page-wide grid grid-cols-2 gap-x-6 gap-y-12 pt-20 pb-16 md:grid-cols-12">
        <Address />
        <LinkColumn title="Quick Links" className="md:col-span-3 lg:col-span-2">
          {quickLinks.map(({ label, href }) => (
            <FooterLink key={href} href={href}>
              {label}
            </FooterLink>
          ))}
        </LinkColumn>
        <LinkColumn title="Products & Platforms" className="md:col-span-4 lg:col-span-3">
          {company.products.map((product) => (
            <FooterLink key={product} href="/solutions">
              {product}
            </FooterLink>
          ))}
        </LinkColumn>
      </div>
      <div className="page-wide">
        <ThemedFile
          path={(theme) => piecePath('wordmark', theme)}
          theme="dark"
          width={WORDMARK_WIDTH}
          height={WORDMARK_HEIGHT}
          className="w-full"
        />
      </div>
      <div className="border-t border-line">
        <div className="page-wide flex flex-wrap items-center gap-x-8 gap-y-2 py-6 text-sm text-muted">
          <p className="mr-auto">
            © {company.copyrightYear} {company.name}. All rights reserved.
          </p>
          <ul className="flex flex-wrap items-center gap-x-8">
            <FooterLink href="/privacy-policy">Privacy Policy</FooterLink>
            <FooterLink href="/terms-of-use">Terms of Use</FooterLink>
            <FooterLink href={`mailto:${company.emails.careers}`}>{company.emails.careers}</FooterLink>
          </ul>
        </div>
      </div>
    </footer>
  );
}

function Address() {
  return (
    <div className="col-span-2 md:col-span-5 lg:col-span-7">
      <p className="max-w-md font-display text-2xl leading-tight font-semibold text-balance">
        Quantum computing and AI, built for working use.
      </p>
      <address className="mt-6 text-sm leading-relaxed text-muted not-italic">
        <span className="font-medium text-text">{company.name}</span>
        {company.headquarters.lines.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
        <a
          href={`mailto:${company.emails.hello}`}
          className="footer-link mt-1 inline-flex min-h-6 items-center text-text"
        >
          {company.emails.hello}
        </a>
      </address>
      <ul className="mt-6 -ml-2.5 flex flex-wrap gap-1">
        {company.social.map(({ network, label, href }) => (
          <li key={network}>
            <a href={href} rel="me noopener" aria-label={`${company.name} on ${label}`} className="icon-button">
              <SocialIcon network={network} className="size-5" />
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function LinkColumn({ title, className, children }: { title: string; className: string; children: ReactNode }) {
  return (
    <nav aria-label={title} className={className}>
      <h2 className="font-sans text-sm font-semibold tracking-normal">{title}</h2>
      <ul className="mt-3 text-sm text-muted">{children}</ul>
    </nav>
  );
}

function FooterLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <li>
      <a href={href} className="footer-link inline-flex min-h-9 items-center">
        {children}
      </a>
    </li>
  );
}
