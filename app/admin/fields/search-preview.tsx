import { useCallback } from 'react';
import { textOf } from '~/lib/form-values';
import { slugify } from '~/lib/slug';
import { type Described, describedIn } from './publish-tasks';
import { useFormSnapshot } from './use-form-snapshot';

interface Props extends Described {
  /** Of the list, under which the pages of its records are. */
  path: string;
  /** Where visitors see the record: it stays there whatever its title becomes. */
  publicPath: string | null;
}

/** How a search engine would show the page, from the form as it stands. Appears once React has taken over. */
export function SearchPreview({ path, publicPath, summary = 'excerpt' }: Props) {
  const read = useCallback((form: FormData) => readPreview(form, summary), [summary]);
  const { anchor, snapshot: preview } = useFormSnapshot(read);
  return (
    <div ref={anchor}>
      {preview && (
        <figure className="rounded-sm border border-line bg-ground p-3">
          <figcaption className="mb-1 text-2xs text-muted">As a search result</figcaption>
          <p className="truncate text-2xs text-muted">
            {preview.slug === '' && publicPath
              ? publicPath
              : `${path}/${preview.slug || slugify(preview.typedTitle) || '…'}`}
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

function readPreview(form: FormData, summary: string) {
  const value = (name: string) => textOf(form, name).trim();
  return {
    ...describedIn(form, summary),
    typedTitle: value('title'),
    slug: value('slug'),
  };
}
