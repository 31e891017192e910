import { ChipsField } from '~/admin/fields/chips-field';
import { EditorColumns, FieldGroup, FieldPair } from '~/admin/fields/editor-columns';
import { FieldCaution } from '~/admin/fields/field';
import { fieldsOf, type RecordFormProps } from '~/admin/fields/record-form-props';
import { CheckboxField, SelectField, TermField, TextareaField, TextField, TitleField } from '~/admin/fields/text-field';
import { useFormSnapshot } from '~/admin/fields/use-form-snapshot';
import { endOfDayInIndia } from '~/lib/dates';
import { textOf } from '~/lib/form-values';
import { careerStatuses, careers, employmentTypes, experienceLevels } from './careers';

export function CareerForm({ fields, terms }: RecordFormProps) {
  const field = fieldsOf(careers, fields);
  const main = (
    <>
      <TitleField field={field('title')} label="Title" required />
      <TextareaField field={field('description')} label="Description" required rows={5} />
      <TextareaField
        field={field('responsibilities')}
        label="Responsibilities"
        required
        rows={6}
        help="One to a line."
      />
      <TextareaField field={field('requirements')} label="Requirements" required rows={6} help="One to a line." />
      <ChipsField
        field={field('skills_required')}
        terms={terms['skills_required']}
        label="Skills Required"
        entry="skill"
      />
      <ChipsField field={field('benefits')} terms={terms['benefits']} label="Benefits" entry="benefit" />
    </>
  );
  const side = (
    <>
      <SelectField field={field('status')} label="Status" options={careerStatuses} />
      <TermField field={field('department')} label="Department" required terms={terms['department']} />
      <TermField field={field('location')} label="Location" required terms={terms['location']} />
      <FieldPair>
        <SelectField field={field('employment_type')} label="Employment Type" options={employmentTypes} />
        <SelectField field={field('experience_level')} label="Experience Level" options={experienceLevels} />
      </FieldPair>
      <TextField field={field('salary_range')} label="Salary Range" />
      <FieldGroup legend="Publication">
        <div>
          <TextField
            field={field('application_deadline')}
            label="Application Deadline"
            type="date"
            help="The last day, in India. The posting disappears after it."
          />
          <PassedDeadline />
        </div>
        <CheckboxField field={field('featured')} label="Featured" help="Featured postings come first." />
      </FieldGroup>
    </>
  );
  return <EditorColumns main={main} side={side} />;
}

const readPassed = (form: FormData) => new Date() > endOfDayInIndia(textOf(form, 'application_deadline'));

/** A day that has passed is no mistake, but whoever saves it should not wonder where the position is. */
function PassedDeadline() {
  const { anchor, snapshot: isPassed } = useFormSnapshot(readPassed);
  return (
    <div ref={anchor} role="status">
      {isPassed && <FieldCaution>This day has passed: visitors do not see the position.</FieldCaution>}
    </div>
  );
}
