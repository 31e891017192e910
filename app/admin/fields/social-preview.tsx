import { useCallback } from 'react';
import { company } from '~/lib/company';
import { textOf } from '~/lib/form-values';
import { type Described, describedIn } from './publish-tasks';
import { useFormSnapshot } from './use-form-snapshot';

/** How the page looks where somebody shares a link to it, from the form as it stands. */
export function SocialPreview({ summary = 'excerpt' }: Described) {
  const read = useCallback((form: FormData) => readPreview(form, summary), [summary]);
  const { anchor, snapshot: preview } = useFormSnapshot(read);
  return (
    <div ref={anchor}>
      {preview && (
        <figure>
          <figcaption className="mb-1 text-2xs text-muted">As a shared link</figcaption>
          <div className="overflow-hidden rounded-sm border border-line bg-ground">
            <div className="grid aspect-[1200/630] place-items-center overflow-hidden bg-ink">
              {preview.picture ? (
                <img
                  key={preview.picture}
                  src={preview.picture}
                  alt=""
                  referrerPolicy="no-referrer"
                  className="size-full object-cover"
                />
              ) : (
                <p className="line-clamp-4 p-5 font-display text-lg leading-tight font-semibold text-paper">
                  {preview.title || 'Untitled'}
                </p>
              )}
            </div>
            <div className="border-t border-line p-3">
              <p className="truncate text-2xs text-muted">{company.name}</p>
              <p className="truncate text-sm font-medium">{preview.title || 'Untitled'}</p>
              <p className="line-clamp-2 text-xs text-muted">{preview.description || 'No description yet.'}</p>
            </div>
          </div>
          {!preview.picture && (
            <p className="mt-1 text-2xs text-muted">Without a picture, one is drawn from the title.</p>
          )}
        </figure>
      )}
    </div>
  );
}

function readPreview(form: FormData, summary: string) {
  const value = (name: string) => textOf(form, name).trim();
  const picture = value('social_image') || value('featured_image');
  return {
    ...describedIn(form, summary),
    picture: /^(?:https?:\/\/|\/(?!\/))\S+$/i.test(picture) ? picture : '',
  };
}
