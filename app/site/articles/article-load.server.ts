import { type RouterContextProvider, redirect } from 'react-router';
import { type LoadFailure, loadOrFail } from '../load-or-fail.server';
import { type ListState, listHref } from './list-address';
import { presentName } from './present-name.server';

type Context = Readonly<RouterContextProvider>;

interface ListLoad<List> {
  /** The address of the list. */
  base: string;
  state: ListState;
  /** Which field of the records the category is, as their declaration calls it; none where staff can't rename what it says. */
  categoryField?: string;
  read: (state: ListState) => Promise<List>;
  /** The sentence for a list that can't be read, and what is shown of it then. */
  failed: string;
  nothing: List;
}

/**
 * One page of a list, with the status of the answer: there is none behind the last one. Whoever writes a category in other
 * capitals, or by a former name, is led to the address with its name.
 */
export async function loadList<
  List extends { total: number; pageCount: number; categories: readonly { name: string }[] },
>(
  context: Context,
  { base, state, categoryField, read, failed, nothing }: ListLoad<List>,
): Promise<{ list: List; failure: LoadFailure | null; status: number }> {
  const { loaded, failure } = await loadOrFail(context, failed, () => read(state));
  if (failure) return { list: nothing, failure, status: 500 };
  const names = loaded.categories.map(({ name }) => name);
  const category = await presentName(categoryField, state.category, { names, total: loaded.total });
  if (category !== null) throw redirect(listHref(base, { ...state, category }), 301);
  return { list: loaded, failure, status: state.page > loaded.pageCount ? 404 : 200 };
}

interface ArticleLoad<Page> {
  /** Id or slug, as the address says it. */
  name: string;
  read: (idOrSlug: string) => Promise<Page | null>;
  /** The sentence for a page that can't be read. */
  failed: string;
  /** The address of the list that it belongs to. */
  base: string;
}

/** What there is in the place of an article: the newest of its list where it is missing, nothing where it is there. */
export async function loadInstead<Piece>(
  context: Context,
  { page, failure }: { page: unknown; failure: LoadFailure | null },
  failed: string,
  read: () => Promise<Piece[]>,
): Promise<Piece[]> {
  if (page || failure) return [];
  const { loaded } = await loadOrFail(context, failed, read);
  return loaded ?? [];
}

/**
 * The page of one record, with the status of the answer. Whoever asks by another name than its slug is led to the
 * address with that.
 */
export async function loadArticle<Page extends { article: { slug: string } }>(
  { request, context }: { request: Request; context: Context },
  { name, read, failed, base }: ArticleLoad<Page>,
): Promise<{ page: Page | null; failure: LoadFailure | null; status: number }> {
  const { loaded: page, failure } = await loadOrFail(context, failed, () => read(name));
  if (failure) return { page: null, failure, status: 500 };
  if (!page) return { page, failure, status: 404 };
  const { slug } = page.article;
  if (slug !== name) throw redirect(`${base}/${slug}${new URL(request.url).search}`, 301);
  return { page, failure, status: 200 };
}
