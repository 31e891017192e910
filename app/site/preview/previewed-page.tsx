import { BlogPostPage } from '../articles/blog-post-page';
import { InsightPage } from '../articles/insight-page';
import { PositionPage } from '../careers/position-page';
import { CaseStudyPage } from '../case-studies/case-study-page';
import { DocumentationPage } from '../documentation/documentation-page';
import { findWrittenPage } from '../pages';
import { linkId } from './link-id';
import type { Preview } from './preview.server';

interface PreviewedPageProps {
  preview: Preview;
  /** How the record stands, in a word or two. */
  label: string;
  /** Who sees this page. */
  note: string;
  /** The way to the record; null for whoever may not go there. */
  back: { href: string; label: string } | null;
  /** Null where no link can be given: it is public, or whoever looks may not. */
  sharing: Sharing | null;
}

/** How a record stands with people who have no account. */
export interface Sharing {
  /** The address of what is saved. What is shown may have come to another one: that of a record that was new then. */
  path: string;
  isShared: boolean;
  /** The link itself, told once to whoever made it. */
  link: string | null;
}

/** Of a form that gives or takes back a link, and of no editor's. */
export const sharingField = 'preview-sharing';

/** The page of a record as visitors would see it, and a bar that says that it is a preview. */
export function PreviewedPage({ preview, label, note, back, sharing }: PreviewedPageProps) {
  return (
    <>
      <Previewed preview={preview} />
      <aside className="floating-bar preview-bar" aria-label="Preview">
        <p>
          <strong>{label}</strong> {note}
        </p>
        {back && <a href={back.href}>{back.label}</a>}
        {sharing && <SharingForm {...sharing} />}
      </aside>
    </>
  );
}

/** A plain form: React takes nothing over here. A few lines add the button that copies the link. */
function SharingForm({ path, isShared, link }: Sharing) {
  return (
    <form method="post" action={path}>
      {link && <code id={linkId}>{link}</code>}
      <button type="submit" name={sharingField} value="share">
        {isShared ? 'New link' : 'Share'}
      </button>
      {isShared && (
        <button type="submit" name={sharingField} value="unshare">
          End link
        </button>
      )}
    </form>
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
