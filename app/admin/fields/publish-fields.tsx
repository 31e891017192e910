import { publishWhenWords } from '~/collections/publish-time';
import { textOf } from '~/lib/form-values';
import { FieldCaution, type FieldState } from './field';
import type { RecordFormProps } from './record-form-props';
import { SelectField, TextField } from './text-field';
import { useFormSnapshot } from './use-form-snapshot';

const readStatus = (form: FormData) => textOf(form, 'status');

/** Draft or published, and what a draft would leave without an end. */
export function StatusField({ field, publicLinks = 0 }: { field: FieldState; publicLinks?: number }) {
  return (
    <div>
      <SelectField
        field={field}
        label="Status"
        options={[
          { value: 'draft', label: 'Draft' },
          { value: 'published', label: 'Published' },
        ]}
      />
      {publicLinks > 0 && <LinksLost texts={publicLinks} />}
    </div>
  );
}

/** Without scripts it is always there; with them once a draft would be saved. */
function LinksLost({ texts }: { texts: number }) {
  const { anchor, snapshot: status } = useFormSnapshot(readStatus);
  return (
    <div ref={anchor} role="status">
      {(status === null || status === 'draft') && (
        <FieldCaution>
          {texts === 1
            ? '1 public text links to this page. Once it is a draft, that link leads nowhere.'
            : `${texts.toLocaleString('en-US')} public texts link to this page. Once it is a draft, those links lead nowhere.`}
        </FieldCaution>
      )}
    </div>
  );
}

const readWhen = (form: FormData) => textOf(form, 'publish_when');

/** When it is published: now, as it was, or at a time of one's own, which is asked for only then. */
export function PublishTimeFields({
  when,
  at,
  isNew,
  publicPath,
}: { when: FieldState; at: FieldState } & Pick<RecordFormProps, 'isNew' | 'publicPath'>) {
  const { anchor, snapshot: chosen } = useFormSnapshot(readWhen);
  return (
    <>
      <SelectField
        field={when}
        label="Publish date"
        options={[
          { value: 'now', label: publishWhenWords.now },
          ...(isNew ? [] : [{ value: 'keep', label: publishWhenWords.keep }]),
          { value: 'at', label: publishWhenWords.at },
        ]}
      />
      <div ref={anchor} hidden={chosen !== null && chosen !== 'at' && !at.errors?.length}>
        <TextField
          field={at}
          label="Day and time (India)"
          type="datetime-local"
          help={
            publicPath !== null
              ? 'Used with “At the time below”. With a time to come, the page that visitors see now disappears until then.'
              : 'Used with “At the time below”. A time to come publishes it then.'
          }
        />
      </div>
    </>
  );
}
