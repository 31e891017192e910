import { Signpost } from 'lucide-react';
import { useEffect } from 'react';
import { Form, Link, useNavigation } from 'react-router';
import { longDate } from '~/lib/dates';
import { takesRest } from '~/server/redirects/leading';
import { fromThisSite } from '~/server/views/view-facts';
import { Button, buttonClass } from '~/ui/button';
import { ShowToast } from '~/ui/toast';
import { EmptyList } from '../empty-list';
import { TextField } from '../fields/text-field';
import { answeredField, type FormAnswer } from '../form-answer';
import { ListPages, ListSearch } from '../list-controls';
import { ToolHead } from '../tool-head';
import { useFocusOnRefusal } from '../use-focus-on-refusal';
import { When } from '../when';
import { AddMany } from './add-many';
import {
  fromField,
  type MissedAddress,
  missedDays,
  newRedirectAddress,
  type RedirectRow,
  type RedirectsReport,
  redirectForm,
  redirectsAddress,
} from './redirects';

interface Props {
  report: RedirectsReport;
  /** What a new redirect starts with. */
  from: string;
  now: string;
  answer: FormAnswer | undefined;
}

/**
 * Where addresses lead at which there is no page, and which were asked for in vain. It is one form, so that a redirect
 * that is removed takes along what is typed of another, and it comes back.
 */
export function RedirectsPage({ report, from, now, answer }: Props) {
  const { state, rows, total, pageCount, missed } = report;
  const isAnyThere = total > 0 || state.query !== '';
  return (
    <section aria-labelledby="redirects-title" className="grid grid-cols-[minmax(0,1fr)] gap-8">
      {answer && <ShowToast toast={answer.toast} />}
      <div>
        <ToolHead id="redirects" title="Redirects">
          Where old addresses lead: those of a former site, of mails, of printed matter. A redirect only works where
          there is no page; what stands behind ? and # goes along. Records whose address you change need none.
        </ToolHead>
      </div>
      <NewRedirect key={`${from} ${total}`} from={from} state={redirectsAddress(state)} answer={answer} />
      <Missed missed={missed} />
      <section aria-labelledby="redirects-list" className="max-w-4xl">
        <h3 id="redirects-list" className="mb-3 font-sans text-base font-semibold tracking-normal">
          Redirects in use
        </h3>
        {isAnyThere && (
          <ListSearch path="/admin/redirects" label="Search addresses" query={state.query}>
            {null}
          </ListSearch>
        )}
        {isAnyThere && (
          <p className="my-3 text-xs text-muted tabular-nums" role="status">
            {total === 1 ? '1 redirect' : `${total.toLocaleString('en-US')} redirects`}
          </p>
        )}
        {rows.length === 0 ? (
          <EmptyList
            icon={Signpost}
            sentence={state.query === '' ? 'No redirects yet' : 'No redirect has this in its addresses.'}
            showAll={state.query !== '' && '/admin/redirects'}
          />
        ) : (
          <ul className="divide-y divide-line rounded-md border border-line bg-raised" aria-label="Redirects">
            {rows.map((row) => (
              <RedirectItem key={row.path} row={row} now={now} />
            ))}
          </ul>
        )}
        <ListPages page={state.page} pageCount={pageCount} hrefOf={(page) => redirectsAddress({ ...state, page })} />
      </section>
    </section>
  );
}

function NewRedirect({ from, state, answer }: { from: string; state: string; answer: FormAnswer | undefined }) {
  const navigation = useNavigation();
  const saving = navigation.state !== 'idle' && navigation.formData?.get('intent') === 'save';
  const form = useFocusOnRefusal(answer);
  useEffect(() => {
    // Chosen among what was asked for in vain: what is missing is where it leads.
    if (from !== '') form.current?.querySelector<HTMLInputElement>('[name="to"]')?.focus();
  }, [form, from]);
  return (
    <Form
      ref={form}
      id={redirectForm}
      method="post"
      action={state}
      preventScrollReset
      className="grid max-w-4xl gap-4 rounded-md border border-line bg-raised p-4 sm:p-5"
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          field={answeredField(fromField, from, answer)}
          label="From"
          type="url"
          placeholder="/old-page"
          help="/old-blog/* is everything below /old-blog. A page, a redirect of its own and a longer such address come first."
          required
        />
        <TextField
          field={answeredField('to', '', answer)}
          label="To"
          type="url"
          placeholder="/about, or https://…"
          help="With /* at both ends the rest of the address goes along: /old-blog/* to /blog/*."
          required
        />
      </div>
      <p>
        <Button type="submit" name="intent" value="save" aria-disabled={saving}>
          Add redirect
        </Button>
      </p>
      <AddMany answer={answer} />
    </Form>
  );
}

/** What people asked for and did not get, most often first. */
function Missed({ missed }: { missed: readonly MissedAddress[] }) {
  if (missed.length === 0) return null;
  return (
    <section aria-labelledby="missed-title" className="max-w-4xl">
      <h3 id="missed-title" className="font-sans text-base font-semibold tracking-normal">
        Asked for in vain
      </h3>
      <p className="mt-1 mb-3 text-sm text-muted">
        Addresses without a page that people opened in the last {missedDays} days, most often first. Counted like page
        views: no programs, and nobody who asks not to be tracked.
      </p>
      <ul className="divide-y divide-line rounded-md border border-line bg-raised" aria-label="Asked for in vain">
        {missed.map((address) => (
          <MissedItem key={address.path} address={address} />
        ))}
      </ul>
    </section>
  );
}

function MissedItem({ address: { path, views, lastOn, linkedFrom } }: { address: MissedAddress }) {
  const times = views === 1 ? 'Once' : `${views.toLocaleString('en-US')} times`;
  const source = linkedFrom === fromThisSite ? 'a page of this site' : linkedFrom;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2 pr-2 pl-4">
      <div className="min-w-0 grow basis-64">
        <p className="font-mono text-xs leading-6 break-all">{path}</p>
        <p className="text-xs text-muted tabular-nums">
          {times}, last on {longDate(lastOn)}
          {source !== '' && `, linked from ${source}`}
        </p>
      </div>
      <Link to={newRedirectAddress(path)} className={buttonClass('outline')}>
        Redirect<span className="sr-only"> {path}</span>
      </Link>
    </li>
  );
}

const faultWords = {
  'page at its address': 'There is a page at this address now, so the redirect does nothing.',
  'no page at its target': 'There is no page at its end that visitors can see.',
} as const;

function RedirectItem({ row: { path, target, createdAt, fault }, now }: { row: RedirectRow; now: string }) {
  return (
    <li className="flex items-center gap-x-2 py-2 pr-1 pl-4">
      <div className="min-w-0 grow">
        <p className="font-mono text-xs leading-6 wrap-anywhere">
          {path} <span aria-hidden="true">→</span>
          <span className="sr-only">leads to</span>{' '}
          {takesRest(target) ? (
            target
          ) : (
            <a href={target} className="text-accent underline-offset-4 hover:underline">
              {target}
            </a>
          )}
        </p>
        {fault && <p className="text-xs text-danger">{faultWords[fault]}</p>}
        <p className="text-xs text-muted">
          <When at={createdAt} now={now} />
        </p>
      </div>
      <Button
        type="submit"
        variant="quiet"
        form={redirectForm}
        formNoValidate
        name="remove"
        value={path}
        className="text-muted"
      >
        Remove<span className="sr-only"> {path}</span>
      </Button>
    </li>
  );
}
