import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router';
import type { RouteHandle } from '~/lib/route-handle';

type BuiltRoutes = ServerBuild['routes'];

/** The routes of the build as React Router matches them. */
export function routeTable(routes: BuiltRoutes, parentId?: string): RouteObject[] {
  return Object.values(routes)
    .filter((route) => route !== undefined && route.parentId === parentId)
    .map((route) => {
      const { id, path, index } = route as NonNullable<typeof route>;
      const common = { id, ...(path === undefined ? {} : { path }) };
      return index ? { ...common, index: true as const } : { ...common, children: routeTable(routes, id) };
    });
}

/** What can be done with an address, by what its route has. What is no route is a file or a page that there is not: read. */
export function methodsOf(routes: BuiltRoutes, table: RouteObject[], path: string): string[] {
  const matches = matchRoutes(table, path.replace(/\.data$/, '')) ?? [];
  const route = matches.at(-1)?.route;
  // The page that says so takes what is sent to an address that there is not, to say so.
  const module = route?.path === '*' ? undefined : routes[route?.id ?? '']?.module;
  const { isPostOnly = false } = (module?.handle as RouteHandle | undefined) ?? {};
  return [...(isPostOnly ? [] : ['GET', 'HEAD']), ...(module?.action ? ['POST'] : []), 'OPTIONS'];
}
