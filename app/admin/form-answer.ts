import { textOf } from '~/lib/form-values';
import { errorToast, type Toast } from '~/lib/toast';
import type { z } from '~/lib/zod';
import type { FieldState } from './fields/field';

/** What a form is told that comes back with what was typed, because nothing was done, or something beside it. */
export interface FormAnswer {
  toast: Toast;
  /** Of the button that was pressed; empty when what it meant is done. */
  intent: string;
  typed: Record<string, string>;
  errors: Record<string, string[]>;
}

/** `field` is the one that the toast speaks of. */
export function formAnswer(form: FormData | null, toast: Toast, field?: string): FormAnswer {
  const typed = Object.fromEntries([...(form?.keys() ?? [])].map((name) => [name, textOf(form, name)]));
  const errors = field === undefined || !toast.description ? {} : { [field]: [toast.description] };
  return { toast, intent: textOf(form, 'intent'), typed, errors };
}

/** The same with what is wrong at which field. `nameOf` says what it is called where the page has several of it. */
export function invalidAnswer(
  form: FormData | null,
  { issues }: z.ZodError,
  nameOf = (field: string) => field,
): FormAnswer {
  const answer = formAnswer(form, errorToast('Nothing was done: please look at what is marked.'));
  for (const { path, message } of issues) {
    const name = nameOf(String(path[0]));
    answer.errors[name] = [...(answer.errors[name] ?? []), message];
  }
  return answer;
}

/** A field of such a form. `scope` keeps ids apart where a page has several. */
export function answeredField(
  name: string,
  initial: string,
  answer: FormAnswer | undefined,
  scope = 'field',
): FieldState {
  return {
    id: `${scope}-${name}`,
    name,
    initialValue: answer?.typed[name] ?? initial,
    errors: answer?.errors[name],
    errorId: `${scope}-${name}-error`,
    descriptionId: `${scope}-${name}-help`,
  };
}
