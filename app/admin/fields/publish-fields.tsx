import { fieldOf, type RecordFormProps } from './record-form-props';
import { SelectField, TextField } from './text-field';

/** Draft or published. */
export function StatusField({ fields }: Pick<RecordFormProps, 'fields'>) {
  return (
    <SelectField
      field={fieldOf(fields, 'status')}
      label="Status"
      options={[
        { value: 'draft', label: 'Draft' },
        { value: 'published', label: 'Published' },
      ]}
    />
  );
}

/** When it is published: now, as it was, or at a time of one's own. */
export function PublishTimeFields({ fields, isNew }: Pick<RecordFormProps, 'fields' | 'isNew'>) {
  return (
    <>
      <SelectField
        field={fieldOf(fields, 'publishWhen')}
        label="Publish date"
        options={[
          { value: 'now', label: 'Now, on saving' },
          ...(isNew ? [] : [{ value: 'keep', label: 'Keep the date it has' }]),
          { value: 'at', label: 'At the time below' },
        ]}
      />
      <TextField
        field={fieldOf(fields, 'publishAt')}
        label="Day and time (India)"
        type="datetime-local"
        help="Used with “At the time below”. A time to come publishes it then."
      />
    </>
  );
}
