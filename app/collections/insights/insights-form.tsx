import { EditorColumns, FieldGroup } from '~/admin/fields/editor-columns';
import { ImageField } from '~/admin/fields/image-field';
import { PublishChecklist } from '~/admin/fields/publish-checklist';
import { fieldOf, type RecordFormProps } from '~/admin/fields/record-form-props';
import { RichTextField } from '~/admin/fields/rich-text/rich-text-field';
import { SearchPreview } from '~/admin/fields/search-preview';
import { SelectField, TextareaField, TextField } from '~/admin/fields/text-field';
import { featuredCategory } from './insights';

const categories = [
  featuredCategory,
  'Quantum Computing',
  'Artificial Intelligence',
  'Healthcare',
  'Optimization',
  'Security',
];

export function InsightForm({ fields, isNew, onToast }: RecordFormProps) {
  const field = (name: string) => fieldOf(fields, name);
  const main = (
    <>
      <TextField field={field('title')} label="Title" required />
      <TextareaField field={field('excerpt')} label="Excerpt" required help="Shown in lists and under the title." />
      <RichTextField field={field('content')} label="Content" required bucket="insight-images" onToast={onToast} />
    </>
  );
  const side = (
    <>
      <SelectField
        field={field('status')}
        label="Status"
        options={[
          { value: 'draft', label: 'Draft' },
          { value: 'published', label: 'Published' },
        ]}
      />
      <SelectField
        field={field('publishWhen')}
        label="Publish date"
        options={[
          { value: 'now', label: 'Now, on saving' },
          ...(isNew ? [] : [{ value: 'keep', label: 'Keep the date it has' }]),
          { value: 'at', label: 'At the time below' },
        ]}
      />
      <TextField
        field={field('publishAt')}
        label="Day and time (India)"
        type="datetime-local"
        help="Used with “At the time below”. A time to come publishes it then."
      />
      <TextField field={field('author')} label="Author" required />
      <FieldGroup legend="Classification">
        <TextField
          field={field('researchCategory')}
          label="Research Category"
          suggestions={categories}
          help="“Featured” puts it into the featured group; empty counts as General."
        />
        <SelectField
          field={field('difficulty')}
          label="Difficulty"
          options={[
            { value: 'beginner', label: 'Beginner' },
            { value: 'intermediate', label: 'Intermediate' },
            { value: 'advanced', label: 'Advanced' },
          ]}
        />
        <TextField field={field('tags')} label="Tags" help="Separated by commas." />
        <TextField field={field('researchKeywords')} label="Research Keywords" help="Separated by commas." />
        <TextField field={field('readTime')} label="Read Time" help="Counted from the text when left empty." />
      </FieldGroup>
      <FieldGroup legend="Picture">
        <ImageField field={field('featuredImage')} label="Featured Image" bucket="insight-images" onToast={onToast} />
      </FieldGroup>
      <FieldGroup legend="Search and sharing">
        <TextField field={field('metaTitle')} label="Meta Title" placeholder="Up to 60 characters" />
        <TextareaField field={field('metaDescription')} label="Meta Description" placeholder="Up to 160 characters" />
        <SearchPreview path="/insights" />
        <PublishChecklist />
      </FieldGroup>
    </>
  );
  return <EditorColumns main={main} side={side} />;
}
