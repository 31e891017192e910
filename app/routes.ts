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
    route('documentation', 'routes/public/documentation.tsx'),
    route('documentation/:slug', 'routes/public/documentation-page.tsx'),
    route('careers', 'routes/public/careers.tsx'),
    route('careers/:slug', 'routes/public/career.tsx'),
    route('newsletter', 'routes/public/newsletter.tsx'),
    route('search', 'routes/public/search.tsx'),
    route('*', 'routes/public/not-found.tsx'),
  ]),
  route('admin/auth', 'routes/auth/sign-in.tsx'),
  route('admin/setup', 'routes/auth/setup.tsx'),
  route('admin/sign-out', 'routes/auth/sign-out.ts'),
  route('admin/uploads', 'routes/admin/uploads.ts'),
  route('admin', 'routes/admin/dashboard.tsx', [
    index('routes/admin/records.tsx', { id: 'first tab' }),
    route('claims', 'routes/admin/claims.tsx'),
    ...inboxes.map(({ name, tab }) => route(tab.path, 'routes/admin/inbox.tsx', { id: name })),
    route(':tab', 'routes/admin/records.tsx', { id: 'tab' }, [
      route('new', 'routes/admin/record.tsx', { id: 'new record' }),
      route(':id', 'routes/admin/record.tsx', { id: 'record' }),
    ]),
  ]),
  route('theme', 'routes/public/theme.ts'),
  route('social/*', 'routes/public/social.ts'),
  route('robots.txt', 'routes/public/robots.ts'),
  route('sitemap.xml', 'routes/public/sitemap.ts'),
  ...feedPaths.map((path) => route(relative(path), 'routes/public/feed.ts', { id: `feed ${path}` })),
  ...Object.keys(movedPages).map((path) => route(relative(path), 'routes/public/moved.ts', { id: `moved ${path}` })),
] satisfies RouteConfig;
