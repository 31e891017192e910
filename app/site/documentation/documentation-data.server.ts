import {
  type Documentation,
  documentationMenu,
  neighboursOfDocumentation,
} from '~/collections/documentation/documentation.queries.server';
import { renderArticle } from '~/server/html/article.server';

export type DocumentationData = Awaited<ReturnType<typeof documentationData>>;

/** What a page of the documentation shows: its record, its text ready for the page, the menu beside it. */
export async function documentationData({ content, ...page }: Documentation) {
  const [rendered, menu, neighbours] = await Promise.all([
    renderArticle(content),
    documentationMenu(page.category),
    neighboursOfDocumentation(page.id),
  ]);
  return { article: page, rendered, menu, ...neighbours };
}
