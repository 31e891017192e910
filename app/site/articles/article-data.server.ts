import {
  type BlogPost,
  neighboursOfBlogPost,
  relatedBlogPosts,
} from '~/collections/blog_posts/blog_posts.queries.server';
import {
  type CaseStudy,
  neighboursOfCaseStudy,
  relatedCaseStudies,
} from '~/collections/case_studies/case_studies.queries.server';
import { type Insight, neighboursOfInsight, relatedInsights } from '~/collections/insights/insights.queries.server';
import { renderArticle } from '~/server/html/article.server';

export type InsightData = Awaited<ReturnType<typeof insightData>>;
export type BlogPostData = Awaited<ReturnType<typeof blogPostData>>;
export type CaseStudyData = Awaited<ReturnType<typeof caseStudyData>>;

/** What the page of an insight shows. */
export function insightData(insight: Insight) {
  return articleData(insight, neighboursOfInsight, relatedInsights);
}

/** What the page of a blog post shows. */
export function blogPostData(post: BlogPost) {
  return articleData(post, neighboursOfBlogPost, relatedBlogPosts);
}

/** What the page of a case study shows. */
export function caseStudyData(study: CaseStudy) {
  return articleData(study, neighboursOfCaseStudy, relatedCaseStudies);
}

/** An article, its text ready for the page, and what there is to read before, after and beside it. */
export async function articleData<Article extends { id: string; content: string }, Related>(
  whole: Article,
  neighboursOf: typeof neighboursOfInsight,
  relatedTo: (article: Article) => PromiseLike<Related[]>,
) {
  const [rendered, neighbours, related] = await Promise.all([
    renderArticle(whole.content),
    neighboursOf(whole.id),
    relatedTo(whole),
  ]);
  const { content: _content, ...article } = whole;
  return { article, rendered, ...neighbours, related };
}
