import { Check, Circle } from 'lucide-react';
import { useEffect, useState } from 'react';
import { textOf } from '~/lib/form-values';
import { setFormula } from '~/lib/formulas';
import { z } from '~/lib/zod';
import { useKnownAlt } from './known-pictures';
import { type Described, formulasIn, ownPaths, type Task, tasksFor } from './publish-tasks';
import { useFormSnapshot } from './use-form-snapshot';

const checkAfterMs = 900;

/** What is missing before publishing, as one writes. What is open leads to its field. */
export function PublishChecklist({ summary = 'excerpt' }: Described) {
  const { anchor, snapshot } = useFormSnapshot(readForm);
  const dead = useDeadLinks(snapshot?.paths ?? '');
  const unreadable = useUnreadable(snapshot?.content);
  const coverAlt = useKnownAlt(textOf(snapshot?.form ?? null, 'featured_image').trim());
  if (!snapshot) return <div ref={anchor} />;
  const tasks = tasksFor(snapshot.form, snapshot.content, { dead, unreadable, coverAlt }, summary);
  const open = tasks.filter((task) => !task.done);
  const done = tasks.filter((task) => task.done);
  const goTo = (field: string) => {
    const control = anchor.current?.closest('form')?.elements.namedItem(field);
    if (control instanceof HTMLElement) control.focus();
  };
  return (
    <div ref={anchor} className="rounded-sm border border-line bg-ground p-3">
      <p className="text-xs font-medium" aria-live="polite">
        {open.length === 0 ? 'Ready to publish' : `Before publishing: ${open.length} to look at`}
      </p>
      <ul className="mt-2 grid gap-1 text-xs">
        {open.map((task) => (
          <li key={task.text}>
            <button
              type="button"
              onClick={() => goTo(task.field)}
              className="flex min-h-6 w-full gap-2 rounded-sm text-left break-words hover:text-accent"
            >
              <Circle size={14} aria-label="Open:" role="img" className="mt-0.5 shrink-0 text-caution" />
              <span className="min-w-0">{task.text}</span>
            </button>
          </li>
        ))}
      </ul>
      {done.length > 0 && (
        <details className="mt-2 text-xs text-muted">
          <summary className="py-0.5">{done.length} done</summary>
          <DoneTasks tasks={done} />
        </details>
      )}
    </div>
  );
}

function DoneTasks({ tasks }: { tasks: Task[] }) {
  return (
    <ul className="mt-1 grid gap-1">
      {tasks.map(({ text }) => (
        <li key={text} className="flex gap-2">
          <Check size={14} aria-hidden="true" className="mt-0.5 shrink-0 text-success" />
          {text}
        </li>
      ))}
    </ul>
  );
}

function readForm(form: FormData) {
  const content = new DOMParser().parseFromString(textOf(form, 'content'), 'text/html');
  return { form, content, paths: ownPaths(content).slice(0, 50).join('\n') };
}

/** How many of the formulas in a text can't be read. */
function useUnreadable(content: Document | undefined): number {
  const [unreadable, setUnreadable] = useState(0);
  useEffect(() => {
    let isLate = false;
    const check = async () => {
      const set = await Promise.all((content ? formulasIn(content) : []).map((tex) => setFormula(tex, false)));
      if (!isLate) setUnreadable(set.filter((each) => 'fault' in each).length);
    };
    void check();
    return () => {
      isLate = true;
    };
  }, [content]);
  return unreadable;
}

const answerSchema = z.object({ dead: z.array(z.string()) });

/** Which of the paths (one to a line) lead nowhere, as the server knows; asked in the pauses of writing. */
function useDeadLinks(paths: string): readonly string[] {
  const [dead, setDead] = useState<readonly string[]>([]);
  useEffect(() => {
    const controller = new AbortController();
    const check = async () => {
      const found = paths === '' ? [] : await askForDead(paths.split('\n'), controller.signal);
      if (!controller.signal.aborted) setDead(found);
    };
    const timer = setTimeout(() => void check(), checkAfterMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [paths]);
  return dead;
}

/** Without an answer nothing is known to be wrong. */
async function askForDead(paths: string[], signal: AbortSignal): Promise<string[]> {
  try {
    const query = new URLSearchParams(paths.map((path) => ['path', path]));
    const response = await fetch(`/admin/links.json?${query}`, { signal, headers: { accept: 'application/json' } });
    return response.ok ? answerSchema.parse(await response.json()).dead : [];
  } catch {
    return [];
  }
}
