import { EditorColumns, FieldGroup } from '~/admin/fields/editor-columns';
import { ImageField } from '~/admin/fields/image-field';
import { PublishChecklist } from '~/admin/fields/publish-checklist';
import { StatusField } from '~/admin/fields/publish-fields';
import { fieldsOf, type RecordFormProps } from '~/admin/fields/record-form-props';
import { RichTextField } from '~/admin/fields/rich-text/rich-text-field';
import { SearchPreview } from '~/admin/fields/search-preview';
import { SocialPreview } from '~/admin/fields/social-preview';
import { TermField, TextareaField, TextField, TitleField } from '~/admin/fields/text-field';
import { blogPosts } from './blog_posts';

export function BlogPostForm({ fields, terms, publicPath, publicLinks, onToast }: RecordFormProps) {
  const field = fieldsOf(blogPosts, fields);
  const main = (
    <>
      <TitleField field={field('title')} label="Title" />
      <TextareaField field={field('excerpt')} label="Excerpt" rows={2} help="Shown in lists and under the title." />
      <RichTextField field={field('content')} label="Content" bucket="blog-images" onToast={onToast} />
    </>
  );
  const side = (
    <>
      <StatusField field={field('status')} publicLinks={publicLinks} />
      <TextField
        field={field('publish_date')}
        label="Publish Date"
        type="date"
        help="A day to come publishes it then, at midnight UTC (05:30 in India)."
      />
      <PublishChecklist />
      <TermField field={field('author')} label="Author" terms={terms['author']} />
      <TermField field={field('tags')} label="Tags" terms={terms['tags']} isList />
      <TextField field={field('read_time')} label="Read Time" help="Counted from the text when left empty." />
      <FieldGroup legend="Pictures">
        <ImageField field={field('featured_image')} label="Featured Image" bucket="blog-images" onToast={onToast} />
        <ImageField field={field('social_image')} label="Social Image" bucket="blog-images" onToast={onToast} />
      </FieldGroup>
      <FieldGroup legend="Search and sharing">
        <TextField field={field('meta_title')} label="Meta Title" placeholder="Up to 60 characters" />
        <TextareaField field={field('meta_description')} label="Meta Description" placeholder="Up to 160 characters" />
        <TextField
          field={field('canonical_url')}
          label="Canonical URL"
          type="url"
          help="Only when the post appeared elsewhere first."
        />
        <SocialPreview />
        <SearchPreview path="/blog" publicPath={publicPath} />
      </FieldGroup>
    </>
  );
  return <EditorColumns main={main} side={side} />;
}
