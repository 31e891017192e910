import { EditorColumns } from '~/admin/fields/editor-columns';
import { StatusField } from '~/admin/fields/publish-fields';
import { fieldOf, type RecordFormProps } from '~/admin/fields/record-form-props';
import { SelectField, TextareaField, TextField } from '~/admin/fields/text-field';
import { websitePages } from './website_content';

const pages = websitePages.map((page) => ({ value: page, label: page }));

export function WebsiteContentForm({ fields }: RecordFormProps) {
  const field = (name: string) => fieldOf(fields, name);
  const main = (
    <>
      <TextField field={field('title')} label="Title" />
      <TextareaField field={field('content')} label="Content" rows={10} />
      <TextareaField
        field={field('metadata')}
        label="Metadata"
        rows={6}
        placeholder="{}"
        help="A JSON object. Empty counts as one without entries."
      />
    </>
  );
  const side = (
    <>
      <SelectField field={field('pageName')} label="Page" options={pages} />
      <TextField field={field('sectionKey')} label="Section Key" required />
      <TextField field={field('sectionOrder')} label="Section Order" type="number" help="Small numbers come first." />
      <StatusField fields={fields} />
    </>
  );
  return <EditorColumns main={main} side={side} />;
}
