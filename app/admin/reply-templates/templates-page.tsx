import { Form, useNavigation } from 'react-router';
import { Button } from '~/ui/button';
import { ShowToast } from '~/ui/toast';
import { AskSubmit, ConfirmBar, type Question } from '../ask';
import { TextareaField, TextField } from '../fields/text-field';
import { answeredField, type FormAnswer } from '../form-answer';
import { ToolHead } from '../tool-head';
import { placeholders, type ReplyTemplate } from './reply-templates';

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
  return (
    <section aria-labelledby="templates-title" className="grid max-w-4xl gap-6">
      {answer && <ShowToast toast={answer.toast} />}
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
          name="intent"
          value="delete"
          fields={{ id: leaving.id }}
          action={path}
          keep={{ label: 'Keep it', href: path }}
        />
      )}
      <ul className="divide-y divide-line rounded-md border border-line bg-raised">
        {templates.map((template) => (
          <li key={`${template.id}${template.name}${template.body.length}`}>
            <details open={answer?.typed.id === template.id} className="group">
              <summary className="flex cursor-pointer flex-wrap items-baseline gap-x-4 gap-y-1 px-4 py-3 hover:bg-sunken sm:px-5">
                <span className="min-w-0 text-sm font-medium break-words">{template.name}</span>
                <span className="min-w-0 truncate text-xs text-muted">{template.subject}</span>
              </summary>
              <TemplateForm template={template} answer={answer?.typed.id === template.id ? answer : undefined} />
            </details>
          </li>
        ))}
        {templates.length === 0 && <li className="px-4 py-8 text-center text-sm text-muted">No templates yet.</li>}
      </ul>
      <section aria-labelledby="new-template" className="rounded-md border border-line bg-raised">
        <h3 id="new-template" className="px-4 pt-4 font-sans text-base font-semibold tracking-normal sm:px-5">
          New template
        </h3>
        <TemplateForm
          key={templates.length}
          template={null}
          answer={answer && (answer.typed.id ?? '') === '' ? answer : undefined}
        />
      </section>
    </section>
  );
}

function deletionOf({ name }: ReplyTemplate): Question {
  return {
    kind: 'alert-dialog',
    question: `Delete the template “${name}”?`,
    detail: 'It can’t be brought back. Answers that began with it stay.',
    yes: 'Delete',
  };
}

function TemplateForm({ template, answer }: { template: ReplyTemplate | null; answer: FormAnswer | undefined }) {
  const { state, formData } = useNavigation();
  const id = template?.id ?? '';
  const busy = state !== 'idle' && formData?.get('id') === id;
  const scope = `template-${id || 'new'}`;
  return (
    <Form method="post" action={path} preventScrollReset className="grid gap-4 p-4 sm:p-5">
      <input type="hidden" name="id" value={id} />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField field={answeredField('name', template?.name ?? '', answer, scope)} label="Name" required />
        <TextField
          field={answeredField('subject', template?.subject ?? 'Re: {{subject}}', answer, scope)}
          label="Subject"
          required
        />
      </div>
      <TextareaField
        field={answeredField('body', template?.body ?? '', answer, scope)}
        label="Text"
        rows={8}
        required
        help="At most 10,000 characters."
      />
      <p className="flex flex-wrap gap-3">
        <Button type="submit" name="intent" value="save" aria-disabled={busy}>
          {template ? 'Save' : 'Add template'}
        </Button>
        {template && (
          <AskSubmit
            ask={deletionOf(template)}
            name="intent"
            value="delete"
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
