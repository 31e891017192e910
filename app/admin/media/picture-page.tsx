import { ArrowLeft, Copy, ExternalLink } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Form, Link } from 'react-router';
import { exactTime } from '~/lib/dates';
import { longestAlt } from '~/lib/pictures';
import { fileSize } from '~/lib/sizes';
import { Button } from '~/ui/button';
import { useHydrated } from '~/ui/use-hydrated';
import { ConfirmBar } from '../ask';
import { inputClass } from '../fields/field';
import { PageForm, usePageForm } from '../page-form';
import { RecordUseList } from '../record-use-list';
import { FocalPoint } from './focal-point';
import type { FoundPicture } from './library.server';
import { bucketLabels, longestName, places } from './media';
import { PictureDelete, pictureDeletion } from './picture-delete';
import { PictureReplace } from './picture-replace';

/** What the library says of it, as it was sent. */
export interface TypedFacts {
  /** Null where it is the one that stood. */
  name: string | null;
  alt: string;
  decorative: boolean;
}

interface Props extends FoundPicture {
  /** The state of the list that leads back. */
  search: string;
  /** What an action refused. */
  problem: { field: string; sentence: string } | null;
  /** What was typed, where it was not saved. */
  typed: TypedFacts | null;
  /** Whether its deletion was asked for without scripts, and waits for an answer. */
  confirming: boolean;
}

/** One picture: what it is, what it says, where it is used, and what can be done with it. */
export function PicturePage({ picture, uses, search, problem, typed, confirming }: Props) {
  const form = usePageForm();
  return (
    <section aria-labelledby="picture-title">
      <Link
        to={`/admin/media${search}`}
        className="inline-flex min-h-9 items-center gap-1.5 text-sm text-muted hover:text-text"
      >
        <ArrowLeft size={16} aria-hidden="true" /> Media
      </Link>
      <h2 id="picture-title" className="mt-1 mb-5 text-2xl break-words">
        {picture.name}
      </h2>
      <PageForm enterSends="describe" encType="multipart/form-data" />
      {confirming && uses.total === 0 && (
        <ConfirmBar
          ask={pictureDeletion(picture.name)}
          name="intent"
          value="delete"
          form={form}
          keep={{ label: 'Keep it', href: `/admin/media/${picture.id}${search}` }}
        />
      )}
      <Form method="post" preventScrollReset className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <FocalPoint key={picture.path} picture={picture} />
        <div className="grid content-start gap-5">
          <NameField key={picture.name} name={picture.name} typed={typed} problem={problem} />
          <AltFields alt={picture.alt} typed={typed} problem={problem} />
          <Button type="submit" form={form} name="intent" value="describe">
            Save
          </Button>
          <Facts picture={picture} />
        </div>
      </Form>
      <Part title={uses.total === 0 ? 'Used nowhere' : `Used in ${places(uses.total)}`}>
        {uses.total === 0 ? (
          <p className="text-sm text-muted">No record mentions it: no insight, post, page, position or section.</p>
        ) : (
          <RecordUseList uses={uses} />
        )}
      </Part>
      <div className="grid gap-x-6 lg:grid-cols-2">
        <Part title="Replace">
          <PictureReplace
            key={picture.path}
            bucket={picture.bucket}
            uses={uses.total}
            problem={problem?.field === 'file' ? problem.sentence : null}
          />
        </Part>
        <Part title="Delete">
          <PictureDelete name={picture.name} uses={uses.total} />
        </Part>
      </div>
    </section>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-8 border-t border-line pt-5">
      <h3 className="mb-3 font-sans text-base font-semibold tracking-normal">{title}</h3>
      {children}
    </section>
  );
}

