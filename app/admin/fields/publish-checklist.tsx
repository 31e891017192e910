import { Check, Circle } from 'lucide-react';
import { textOf } from '~/lib/form-values';
import { useFormSnapshot } from './use-form-snapshot';

interface Task {
  done: boolean;
  text: string;
}

/** What readers, search engines and screen readers would still miss. Advice: none of it keeps anybody from saving. */
export function PublishChecklist() {
  const { anchor, snapshot } = useFormSnapshot(tasksFor);
  const open = snapshot?.filter((task) => !task.done).length ?? 0;
  return (
    <div ref={anchor}>
      {snapshot && (
        <div className="rounded-sm border border-line bg-ground p-3">
          <p className="mb-2 text-2xs text-muted" aria-live="polite">
            {open === 0 ? 'Ready to publish' : `Before publishing: ${open} to look at`}
          </p>
          <ul className="grid gap-1.5 text-xs">
            {snapshot.map(({ done, text }) => (
              <li key={text} className={`flex gap-2 ${done ? 'text-muted' : 'text-text'}`}>
                {done ? (
                  <Check size={14} aria-label="Done:" role="img" className="mt-0.5 shrink-0 text-success" />
                ) : (
                  <Circle size={14} aria-label="Open:" role="img" className="mt-0.5 shrink-0 text-caution" />
                )}
                {text}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

function tasksFor(form: FormData): Task[] {
  const description = textOf(form, 'metaDescription') || textOf(form, 'excerpt');
  const content = new DOMParser().parseFromString(textOf(form, 'content'), 'text/html');
  const words = (content.body.textContent ?? '').split(/\s+/).filter(Boolean).length;
  const pictures = [...content.querySelectorAll('img')];
  const links = [...content.querySelectorAll('a')];
  return [
    { done: textOf(form, 'title').trim() !== '', text: 'A title' },
    { done: textOf(form, 'author').trim() !== '', text: 'An author' },
    { done: description.length >= 50 && description.length <= 160, text: 'A description of 50 to 160 characters' },
    ...(form.has('featuredImage')
      ? [{ done: textOf(form, 'featuredImage') !== '', text: 'A featured image, or a drawn cover will stand in' }]
      : []),
    { done: words < 300 || content.querySelector('h2, h3') !== null, text: 'Headings in a long text' },
    { done: pictures.every((picture) => picture.alt.trim() !== ''), text: 'Alternative texts for all pictures' },
    { done: links.every((link) => (link.getAttribute('href') ?? '#') !== '#'), text: 'An address behind every link' },
  ];
}
