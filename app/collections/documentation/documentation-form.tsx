import { EditorColumns, FieldGroup, FieldPair } from '~/admin/fields/editor-columns';
import { PublishChecklist } from '~/admin/fields/publish-checklist';
import { StatusField } from '~/admin/fields/publish-fields';
import { fieldsOf, type RecordFormProps } from '~/admin/fields/record-form-props';
import { RichTextField } from '~/admin/fields/rich-text/rich-text-field';
import { SearchPreview } from '~/admin/fields/search-preview';
import { SlugField } from '~/admin/fields/slug-field';
import { SocialPreview } from '~/admin/fields/social-preview';
import { CheckboxField, SelectField, TermField, TextareaField, TextField, TitleField } from '~/admin/fields/text-field';
import { documentation } from './documentation';
import { documentationCategories, documentationCategoryLabels } from './documentation-categories';

const categories = documentationCategories.map((category) => ({
  value: category,
  label: documentationCategoryLabels[category],
}));

export function DocumentationForm({ fields, terms, publicPath, publicLinks, onToast }: RecordFormProps) {
  const field = fieldsOf(documentation, fields);
  const main = (
    <>
      <TitleField field={field('title')} label="Title" />
      <SlugField
        field={field('slug')}
        label="Slug"
        help="The end of its address. Made from the title while it is empty; an old one leads to the new one."
      />
      <TextareaField field={field('excerpt')} label="Excerpt" rows={2} help="Shown in lists and under the title." />
      <RichTextField field={field('content')} label="Content" bucket="blog-images" onToast={onToast} />
    </>
  );
  const side = (
    <>
      <StatusField field={field('status')} publicLinks={publicLinks} />
      <SelectField field={field('category')} label="Category" options={categories} />
      <FieldPair>
        <TextField field={field('order_index')} label="Order Index" type="number" help="Small numbers come first." />
        <TextField field={field('version')} label="Version" />
      </FieldPair>
      <CheckboxField field={field('featured')} label="Featured" />
      <PublishChecklist />
      <TermField field={field('author')} label="Author" terms={terms['author']} />
      <TermField field={field('tags')} label="Tags" terms={terms['tags']} isList />
      <FieldGroup legend="Search and sharing">
        <TextField field={field('meta_title')} label="Meta Title" placeholder="Up to 60 characters" />
        <TextareaField field={field('meta_description')} label="Meta Description" placeholder="Up to 160 characters" />
        <SocialPreview />
        <SearchPreview path="/documentation" publicPath={publicPath} />
      </FieldGroup>
    </>
  );
  return <EditorColumns main={main} side={side} />;
}
