import { SearchX, Tags } from 'lucide-react';
import { useEffect, useId } from 'react';
import { Form, Link, useNavigation } from 'react-router';
import { findCollection } from '~/collections';
import { textOf } from '~/lib/form-values';
import { buttonClass } from '~/ui/button';
import { ShowToast } from '~/ui/toast';
import { AskSubmit, ConfirmBar, type Question } from '../ask';
import { EmptyList } from '../empty-list';
import { TermField } from '../fields/text-field';
import { answeredField, type FormAnswer } from '../form-answer';
import { type ListedTerm, listedTermParameters, listPath } from '../list-address';
import { FilterChips, ListPages, ListSearch } from '../list-controls';
import { ToolHead } from '../tool-head';
import { useFocusOnRefusal } from '../use-focus-on-refusal';
import { nameField, type Term, type TermsReport, termsAddress, termsPath, tidyName } from './terms';

/** What has to be asked before it is done, for browsers without scripts. */
export interface TermsAnswer extends Partial<FormAnswer> {
  confirm?: 'rename' | 'remove';
}

/** What records share, by field; one of them at a time can be given another name in all records that have it. */
export function TermsPage({ report, answer }: { report: TermsReport; answer: TermsAnswer | undefined }) {
  const { state, fields, field, terms, total, pageCount, renaming } = report;
  const chips = fields.map(({ name, label }) => ({ key: name, label, count: '' }));
  return (
    <section aria-labelledby="terms-title" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {answer?.toast && <ShowToast toast={answer.toast} />}
      <div>
        <ToolHead id="terms" title="Tags and names">
          What records share: tags, authors, departments. Rename one here, and every record that has it changes at once,
          those in the bin too. With the name of another one, both become one.
        </ToolHead>
      </div>
      <div className="max-w-4xl">
        <FilterChips chips={chips} current={field.name} hrefOf={(name) => termsAddress({ field: name })} />
        <ListSearch path={`/admin/${termsPath}`} label={`Search ${field.label.toLowerCase()}`} query={state.query}>
          <input type="hidden" name={listedTermParameters.field} value={field.name} />
        </ListSearch>
        <p className="my-3 text-xs text-muted tabular-nums" role="status">
          {total === 1 ? '1 value' : `${total.toLocaleString('en-US')} values`}
        </p>
        {renaming && <Renaming key={renaming.value} report={report} term={renaming} answer={answer} />}
        {terms.length === 0 ? (
          <NoTerms state={state} />
        ) : (
          <ul className="divide-y divide-line rounded-md border border-line bg-raised" aria-label={field.label}>
            {terms.map((term) => (
              <TermItem key={term.value} term={term} field={field.name} address={termsAddress(state, term.value)} />
            ))}
          </ul>
        )}
        <ListPages page={state.page} pageCount={pageCount} hrefOf={(page) => termsAddress({ ...state, page })} />
      </div>
    </section>
  );
}

function NoTerms({ state: { field, query } }: Pick<TermsReport, 'state'>) {
  if (query === '') return <EmptyList icon={Tags} sentence="No record says anything here yet." />;
  return <EmptyList icon={SearchX} sentence={`Nothing matches “${query}”.`} showAll={termsAddress({ field })} />;
}

function TermItem({ term: { value, where, alike }, field, address }: { term: Term; field: string; address: string }) {
  return (
    <li className="flex items-center gap-x-2 py-2 pr-1 pl-4">
      <div className="min-w-0 grow">
        <p className="text-sm leading-6 font-medium wrap-anywhere">{value}</p>
        <p className="flex flex-wrap gap-x-3 text-xs text-muted tabular-nums">
          {where.map((place) => (
            <Link
              key={place.tab}
              to={listOf(place.tab, { field, value })}
              className="underline-offset-4 hover:underline"
            >
              {countOf(place)}
            </Link>
          ))}
        </p>
        {alike.length > 0 && (
          <p className="mt-0.5 text-xs text-caution wrap-anywhere">
            Nearly the same as {alike.map(quoted).join(', ')}.
          </p>
        )}
      </div>
      <Link to={address} preventScrollReset className={buttonClass('quiet', 'md', 'text-muted')}>
        Rename<span className="sr-only"> {value}</span>
      </Link>
    </li>
  );
}

