import type { CaseStudyData } from '../articles/article-data.server';
import { ArticleDate } from '../articles/article-facts';
import { ArticleOnward } from '../articles/article-onward';
import { ArticlePage } from '../articles/article-page';
import { listHref } from '../articles/list-address';
import { contactHref } from '../next-steps';
import { StudyHighlight } from './study-highlight';

const base = '/case-studies';

/** Where its list is. */
export const caseStudiesList = { href: base, label: 'Back to Case Studies' };

export function CaseStudyPage({ article: study, rendered, previous, next, related }: CaseStudyData) {
  const industry = { label: study.industry, href: listHref(base, { category: study.industry }) };
  const tags = [...new Set(study.tags)].filter((label) => label !== study.industry);
  return (
    <ArticlePage
      article={study}
      rendered={rendered}
      back={caseStudiesList}
      facts={[
        { term: 'Industry', value: study.industry },
        ...(study.clientName ? [{ term: 'Client', value: study.clientName }] : []),
        ...(study.projectDuration ? [{ term: 'Duration', value: study.projectDuration }] : []),
        { term: 'Author', value: study.author },
        { term: 'Published', value: <ArticleDate date={study.publishDate} /> },
        { term: 'Reading time', value: study.readTime || `${rendered.readingMinutes} min read` },
      ]}
      highlight={<StudyHighlight result={study.resultsAchieved} technologies={study.technologiesUsed} />}
    >
      <ArticleOnward
        base={base}
        back={caseStudiesList}
        tags={[industry, ...tags.map((label) => ({ label, href: null }))]}
        invitation={{
          text: 'A problem like this one on your desk?',
          href: contactHref('expert'),
          label: 'Talk to the people who did this',
        }}
        previous={previous}
        next={next}
        relatedTitle="Related case studies"
        related={related}
      />
    </ArticlePage>
  );
}
