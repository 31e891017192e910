import { textOf } from '~/lib/form-values';
import { slugify } from '~/lib/slug';
import { useFormSnapshot } from './use-form-snapshot';

interface Preview {
  title: string;
  description: string;
  slug: string;
}

/** How a search engine would show the page, from the form as it stands. Appears once React has taken over. */
export function SearchPreview({ path }: { path: string }) {
  const { anchor, snapshot: preview } = useFormSnapshot(readPreview);
  return (
    <div ref={anchor}>
      {preview && (
        <figure className="rounded-sm border border-line bg-ground p-3">
          <figcaption className="mb-1 text-2xs text-muted">As a search result</figcaption>
          <p className="truncate text-2xs text-muted">
            {path}/{preview.slug || '…'}
          </p>
          <p className="truncate font-medium text-accent">{preview.title || 'Untitled'}</p>
          <p className="line-clamp-3 text-xs text-muted">{preview.description || 'No description yet.'}</p>
          <p className="mt-2 text-2xs text-muted tabular-nums">
            Title {preview.title.length} of 60, description {preview.description.length} of 160 characters
          </p>
        </figure>
      )}
    </div>
  );
}

function readPreview(form: FormData): Preview {
  const value = (name: string) => textOf(form, name).trim();
  return {
    title: value('meta_title') || value('title'),
    description: value('meta_description') || value('excerpt'),
    slug: value('slug') || slugify(value('title')),
  };
}