/** "3 insights", as in "3 insights, 1 blog post". */
function countOf({ tab, records }: Term['where'][number]): string {
  const [one = 'record', several = 'records'] = findCollection(tab)?.nouns ?? [];
  return records === 1 ? `1 ${one}` : `${records.toLocaleString('en-US')} ${several}`;
}

/** The tab's list of the records that have it. */
function listOf(tab: string, term: ListedTerm): string {
  const collection = findCollection(tab);
  return collection ? listPath(collection, { term }) : `/admin/${tab}`;
}

function quoted(value: string): string {
  return `“${value}”`;
}

function recordsOf({ records }: Term): string {
  return records === 1 ? '1 record' : `${records.toLocaleString('en-US')} records`;
}

interface RenamingProps {
  report: TermsReport;
  term: Term;
  answer: TermsAnswer | undefined;
}

function Renaming({ report, term, answer }: RenamingProps) {
  const { state, field, others, canBeRemoved } = report;
  const form = useFocusOnRefusal(answer);
  const heading = useId();
  const saving = useNavigation().state !== 'idle';
  useEffect(() => {
    const input = form.current?.querySelector<HTMLInputElement>(`[name="${nameField}"]`);
    input?.focus();
    input?.select();
  }, [form]);
  const address = termsAddress(state, term.value);
  const asked = answer?.typed?.[nameField] ?? '';
  const told = answer?.toast ? { ...emptyAnswer, ...answer, toast: answer.toast } : undefined;
  return (
    <section aria-labelledby={heading} className="mb-4 rounded-md border border-line-strong bg-raised p-4 sm:p-5">
      <h3 id={heading} className="mb-4 font-sans text-base font-semibold tracking-normal wrap-anywhere">
        Rename “{term.value}”
      </h3>
      {answer?.confirm && (
        <ConfirmBar
          ask={answer.confirm === 'rename' ? mergingOf(term, asked) : removalOf(term)}
          name="intent"
          value={answer.confirm}
          fields={{
            [listedTermParameters.field]: field.name,
            [listedTermParameters.value]: term.value,
            [nameField]: asked,
          }}
          action={address}
          keep={{ label: 'Leave it as it is', href: termsAddress(state) }}
        />
      )}
      <Form ref={form} method="post" action={address} preventScrollReset className="grid gap-4">
        <input type="hidden" name={listedTermParameters.field} value={field.name} />
        <input type="hidden" name={listedTermParameters.value} value={term.value} />
        <TermField
          field={answeredField(nameField, asked || term.value, told)}
          terms={others}
          label="New name"
          required
          help={`${field.label} in ${term.where.map(countOf).join(', ')}.`}
        />
        <p className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <AskSubmit
            ask={(sent) => questionBefore(term, others, textOf(sent, nameField))}
            name="intent"
            value="rename"
            variant="primary"
            busy={saving}
          >
            Rename in {recordsOf(term)}
          </AskSubmit>
          {canBeRemoved && (
            <AskSubmit ask={removalOf(term)} name="intent" value="remove" variant="danger-outline" busy={saving}>
              Remove from {recordsOf(term)}
            </AskSubmit>
          )}
          <Link to={termsAddress(state)} preventScrollReset className="text-sm underline underline-offset-4">
            Cancel
          </Link>
        </p>
      </Form>
    </section>
  );
}

const emptyAnswer = { intent: '', typed: {}, errors: {} };

function questionBefore(term: Term, others: readonly string[], typed: string): Question | null {
  const name = tidyName(typed);
  return others.includes(name) ? mergingOf(term, name) : null;
}

function mergingOf({ value }: Term, name: string): Question {
  return {
    kind: 'alert-dialog',
    question: `Make one of “${value}” and “${name}”?`,
    detail: `“${name}” is in use already. Afterwards nobody can tell which records had which.`,
    yes: 'Make one of both',
    tone: 'primary',
  };
}

function removalOf(term: Term): Question {
  return {
    kind: 'alert-dialog',
    question: `Remove “${term.value}” from ${recordsOf(term)}?`,
    detail: 'Everything else in them stays as it is.',
    yes: 'Remove',
  };
}