function NameField({ name, typed, problem }: { name: string } & Pick<Props, 'typed' | 'problem'>) {
  const sentence = problem?.field === 'name' ? problem.sentence : null;
  return (
    <div className="grid gap-1.5">
      <label htmlFor="name" className="text-xs font-medium">
        Name
      </label>
      <input
        id="name"
        name="name"
        form={usePageForm()}
        maxLength={longestName}
        required
        autoComplete="off"
        defaultValue={typed?.name ?? name}
        aria-describedby="name-help"
        aria-invalid={sentence ? true : undefined}
        className={inputClass}
      />
      <p id="name-help" className={`text-2xs leading-5 ${sentence ? 'text-danger' : 'text-muted'}`}>
        {sentence ?? 'Staff find it by this name. Its address stays as it is.'}
      </p>
    </div>
  );
}

function AltFields({ alt, typed, problem }: { alt: string | null } & Pick<Props, 'typed' | 'problem'>) {
  const form = usePageForm();
  const sentence = problem && !['file', 'name'].includes(problem.field) ? problem.sentence : null;
  return (
    <div className="grid gap-3">
      <div className="grid gap-1.5">
        <label htmlFor="alt" className="text-xs font-medium">
          Alt text
        </label>
        <textarea
          id="alt"
          name="alt"
          form={form}
          rows={3}
          maxLength={longestAlt}
          defaultValue={typed?.alt ?? alt ?? ''}
          placeholder="Describe the picture for people who can't see it"
          aria-describedby="alt-help"
          aria-invalid={sentence ? true : undefined}
          className={`${inputClass} resize-y`}
        />
        <p id="alt-help" className={`text-2xs leading-5 ${sentence ? 'text-danger' : 'text-muted'}`}>
          {sentence ??
            (alt === null ? 'Nobody has described it yet.' : 'Shown wherever a page names this picture only.')}
        </p>
      </div>
      <label className="flex min-h-8 items-center gap-2 text-sm">
        <input
          type="checkbox"
          name="decorative"
          value="on"
          form={form}
          defaultChecked={typed?.decorative ?? alt === ''}
          className="size-4 accent-accent"
        />
        Decoration only: screen readers pass over it
      </label>
    </div>
  );
}

function Facts({ picture }: { picture: FoundPicture['picture'] }) {
  const { path, width, height, bytes, bucket, createdAt, createdBy, updatedAt, updatedBy } = picture;
  const changed = updatedBy !== null;
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5 border-t border-line pt-4 text-xs [&_dt]:text-muted">
      <dt>Size</dt>
      <dd className="tabular-nums">
        {width} × {height} px, {fileSize(bytes)}
      </dd>
      <dt>Type</dt>
      <dd className="uppercase">{path.slice(path.lastIndexOf('.') + 1)}</dd>
      <dt>Kept under</dt>
      <dd>{bucketLabels[bucket]}</dd>
      <dt>Uploaded</dt>
      <dd>
        <time dateTime={createdAt}>{exactTime(createdAt)}</time>
        {createdBy && ` by ${createdBy}`}
      </dd>
      {changed && (
        <>
          <dt>Changed</dt>
          <dd>
            <time dateTime={updatedAt}>{exactTime(updatedAt)}</time>
            {` by ${updatedBy}`}
          </dd>
        </>
      )}
      <dt>Path</dt>
      <dd className="grid gap-2">
        <span className="font-mono text-2xs break-all">{path}</span>
        <span className="flex flex-wrap gap-3">
          <CopyPath path={path} />
          <a href={path} target="_blank" rel="noreferrer" className="inline-flex items-center gap-1 text-accent">
            <ExternalLink size={14} aria-hidden="true" /> Open
          </a>
        </span>
      </dd>
    </dl>
  );
}

function CopyPath({ path }: { path: string }) {
  const hydrated = useHydrated();
  const [copied, setCopied] = useState<boolean | null>(null);
  if (!hydrated) return null;
  const copy = () =>
    navigator.clipboard.writeText(path).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <>
      <button type="button" onClick={() => void copy()} className="inline-flex items-center gap-1 text-accent">
        <Copy size={14} aria-hidden="true" /> Copy path
      </button>
      <span role="status" className="text-muted">
        {copied === null ? '' : copied ? 'Copied' : 'Select the path to copy it'}
      </span>
    </>
  );
}
