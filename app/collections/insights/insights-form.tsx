import { EditorColumns, FieldGroup } from '~/admin/fields/editor-columns';
import { ImageField } from '~/admin/fields/image-field';
import { PublishChecklist } from '~/admin/fields/publish-checklist';
import { PublishTimeFields, StatusField } from '~/admin/fields/publish-fields';
import { fieldsOf, type RecordFormProps } from '~/admin/fields/record-form-props';
import { RichTextField } from '~/admin/fields/rich-text/rich-text-field';
import { SearchPreview } from '~/admin/fields/search-preview';
import { SocialPreview } from '~/admin/fields/social-preview';
import { SelectField, TermField, TextareaField, TextField, TitleField } from '~/admin/fields/text-field';
import { featuredCategory, insights } from './insights';

const categories = [
  featuredCategory,
  'Quantum Computing',
  'Artificial Intelligence',
  'Healthcare',
  'Optimization',
  'Security',
];

export function InsightForm({ fields, terms, isNew, publicPath, publicLinks, onToast }: RecordFormProps) {
  const field = fieldsOf(insights, fields);
  const main = (
    <>
      <TitleField field={field('title')} label="Title" required />
      <TextareaField
        field={field('excerpt')}
        label="Excerpt"
        rows={2}
        required
        help="Shown in lists and under the title."
      />
      <RichTextField field={field('content')} label="Content" required bucket="insight-images" onToast={onToast} />
    </>
  );
  const side = (
    <>
      <StatusField field={field('status')} publicLinks={publicLinks} />
      <PublishTimeFields when={field('publish_when')} at={field('publish_at')} isNew={isNew} publicPath={publicPath} />
      <PublishChecklist />
      <TermField field={field('author')} label="Author" required terms={terms['author']} />
      <FieldGroup legend="Classification">
        <TextField
          field={field('research_category')}
          label="Research Category"
          suggestions={[...new Set([...categories, ...(terms['research_category'] ?? [])])]}
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
        <TermField field={field('tags')} label="Tags" terms={terms['tags']} isList />
        <TermField
          field={field('research_keywords')}
          label="Research Keywords"
          terms={terms['research_keywords']}
          isList
        />
        <TextField field={field('read_time')} label="Read Time" help="Counted from the text when left empty." />
      </FieldGroup>
      <FieldGroup legend="Picture">
        <ImageField field={field('featured_image')} label="Featured Image" bucket="insight-images" onToast={onToast} />
      </FieldGroup>
      <FieldGroup legend="Search and sharing">
        <TextField field={field('meta_title')} label="Meta Title" placeholder="Up to 60 characters" />
        <TextareaField field={field('meta_description')} label="Meta Description" placeholder="Up to 160 characters" />
        <SocialPreview />
        <SearchPreview path="/insights" publicPath={publicPath} />
      </FieldGroup>
    </>
  );
  return <EditorColumns main={main} side={side} />;
}
