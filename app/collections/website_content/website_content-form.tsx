import { BuiltInWords } from '~/admin/fields/built-in-words';
import { StatusField } from '~/admin/fields/publish-fields';
import { fieldsOf, type RecordFormProps } from '~/admin/fields/record-form-props';
import { setInputValue } from '~/admin/fields/set-input-value';
import { SelectField, TextareaField, TextField } from '~/admin/fields/text-field';
import { useFormSnapshot } from '~/admin/fields/use-form-snapshot';
import { textOf } from '~/lib/form-values';
import { effectOf } from './metadata-effect';
import { StandingNote } from './standing-note';
import { websiteContent, websitePages } from './website_content';

const pages = websitePages.map((page) => ({ value: page, label: page }));

const readPlace = (form: FormData) => ({
  pageName: textOf(form, 'page_name'),
  sectionKey: textOf(form, 'section_key').trim(),
  order: textOf(form, 'section_order'),
  status: textOf(form, 'status'),
  metadata: textOf(form, 'metadata'),
});

/** The same before anything is typed, and where no script runs. */
function placeAtStart(fields: RecordFormProps['fields']): ReturnType<typeof readPlace> {
  const field = fieldsOf(websiteContent, fields);
  const start = (name: Parameters<typeof field>[0]) => {
    const value = field(name).initialValue;
    return typeof value === 'string' ? value : '';
  };
  return {
    pageName: start('page_name'),
    sectionKey: start('section_key').trim(),
    order: start('section_order'),
    status: start('status'),
    metadata: start('metadata'),
  };
}

/** Where the words stand above, the words beside those that they are laid over. */
export function WebsiteContentForm({ fields, builtIn }: RecordFormProps) {
  const field = fieldsOf(websiteContent, fields);
  const { anchor, snapshot } = useFormSnapshot(readPlace);
  const { pageName, sectionKey, order, status, metadata } = snapshot ?? placeAtStart(fields);
  const page = builtIn.find(({ name }) => name === pageName) ?? builtIn[0];
  const section = page?.sections.find(({ key }) => key === sectionKey);
  const meant = page?.sections.find(({ key }) => key !== sectionKey && key.toLowerCase() === sectionKey.toLowerCase());
  const chooseKey = (key: string) => {
    const input = anchor.current?.querySelector<HTMLInputElement>('input[name="section_key"]');
    if (input) setInputValue(input, key);
  };
  return (
    <div ref={anchor} className="grid gap-6">
      <div className="grid items-start gap-5 sm:grid-cols-2 lg:grid-cols-[minmax(0,3fr)_minmax(0,4fr)_minmax(0,2fr)_minmax(0,2fr)]">
        <SelectField field={field('page_name')} label="Page" options={pages} />
        <TextField
          field={field('section_key')}
          label="Section Key"
          required
          suggestions={page?.sections.map(({ key }) => key)}
          help={
            <>
              A key of the page, or one of your own.
              {meant && (
                <Caution>{`The page has a section “${meant.key}”. With other capitals this is one of its own.`}</Caution>
              )}
              <StandingNote
                all={page?.standing ?? []}
                pageName={pageName}
                sectionKey={sectionKey}
                order={Number(order) || 0}
                isPublished={status === 'published'}
              />
            </>
          }
        />
        <TextField
          field={field('section_order')}
          label="Section Order"
          type="number"
          help="Small numbers come first."
        />
        <StatusField field={field('status')} />
      </div>
      <div className="grid gap-x-8 gap-y-6 lg:grid-cols-2">
        <div className="grid min-w-0 content-start gap-5">
          <TextField field={field('title')} label="Title" help="Empty keeps the built-in one." />
          <TextareaField field={field('content')} label="Content" rows={10} help="Empty keeps the built-in one." />
          <TextareaField
            field={field('metadata')}
            label="Metadata"
            rows={6}
            placeholder="{}"
            isCode
            help={
              <>
                A JSON object. Empty counts as one without entries.
                <MetadataNote sentences={sectionKey === '' ? [] : effectOf(metadata, section)} />
              </>
            }
          />
        </div>
        {page && <BuiltInWords pages={builtIn} page={page} sectionKey={sectionKey} onChoose={chooseKey} />}
      </div>
    </div>
  );
}

function MetadataNote({ sentences }: { sentences: readonly string[] }) {
  return sentences.length > 0 && <Caution>{sentences.join(' ')}</Caution>;
}

/** Inside a hint, like what stands for the section already. */
function Caution({ children }: { children: string }) {
  return <span className="mt-1 block rounded-sm bg-caution-soft px-2 py-1 text-text">{children}</span>;
}
