import type { RefObject } from 'react';
import { Button } from '~/ui/button';
import { FieldFrame, inputClass } from '../fields/field';
import { answeredField, type FormAnswer } from '../form-answer';
import { usePageForm } from '../page-form';
import type { FilledTemplate } from './inquiry-view';
import { placeOfTemplate, subjectWith } from './template-place';
import { typeInto } from './type-into';

/** What was typed with the template that was asked for: below it, so that nothing is lost. */
export function withTemplate(answer: FormAnswer, templates: FilledTemplate[], first: string): FormAnswer {
  const chosen = answer.intent === 'template' && templates.find(({ id }) => id === answer.typed.template);
  if (!chosen) return answer;
  const { subject = '', body: before = '' } = answer.typed;
  const { from, to, text } = placeOfTemplate(before, before.length, chosen, templates);
  const body = before.slice(0, from) + text + before.slice(to);
  return { ...answer, typed: { ...answer.typed, subject: subjectWith(subject, first, chosen, templates), body } };
}

interface ChoiceProps {
  templates: FilledTemplate[];
  /** The subject that the form starts with. */
  first: string;
  answer: FormAnswer | undefined;
  /** Where the form is sent without scripts, to come back with the template. */
  action: string;
  form: RefObject<HTMLFormElement | null>;
}

/** Starts the answer with a template: at once with scripts, by a button of its own without. */
export function TemplateChoice({ templates, first, answer, action, form }: ChoiceProps) {
  const pageForm = usePageForm();
  if (templates.length === 0) return null;
  const take = (id: string) => {
    const template = templates.find((known) => known.id === id);
    const body = form.current?.elements.namedItem('body');
    const subject = form.current?.elements.namedItem('subject');
    if (!template || !(body instanceof HTMLTextAreaElement) || !(subject instanceof HTMLInputElement)) return;
    typeInto(subject, {
      from: 0,
      to: subject.value.length,
      text: subjectWith(subject.value, first, template, templates),
    });
    // What is selected stays too: nobody sees it while they choose.
    typeInto(body, placeOfTemplate(body.value, body.selectionEnd, template, templates));
    body.focus();
  };
  const field = answeredField('template', '', answer);
  return (
    <div className="flex flex-wrap items-end gap-2">
      <div className="min-w-[min(15rem,100%)] grow">
        <FieldFrame field={field} label="Start from a template">
          <select
            id={field.id}
            name="template"
            form={pageForm}
            defaultValue={answer?.typed.template ?? ''}
            onChange={({ target }) => take(target.value)}
            className={inputClass}
          >
            <option value="">None</option>
            {templates.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </FieldFrame>
      </div>
      <noscript>
        <Button type="submit" variant="outline" form={pageForm} name="intent" value="template" formAction={action}>
          Use it
        </Button>
      </noscript>
      <a
        href="/admin/reply-templates"
        className="py-2.5 text-xs text-muted underline underline-offset-4 hover:text-text"
      >
        Templates
      </a>
    </div>
  );
}
