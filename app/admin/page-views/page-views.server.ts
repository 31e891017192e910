import { and, asc, desc, eq, gte, lt, min, ne, type SQL, sql, sum } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { orm } from '~/db/client.server';
import { dayMs } from '~/lib/durations';
import { pageViews } from '~/server/views/page_views.table.server';
import type { Bar, PageViewsReport, PageViewsState, Period } from './page-views';

/** A list of pages or hosts shows so many, the most frequent first. */
const mostShown = 20;
const views = sum(pageViews.views).mapWith(Number);

/** How often pages were viewed in a period that ends with `today` (`YYYY-MM-DD`). Authorise first. */
export async function reportPageViews(state: PageViewsState, today: string): Promise<PageViewsReport> {
  const { period, path } = state;
  const from = dayBefore(today, period.days - 1);
  const ofPath = path === '' ? undefined : eq(pageViews.path, path);
  const found = and(gte(pageViews.day, from), ofPath);
  const byDay = await orm()
    .select({ day: pageViews.day, views })
    .from(pageViews)
    .where(found)
    .groupBy(pageViews.day)
    .orderBy(asc(pageViews.day));
  const pages = await shares(pageViews.path, found);
  const referrers = await shares(pageViews.referrer, found);
  const countries = await shares(pageViews.country, and(found, ne(pageViews.country, '')));
  return {
    state,
    bars: toBars(byDay, from, period),
    total: byDay.reduce((all, day) => all + day.views, 0),
    before: await viewsBefore(from, period, ofPath),
    pages: pages.slice(0, mostShown),
    morePages: Math.max(0, pages.length - mostShown),
    referrers: referrers.slice(0, mostShown),
    moreReferrers: Math.max(0, referrers.length - mostShown),
    devices: await orm()
      .select({ name: pageViews.device, views })
      .from(pageViews)
      .where(found)
      .groupBy(pageViews.device)
      .orderBy(desc(views)),
    countries: countries.slice(0, mostShown),
  };
}

function shares(column: AnyPgColumn<{ data: string; notNull: true }>, found: SQL | undefined) {
  const name = sql<string>`${column}`;
  return orm().select({ name, views }).from(pageViews).where(found).groupBy(column).orderBy(desc(views), asc(column));
}

async function viewsBefore(from: string, period: Period, ofPath: SQL | undefined): Promise<number | null> {
  const start = dayBefore(from, period.days);
  const [first] = await orm()
    .select({ day: min(pageViews.day) })
    .from(pageViews);
  if (!first?.day || first.day > start) return null;
  const [found] = await orm()
    .select({ views })
    .from(pageViews)
    .where(and(gte(pageViews.day, start), lt(pageViews.day, from), ofPath));
  return found?.views ?? 0;
}

/** Days without views are part of the picture too. */
function toBars(byDay: readonly { day: string; views: number }[], from: string, { days, step }: Period): Bar[] {
  const known = new Map(byDay.map(({ day, views: ofDay }) => [day, ofDay]));
  return Array.from({ length: days / step }, (_, index) => {
    const own = Array.from({ length: step }, (_day, offset) => dayBefore(from, -(index * step + offset)));
    return {
      from: own[0] ?? from,
      to: own.at(-1) ?? from,
      views: own.reduce((all, day) => all + (known.get(day) ?? 0), 0),
    };
  });
}

/** The day that is `days` earlier; later for a negative number. */
function dayBefore(day: string, days: number): string {
  return new Date(Date.parse(day) - days * dayMs).toISOString().slice(0, 10);
}
