import { Form, useNavigation } from 'react-router';
import type { FormAnswer } from '~/admin/form-answer';
import { dayIn } from '~/lib/time-zones';
import type { Holiday } from '~/server/inbox/holidays.server';
import { Button } from '~/ui/button';
import { ShowToast } from '~/ui/toast';
import { TextField } from '../fields/text-field';
import { answeredField } from '../form-answer';
import { ToolHead } from '../tool-head';
import { useFocusOnRefusal } from '../use-focus-on-refusal';

const path = '/admin/holidays';
/** The page is one form, so that a day that is removed takes along what is typed of another, and it comes back. */
const pageForm = 'holiday';

/** The days that stop the clock of what is promised, by year. */
export function HolidaysPage({ holidays, answer }: { holidays: readonly Holiday[]; answer: FormAnswer | undefined }) {
  const years = [...new Set(holidays.map(({ day }) => day.slice(0, 4)))];
  return (
    <section aria-labelledby="holidays-title" className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {answer && <ShowToast toast={answer.toast} />}
      <div>
        <ToolHead id="holidays" title="Holidays">
          Messages are answered within 24 hours on business days: Monday to Friday in India, but for these days. A day
          that is added or removed counts at once for everything that is open. The national holidays are here already;
          add those that move with the moon, and your own.
        </ToolHead>
      </div>
      <AddHoliday key={holidays.length} answer={answer} />
      {years.map((year) => (
        <Year key={year} year={year} holidays={holidays.filter(({ day }) => day.startsWith(year))} />
      ))}
      {years.length === 0 && <p className="text-sm text-muted">No holidays: every Monday to Friday counts.</p>}
    </section>
  );
}

function AddHoliday({ answer }: { answer: FormAnswer | undefined }) {
  const { state, formData } = useNavigation();
  const saving = state !== 'idle' && formData?.get('intent') === 'add';
  const form = useFocusOnRefusal(answer);
  return (
    <Form
      ref={form}
      id={pageForm}
      method="post"
      action={path}
      preventScrollReset
      className="grid max-w-3xl gap-4 rounded-md border border-line bg-raised p-4 sm:p-5"
    >
      <div className="grid gap-4 sm:grid-cols-[12rem_minmax(0,1fr)]">
        <TextField field={answeredField('day', '', answer)} label="Day" type="date" required />
        <TextField field={answeredField('name', '', answer)} label="Name" placeholder="Diwali" required />
      </div>
      <p>
        <Button type="submit" name="intent" value="add" aria-disabled={saving}>
          Add holiday
        </Button>
      </p>
    </Form>
  );
}

function Year({ year, holidays }: { year: string; holidays: readonly Holiday[] }) {
  return (
    <section aria-labelledby={`year-${year}`} className="max-w-3xl">
      <h3 id={`year-${year}`} className="mb-2 font-sans text-sm font-semibold tracking-normal tabular-nums">
        {year}
      </h3>
      <ul className="divide-y divide-line rounded-md border border-line bg-raised">
        {holidays.map(({ day, name }) => (
          <li key={day} className="flex items-center gap-x-2 py-2 pr-1 pl-4">
            <div className="flex min-w-0 grow flex-wrap items-baseline gap-x-4">
              <span className="min-w-0 grow text-sm break-words">{name}</span>
              <time dateTime={day} className="text-xs text-muted tabular-nums">
                {dayIn('UTC', new Date(day))}
              </time>
            </div>
            <Button
              type="submit"
              variant="quiet"
              form={pageForm}
              formNoValidate
              name="remove"
              value={day}
              className="text-muted"
            >
              Remove
              <span className="sr-only">
                {' '}
                {name}, {day}
              </span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
