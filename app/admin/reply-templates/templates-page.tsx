import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { Button } from '~/ui/button';
import { ShowToast } from '~/ui/toast';
import { AskSubmit, ConfirmBar, type Question } from '../ask';
import { TextareaField, TextField } from '../fields/text-field';
import { answeredField, type FormAnswer } from '../form-answer';
import { PageForm, usePageForm } from '../page-form';
import { ToolHead } from '../tool-head';
import { useFocusOnRefusal } from '../use-focus-on-refusal';
import { newTemplate, placeholders, type ReplyTemplate, templateField, typedTemplates } from './reply-templates';

const path = '/admin/reply-templates';

interface Props {
  templates: readonly ReplyTemplate[];
  answer?: FormAnswer;
  /** The template whose deletion was asked for without scripts, and waits for an answer. */
  confirming?: string;
}

/** Answers that are written often, to start from. */
export function TemplatesPage({ templates, answer, confirming }: Props) {
  const leaving = templates.find(({ id }) => id === confirming);
  const pageForm = usePageForm();
  const added = useAdded(templates.length);
  return (
    <section aria-labelledby="templates-title" className="grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-6">
      {answer && <ShowToast toast={answer.toast} />}
      <PageForm enterSends={null} />
      <div>
        <ToolHead id="templates" title="Reply templates">
          Answers to messages and demo requests start from these. What stands in double braces is filled in:
        </ToolHead>
        <dl className="mt-3 flex flex-wrap gap-x-6 gap-y-1.5 text-xs">
          {placeholders.map(({ place, meaning }) => (
            <div key={place} className="flex gap-2">
              <dt className="font-mono">{place}</dt>
              <dd className="text-muted">{meaning}</dd>
            </div>
          ))}
        </dl>
      </div>
      {leaving && (
        <ConfirmBar
          ask={deletionOf(leaving)}
          name="delete"
          value={leaving.id}
          action={path}
          form={pageForm}
          keep={{ label: 'Keep it', href: path }}
        />
      )}
      <ul className="divide-y divide-line rounded-md border border-line bg-raised">
        {templates.map((template) => (
          <li key={`${template.id}${template.name}${template.body.length}`}>
            <details open={answer && typedTemplates(answer.typed, [template]) !== null} className="group">
              <summary className="flex cursor-pointer items-center gap-4 px-4 py-3 hover:bg-sunken sm:px-5">
                <span className="flex min-w-0 grow flex-wrap items-baseline gap-x-4 gap-y-1">
                  <span className="min-w-0 text-sm font-medium break-words">{template.name}</span>
                  <span className="min-w-0 truncate text-xs text-muted">{template.subject}</span>
                </span>
                <ChevronDown size={16} aria-hidden="true" className="shrink-0 text-muted group-open:rotate-180" />
              </summary>
              <TemplateForm template={template} answer={answer} />
            </details>
          </li>
        ))}
        {templates.length === 0 && <li className="px-4 py-8 text-center text-sm text-muted">No templates yet.</li>}
      </ul>
      <section aria-labelledby="new-template" className="rounded-md border border-line bg-raised">
        <h3 id="new-template" className="px-4 pt-4 font-sans text-base font-semibold tracking-normal sm:px-5">
          New template
        </h3>
        <TemplateForm key={added} template={newTemplate} answer={answer} />
      </section>
    </section>
  );
}

/** How many were added: the form of a new one begins anew then, and not when another is deleted. */
function useAdded(count: number): number {
  const [known, setKnown] = useState({ count, added: 0 });
  if (known.count === count) return known.added;
  const added = count > known.count ? known.added + 1 : known.added;
  setKnown({ count, added });
  return added;
}

function deletionOf({ name }: ReplyTemplate): Question {
  return {
    kind: 'alert-dialog',
    question: `Delete the template “${name}”?`,
    detail: 'It can’t be brought back. Answers that began with it stay.',
    yes: 'Delete',
  };
}

function TemplateForm({ template, answer }: { template: ReplyTemplate; answer: FormAnswer | undefined }) {
  const { state, formData } = useNavigation();
  const { id } = template;
  const isNew = id === newTemplate.id;
  const busy = state !== 'idle' && [formData?.get('save'), formData?.get('delete')].includes(id);
  const form = usePageForm();
  const own = useFocusOnRefusal(answer);
  const fieldOf = (name: 'name' | 'subject' | 'body') => ({
    ...answeredField(templateField(name, id), template[name], answer),
    form,
  });
  return (
    <Form ref={own} method="post" action={path} preventScrollReset className="grid gap-4 p-4 sm:p-5">
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField field={fieldOf('name')} label="Name" required />
        <TextField field={fieldOf('subject')} label="Subject" required />
      </div>
      <TextareaField field={fieldOf('body')} label="Text" rows={8} required help="At most 10,000 characters." />
      <p className="flex flex-wrap gap-3">
        <Button type="submit" form={form} name="save" value={id} aria-disabled={busy}>
          {isNew ? 'Add template' : 'Save'}
        </Button>
        {!isNew && (
          <AskSubmit
            ask={deletionOf(template)}
            name="delete"
            value={id}
            form={form}
            variant="danger-outline"
            label={`Delete ${template.name}`}
            busy={busy}
          >
            Delete
          </AskSubmit>
        )}
      </p>
    </Form>
  );
}
