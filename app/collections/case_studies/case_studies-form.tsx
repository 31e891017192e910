import { EditorColumns, FieldGroup } from '~/admin/fields/editor-columns';
import { ImageField } from '~/admin/fields/image-field';
import { PublishChecklist } from '~/admin/fields/publish-checklist';
import { PublishTimeFields, StatusField } from '~/admin/fields/publish-fields';
import { fieldsOf, type RecordFormProps } from '~/admin/fields/record-form-props';
import { RichTextField } from '~/admin/fields/rich-text/rich-text-field';
import { SearchPreview } from '~/admin/fields/search-preview';
import { SocialPreview } from '~/admin/fields/social-preview';
import { SelectField, TermField, TextareaField, TextField, TitleField } from '~/admin/fields/text-field';
import { caseStudies, caseStudyIndustries } from './case_studies';

export function CaseStudyForm({ fields, terms, isNew, publicPath, publicLinks, onToast }: RecordFormProps) {
  const field = fieldsOf(caseStudies, fields);
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
      <TextareaField
        field={field('results_achieved')}
        label="Results Achieved"
        rows={2}
        help="What was measured, in one sentence. The list opens with it."
      />
      <RichTextField field={field('content')} label="Content" required bucket="case-study-images" onToast={onToast} />
    </>
  );
  const side = (
    <>
      <StatusField field={field('status')} publicLinks={publicLinks} />
      <PublishTimeFields when={field('publish_when')} at={field('publish_at')} isNew={isNew} publicPath={publicPath} />
      <PublishChecklist />
      <SelectField
        field={field('industry')}
        label="Industry"
        required
        unchosen="Select an industry"
        options={caseStudyIndustries}
      />
      <TermField field={field('author')} label="Author" required terms={terms['author']} />
      <FieldGroup legend="Project">
        <TermField
          field={field('client_name')}
          terms={terms['client_name']}
          label="Client Name"
          help="A description, where the client is not to be named."
        />
        <TextField field={field('project_duration')} label="Project Duration" placeholder="7 months" />
        <TermField
          field={field('technologies_used')}
          label="Technologies Used"
          terms={terms['technologies_used']}
          isList
        />
        <TermField field={field('tags')} label="Tags" terms={terms['tags']} isList />
        <TextField field={field('read_time')} label="Read Time" help="Counted from the text when left empty." />
      </FieldGroup>
      <FieldGroup legend="Picture">
        <ImageField
          field={field('featured_image')}
          label="Featured Image"
          bucket="case-study-images"
          onToast={onToast}
        />
      </FieldGroup>
      <FieldGroup legend="Search and sharing">
        <TextField field={field('meta_title')} label="Meta Title" placeholder="Up to 60 characters" />
        <TextareaField field={field('meta_description')} label="Meta Description" placeholder="Up to 160 characters" />
        <SocialPreview />
        <SearchPreview path="/case-studies" publicPath={publicPath} />
      </FieldGroup>
    </>
  );
  return <EditorColumns main={main} side={side} />;
}
