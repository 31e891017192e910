import { BlogPostPage } from '../articles/blog-post-page';
import { InsightPage } from '../articles/insight-page';
import { PositionPage } from '../careers/position-page';
import { CaseStudyPage } from '../case-studies/case-study-page';
import { DocumentationPage } from '../documentation/documentation-page';
import { findWrittenPage } from '../pages';
import type { Preview } from './preview.server';

interface PreviewedPageProps {
  preview: Preview;
  /** How the record stands, in a word or two. */
  label: string;
  /** Who sees this page. */
  note: string;
  /** Null where the editor is open in another window. */
  back: { href: string; label: string } | null;
}

/** The page of a record as visitors would see it, and a bar that says that it is a preview. */
export function PreviewedPage({ preview, label, note, back }: PreviewedPageProps) {
  return (
    <>
      <Previewed preview={preview} />
      <aside className="preview-bar" aria-label="Preview">
        <p>
          <strong>{label}</strong> {note}
        </p>
        {back && <a href={back.href}>{back.label}</a>}
      </aside>
    </>
  );
}

function Previewed({ preview }: { preview: Preview }) {
  switch (preview.of) {
    case 'insight':
      return <InsightPage {...preview.page} />;
    case 'blog post':
      return <BlogPostPage {...preview.page} />;
    case 'case study':
      return <CaseStudyPage {...preview.page} />;
    case 'documentation': {
      const { article, ...around } = preview.page;
      return <DocumentationPage page={article} {...around} state={{ query: '', category: '', page: 1 }} />;
    }
    case 'written page': {
      const { path, ...content } = preview.page;
      return findWrittenPage(path)?.render(content);
    }
    case 'position':
      return <PositionPage {...preview.page} />;
  }
}
