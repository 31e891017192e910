import { useNavigation } from 'react-router';
import { Button } from '~/ui/button';
import { TextareaField } from '../fields/text-field';
import { answeredField, type FormAnswer } from '../form-answer';
import { faultsField, linesField } from './many-redirects';

/** A list of redirects at once, within the form for one. */
export function AddMany({ answer }: { answer: FormAnswer | undefined }) {
  const navigation = useNavigation();
  const saving = navigation.state !== 'idle' && navigation.formData?.get('intent') === 'many';
  const field = answeredField(linesField, '', answer);
  const faults = answer?.errors[faultsField] ?? [];
  return (
    <details open={field.initialValue !== '' || field.errors !== undefined} className="border-t border-line pt-3">
      <summary className="w-fit cursor-pointer rounded-sm py-1 text-sm text-accent">Add many</summary>
      <div className="mt-3 grid gap-4">
        {/* What is typed gives way to the lines that are left of it. */}
        <TextareaField
          key={answer?.typed[linesField]}
          field={field}
          label="One redirect a line"
          help="The former address, then a blank, a tab or a comma, then where it leads: two columns of a spreadsheet as they are pasted. A host before the former address is left out. 1,000 lines at most."
          placeholder={'/old-page /about\n/old-shop https://…'}
          rows={6}
          isCode
        />
        {faults.length > 0 && (
          <ul aria-label="What needs a change" className="grid gap-1 text-xs text-danger">
            {faults.map((fault) => (
              <li key={fault} className="wrap-anywhere">
                {fault}
              </li>
            ))}
          </ul>
        )}
        <p>
          <Button type="submit" variant="outline" formNoValidate name="intent" value="many" aria-disabled={saving}>
            Add these redirects
          </Button>
        </p>
      </div>
    </details>
  );
}
