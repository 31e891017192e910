import type { FormEvent } from 'react';
import { Form, Link, useSubmit } from 'react-router';
import { promises } from '~/lib/company';
import { exactTime } from '~/lib/dates';
import { Button } from '~/ui/button';
import { ShowToast } from '~/ui/toast';
import { TextField } from '../fields/text-field';
import { answeredField, type FormAnswer } from '../form-answer';
import { ToolHead } from '../tool-head';
import { type FoundData, type PrivacyRecord, storedIn } from './privacy';

const path = '/admin/privacy';

interface Props {
  records: PrivacyRecord[];
  found: FoundData | null;
  answer: FormAnswer | null;
}

/** Answers whoever asks what is stored about them, or to be forgotten. */
export function PrivacyPage({ records, found, answer }: Props) {
  return (
    <section aria-labelledby="privacy-title" className="grid max-w-4xl gap-8">
      {answer && <ShowToast toast={answer.toast} />}
      <div>
        <ToolHead id="privacy" title="Privacy requests">
          Whoever asks from their own address may have all that is stored about it, or have it erased. We answer{' '}
          {promises.privacyReply.words}. What was done is recorded without the address.
        </ToolHead>
      </div>
      <Form method="post" action={path} className="flex flex-wrap items-start gap-3">
        <div className="min-w-[min(15rem,100%)] grow">
          <TextField
            field={answeredField('email', found?.email ?? '', answer ?? undefined)}
            label="E-mail address"
            required
          />
        </div>
        <Button type="submit" variant="outline" name="intent" value="find" className="mt-[1.7rem]">
          Find
        </Button>
      </Form>
      {/* The focus stays in the box: what was found is heard from here. */}
      <p role="status" className="sr-only">
        {found && `${titleOf(found)}.`}
      </p>
      {found && <Found found={found} answer={answer} />}
      <Records title="Answered requests" records={records} />
    </section>
  );
}

function titleOf({ email, counts }: FoundData): string {
  return Object.values(counts).some((count) => count > 0)
    ? `Stored about ${email}`
    : `Nothing is stored about ${email}`;
}

function Found({ found, answer }: { found: FoundData; answer: FormAnswer | null }) {
  const stored = Object.entries(found.counts).filter(([, count]) => count > 0);
  return (
    <section aria-labelledby="found-title" className="rounded-md border border-line bg-raised p-4 sm:p-6">
      <h3 id="found-title" className="font-sans text-base leading-6 font-semibold tracking-normal break-words">
        {titleOf(found)}
      </h3>
      {stored.length > 0 && (
        <>
          <dl className="mt-3 grid gap-1.5 text-sm">
            {stored.map(([table, count]) => (
              <div key={table} className="flex justify-between gap-4 border-b border-line py-1.5">
                <dt>{storedIn[table] ?? table}</dt>
                <dd className="text-right tabular-nums">
                  {count.toLocaleString('en-US')}
                  <Pages pages={found.pages[table] ?? []} count={count} />
                </dd>
              </div>
            ))}
          </dl>
          <Export email={found.email} />
          <Erase email={found.email} answer={answer} />
        </>
      )}
      {found.answered.length > 0 && (
        <div className="mt-6">
          <Records title="Answered for this address before" records={found.answered} />
        </div>
      )}
    </section>
  );
}

function Pages({ pages, count }: { pages: FoundData['pages'][string]; count: number }) {
  if (pages.length === 0) return null;
  return (
    <span className="mt-0.5 flex flex-wrap justify-end gap-x-3 text-xs">
      {pages.map(({ path: page, at }) => (
        <Link key={page} to={page} className="text-accent underline underline-offset-4 hover:text-accent-strong">
          {exactTime(at)}
        </Link>
      ))}
      {count > pages.length && <span className="text-muted">and older ones</span>}
    </span>
  );
}

/** That it was exported is recorded, and the records are on this page: with scripts it fetches the file, to hear when that is. */
function Export({ email }: { email: string }) {
  const submit = useSubmit();
  const save = async (event: FormEvent<HTMLFormElement>) => {
    const form = event.currentTarget;
    event.preventDefault();
    const answer = await fetch(form.action, { method: 'POST', body: new FormData(form) }).catch(() => null);
    const name = /filename="(.+)"/.exec(answer?.headers.get('content-disposition') ?? '')?.[1];
    // The browser shows what stands in the way.
    if (!answer || !name) return form.submit();
    const file = URL.createObjectURL(await answer.blob());
    Object.assign(document.createElement('a'), { href: file, download: name }).click();
    // Not at once: browsers read it a moment later.
    setTimeout(() => URL.revokeObjectURL(file), 60_000);
    await submit({ email, intent: 'find' }, { method: 'post', action: path, preventScrollReset: true });
  };
  return (
    <form method="post" action={`${path}/export`} onSubmit={(event) => void save(event)} className="mt-5">
      <input type="hidden" name="email" value={email} />
      <Button type="submit">Export everything as JSON</Button>
    </form>
  );
}

function Erase({ email, answer }: { email: string; answer: FormAnswer | null }) {
  const asked = answer?.intent === 'erase' ? answer : undefined;
  return (
    <details className="mt-6 border-t border-line pt-4" open={asked !== undefined}>
      <summary className="w-fit cursor-pointer text-sm text-danger underline underline-offset-4">
        Erase everything
      </summary>
      <Form method="post" action={path} className="mt-4 grid max-w-xl gap-4">
        <input type="hidden" name="email" value={email} />
        <p className="text-sm text-muted">
          Messages, demos, notes, answers, mails and the newsletter are erased for good, with no bin and no undo. In the
          audit log the address is blotted out; what staff did stays.
        </p>
        <TextField
          field={{ ...answeredField('typed_again', '', asked), initialValue: '' }}
          label="Type the address once more"
          placeholder={email}
          required
        />
        <p>
          <Button type="submit" variant="danger" name="intent" value="erase">
            Erase everything
          </Button>
        </p>
      </Form>
    </details>
  );
}

function Records({ title, records }: { title: string; records: PrivacyRecord[] }) {
  return (
    <section aria-label={title}>
      <h3 className="mb-2 font-sans text-sm font-semibold tracking-normal">{title}</h3>
      {records.length === 0 ? (
        <p className="text-sm text-muted">None yet.</p>
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {records.map(({ id, kind, actor, at, counts }) => (
            <li key={id} className="flex flex-wrap gap-x-4 gap-y-1 py-2.5 text-xs">
              <span className="font-medium">{kind === 'erase' ? 'Erased' : 'Exported'}</span>
              <time dateTime={at}>{exactTime(at)}</time>
              <span className="text-muted">by {actor}</span>
              <span className="text-muted tabular-nums">{recordsInWords(counts)}</span>
              <span className="font-mono text-2xs text-muted">{id}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function recordsInWords(counts: PrivacyRecord['counts']): string {
  const sum = Object.values(counts).reduce((all, count) => all + count, 0);
  return sum === 1 ? '1 record' : `${sum.toLocaleString('en-US')} records`;
}
