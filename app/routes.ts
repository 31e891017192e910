import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';
import { inboxes } from './admin/inbox/inboxes';
import { feedPaths } from './site/feed-links';
import { movedPages } from './site/moved-pages';
import { plainPages } from './site/site-map';

/** A path of the site map as the route table writes it: without its leading slash. */
const relative = (path: string) => path.slice(1);

export default [
  layout('routes/public/layout.tsx', [
    // Every page of the site map that is words and pictures only.
    ...plainPages.map(({ path }) => route(relative(path), 'routes/public/page.tsx', { id: `page ${path}` })),
    route('insights', 'routes/public/insights.tsx'),
    route('insights/:id', 'routes/public/insight.tsx'),
    route('blog', 'routes/public/blog.tsx'),
    route('blog/:id', 'routes/public/blog-post.tsx'),
    route('case-studies', 'routes/public/case-studies.tsx'),
    route('case-studies/:id', 'routes/public/case-study.tsx'),
    route('services/quantum-computing/sdks-playground', 'routes/public/sdks-playground.tsx'),
    route('contact', 'routes/public/contact.tsx'),
    route('request-demo', 'routes/public/request-demo.tsx'),
    route('demo/:token', 'routes/public/demo.tsx'),
    route('preview/:token', 'routes/public/shared-preview.tsx'),
    route('documentation', 'routes/public/documentation.tsx'),
    route('documentation/:slug', 'routes/public/documentation-page.tsx'),
    route('careers', 'routes/public/careers.tsx'),
    route('careers/:slug', 'routes/public/career.tsx'),
    route('newsletter', 'routes/public/newsletter.tsx'),
    route('newsletter/noted', 'routes/public/newsletter-noted.tsx'),
    route('newsletter/confirm', 'routes/public/newsletter-confirm.tsx'),
    route('newsletter/unsubscribe', 'routes/public/newsletter-unsubscribe.tsx'),
    route('api/proof-of-work/:form', 'routes/public/proof-challenge.ts'),
    route('search', 'routes/public/search.tsx'),
    // For staff, and framed like what it shows.
    route('admin/preview/:tab/:id', 'routes/admin/preview.tsx'),
    route('*', 'routes/public/not-found.tsx'),
  ]),
  route('admin/auth', 'routes/auth/sign-in.tsx'),
  route('admin/auth/code', 'routes/auth/code.tsx'),
  route('admin/auth/passkey', 'routes/auth/passkey.ts'),
  route('admin/auth/again', 'routes/auth/sign-in-again.ts'),
  route('admin/setup', 'routes/auth/setup.tsx'),
  route('admin/invitation', 'routes/auth/invitation.tsx'),
  route('admin/reset-password', 'routes/auth/reset-password.tsx'),
  route('admin/forgot-password', 'routes/auth/forgot-password.tsx'),
  route('admin/sign-out', 'routes/auth/sign-out.ts'),
  route('admin/subscribers/export', 'routes/admin/subscribers-export.ts'),
  route('admin/account/passkeys', 'routes/admin/passkeys.ts'),
  route('admin/presence', 'routes/admin/presence.ts'),
  route('admin/uploads', 'routes/admin/uploads.ts'),
  route('admin/media/pictures', 'routes/admin/media-pictures.ts'),
  route('admin', 'routes/admin/dashboard.tsx', [
    layout('routes/admin/panel.tsx', [
      index('routes/admin/records.tsx', { id: 'first tab' }),
      route('claims', 'routes/admin/claims.tsx'),
      route('redirects', 'routes/admin/redirects.tsx'),
      route('terms', 'routes/admin/terms.tsx'),
      route('dead-links', 'routes/admin/dead-links.tsx'),
      route('page-views', 'routes/admin/page-views.tsx'),
      route('holidays', 'routes/admin/holidays.tsx'),
      route('reply-templates', 'routes/admin/reply-templates.tsx'),
      route('privacy', 'routes/admin/privacy.tsx'),
      route('privacy/export', 'routes/admin/privacy-export.ts'),
      route('operations', 'routes/admin/operations.tsx'),
      route('find', 'routes/admin/find.tsx'),
      route('find.json', 'routes/admin/find-json.ts'),
      route('links.json', 'routes/admin/links-json.ts'),
      route('link-targets.json', 'routes/admin/link-targets-json.ts'),
      route('shortcuts', 'routes/admin/shortcuts.tsx'),
      route('audit', 'routes/admin/audit.tsx'),
      route('audit.csv', 'routes/admin/audit-export.ts'),
      route('audit/:entry', 'routes/admin/audit-entry.tsx'),
      route('mail', 'routes/admin/mail.tsx'),
      route('mail/templates', 'routes/admin/mail-templates.tsx'),
      route('mail/:id', 'routes/admin/mail-message.tsx'),
      route('subscribers', 'routes/admin/subscribers.tsx'),
      route('media', 'routes/admin/media.tsx'),
      route('media/:id', 'routes/admin/media-picture.tsx'),
      ...inboxes.map(({ name, tab }) => route(tab.path, 'routes/admin/inbox.tsx', { id: name })),
      ...inboxes.flatMap(({ tab }) =>
        ['csv', 'json'].map((format) => {
          const path = `${tab.path}.${format}`;
          return route(path, 'routes/admin/inbox-export.ts', { id: path });
        }),
      ),
      ...inboxes.map(({ name, tab }) => route(`${tab.path}/:id`, 'routes/admin/inquiry.tsx', { id: `${name} one` })),
      route(':tab/bin', 'routes/admin/bin.tsx'),
      route(':tab/:id/history', 'routes/admin/history.tsx'),
      route('users', 'routes/admin/users.tsx'),
      route('users/:id', 'routes/admin/user.tsx'),
      route('account', 'routes/admin/account.tsx'),
      route('account/second-factor', 'routes/admin/second-factor.tsx'),
      route(':tab', 'routes/admin/records.tsx', { id: 'tab' }, [
        // `new` too: the editor of a new record stays when that gets its address.
        route(':id', 'routes/admin/record.tsx', { id: 'record' }),
      ]),
    ]),
  ]),
  route('demo/:token/calendar.ics', 'routes/public/demo-calendar.ts'),
  route('theme', 'routes/public/theme.ts'),
  route('drawings/:edition/:file', 'routes/public/drawing-piece.ts'),
  route('drawings/:edition/:kind/:file', 'routes/public/drawing.ts'),
  route('social/*', 'routes/public/social.ts'),
  route('.well-known/security.txt', 'routes/public/security-txt.ts'),
  route('.well-known/change-password', 'routes/auth/change-password.ts'),
  route('.well-known/passkey-endpoints', 'routes/auth/passkey-endpoints.ts'),
  route('robots.txt', 'routes/public/robots.ts'),
  route('sitemap.xml', 'routes/public/sitemap.ts'),
  ...feedPaths.map((path) => route(relative(path), 'routes/public/feed.ts', { id: `feed ${path}` })),
  ...Object.keys(movedPages).map((path) => route(relative(path), 'routes/public/moved.ts', { id: `moved ${path}` })),
] satisfies RouteConfig;
