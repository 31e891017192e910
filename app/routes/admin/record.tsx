import { useEffect, useState } from 'react';
import { createContext, data, redirect } from 'react-router';
import { barred } from '~/admin/authorise';
import { builtInPages } from '~/admin/built-in-pages.server';
import { metaUnlessRefused } from '~/admin/document-title';
import { fingerprintOf } from '~/admin/editor/conflict.server';
import { closeDraft } from '~/admin/editor/draft-store';
import { editingFields, takeEditing, typedValues } from '~/admin/editor/editing';
import { MissingRecord } from '~/admin/editor/missing-record';
import type { FormBase, SaveAnswer } from '~/admin/editor/save-answer';
import { noteOpened, noteSavedAs, wasSavedAs } from '~/admin/editor/saved-as';
import { findLinksTo, ifKnown } from '~/admin/links-to.server';
import { copyParameter, historyPath, searchOfList, versionParameter } from '~/admin/list-address';
import { newForm } from '~/admin/new-form.server';
import { RecordEditor } from '~/admin/record-editor';
import { noUses } from '~/admin/record-use';
import { requireCollection, requirePermission } from '~/admin/route-support.server';
import { saveEdited } from '~/admin/save-edited.server';
import { LoadFault } from '~/admin/shell/load-fault';
import { findRow } from '~/admin/stored-row.server';
import { offeredTerms } from '~/admin/terms/terms.server';
import { readVersion } from '~/admin/versions/version';
import { findVersion, formOfVersion } from '~/admin/versions/versions.server';
import { findCollection } from '~/collections';
import type { BoundCollection } from '~/collections/record-binding.server';
import { standingSections } from '~/collections/website_content/website_content.queries.server';
import { orm } from '~/db/client.server';
import { textOf } from '~/lib/form-values';
import { isFault } from '~/lib/is-fault';
import { findKeptUntil } from '~/lib/kept-form';
import { errorToast } from '~/lib/toast';
import { staffContext } from '~/server/auth/session.server';
import { browserKeyOf } from '~/server/auth/site-secret.server';
import { flash } from '~/server/flash.server';
import { othersOnOpening } from '~/server/presence/open-forms.server';
import { readForm } from '~/server/read-form.server';
import { requestInfo } from '~/server/request-info.server';
import { ErrorContent } from '~/site/error-page';
import type { Route } from './+types/record';

/** What a form is based on that was sent with this request and not stored; null otherwise. */
const baseOfUnsaved = createContext<FormBase | null>(null);

/** The record of an address; null for a new one. */
function idOf({ id }: { id: string }): string | null {
  return id === 'new' ? null : id;
}

const nothing = { title: undefined, values: null, base: null, publicPath: null, former: null, linkedFrom: noUses };

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const id = idOf(params);
  const collection = requireCollection(params.tab);
  const { declaration } = collection;
  const person = requirePermission(context.get(staffContext), id ? 'update' : 'create', declaration);
  const staff = { id: person.id, email: person.email, browserKey: await browserKeyOf(person.id) };
  const requestId = context.get(requestInfo).id;
  const present = id ? await othersOnOpening(person, { collection: declaration.name, recordId: id }, requestId) : [];
  const shared = { tab: declaration.tab.path, id, staff, present };
  try {
    const builtIn = declaration.laidOverPages ? builtInPages(await standingSections(id)) : [];
    const found = id
      ? await existing(collection, id, url.searchParams, requestId)
      : await blank(collection, url.searchParams);
    const terms = await offeredTerms(collection);
    if (found) return { ...shared, builtIn, terms, ...found };
    // Not thrown: the form of somebody who edited it stays, with what they typed.
    const title = `This ${declaration.singular} does not exist`;
    return data({ ...shared, builtIn, terms, ...nothing, title }, { status: 404 });
  } catch (error) {
    const base = context.get(baseOfUnsaved);
    // Sent without scripts and not stored: the same failure must not take away what was typed.
    if (base && isFault(error)) return { ...shared, builtIn: [], terms: {}, ...nothing, base };
    throw error;
  }
}

async function blank(collection: BoundCollection, search: URLSearchParams) {
  const base: FormBase = { revision: null, opened: null };
  const values = await newForm(collection, search.get(copyParameter));
  return {
    title: `New ${collection.declaration.singular}`,
    values,
    base,
    publicPath: null,
    former: null,
    linkedFrom: noUses,
  };
}

/** Null where there is none. */
async function existing(collection: BoundCollection, id: string, search: URLSearchParams, requestId: string) {
  const row = await findRow(orm(), collection, id);
  if (!row) return null;
  const { title, state, publicPath } = collection.toCard(row, new Date());
  const values = collection.toForm(row);
  const base = { revision: Number(row.revision), opened: fingerprintOf(values, collection.declaration) };
  const linkedFrom = await ifKnown(findLinksTo(collection, id), noUses, requestId);
  const found = { title, base, publicPath: state.isPublic ? publicPath : null, linkedFrom };
  const version = readVersion(search.get(versionParameter));
  if (version === null) return { ...found, values, former: null };
  const former = await findVersion(collection, row, version);
  // What there is instead: its entry in the log may have been kept long enough.
  if (!former) throw redirect(historyPath(collection.declaration, id, searchOfList(`${search}`)));
  const { saved } = former;
  return { ...found, values: formOfVersion(collection, former.row, values), former: { saved } };
}

export async function action({ request, params, url, context }: Route.ActionArgs) {
  const collection = requireCollection(params.tab);
  const form = await readForm(request);
  const editing = form && takeEditing(form);
  const opened = idOf(params);
  if (!form || !editing) {
    const refusal = barred(context.get(staffContext), opened ? 'update' : 'create', collection.declaration);
    const toast = refusal?.toast ?? errorToast('This form could not be read. Please send it again.');
    return data<SaveAnswer>({ toast }, { status: refusal?.status ?? 400 });
  }
  const typed = typedValues(form);
  const id = editing.asNew ? null : opened;
  const requestId = context.get(requestInfo).id;
  const outcome = await saveEdited({ collection, staff: context.get(staffContext), requestId, id, form, editing });
  if (!outcome.ok) {
    const { ok: _ok, status, ...told } = outcome;
    const base = { revision: told.conflict?.revision ?? editing.revision, opened: editing.opened };
    context.set(baseOfUnsaved, base);
    const by = editing.by ?? undefined;
    return data<SaveAnswer>({ ...told, typed, base, by, signedOut: status === 401 }, { status });
  }
  const list = `/admin/${collection.declaration.tab.path}`;
  const row = editing.stay && id !== null ? await findRow(orm(), collection, id) : null;
  if (row) {
    const values = collection.toForm(row);
    const base = { revision: outcome.revision, opened: fingerprintOf(values, collection.declaration) };
    const taken = Object.fromEntries(outcome.taken.map((name) => [name, values[name] ?? '']));
    return data<SaveAnswer>({ saved: true, base, toast: outcome.toast, taken });
  }
  const next = editing.stay ? `${list}/${outcome.id}` : list;
  return redirect(next + searchOfList(url.search), { headers: { 'set-cookie': await flash(outcome.toast) } });
}

export async function clientAction({ request, serverAction, params }: Route.ClientActionArgs) {
  const form = await request.clone().formData();
  try {
    return await serverAction();
  } catch (error) {
    if (error instanceof Response) {
      // It is saved: the answer leads to the list, or to the address that the record has now, where the writing goes on.
      const address = error.headers.get('location');
      if (address && form.has(editingFields.stay)) noteSavedAs(address);
      else void closeDraft(textOf(form, editingFields.draft));
      throw error;
    }
    if (findKeptUntil(error)) throw error;
    // The server was not reached: the form keeps everything, and saving can be tried again.
    const toast = errorToast(findCollection(params.tab)?.messages.saveFailed ?? 'The server could not be reached.');
    // The status keeps the router from loading the list anew.
    return data<SaveAnswer>({ toast }, { status: 503 });
  }
}

export function meta({ loaderData, error }: Route.MetaArgs) {
  return metaUnlessRefused(error, loaderData?.title);
}

type Props = Pick<Route.ComponentProps, 'loaderData' | 'actionData'>;

/** The list under the editor stays when it can't be opened. */
export function ErrorBoundary({ error, params }: Route.ErrorBoundaryProps) {
  const singular = findCollection(params.tab)?.singular ?? 'record';
  if (!isFault(error)) return <ErrorContent />;
  return <LoadFault sentence={`This ${singular} could not be opened.`} />;
}

export default function Record({ loaderData, actionData }: Props) {
  const key = useEditorKey(loaderData);
  return <OpenRecord key={key} loaderData={loaderData} actionData={actionData} />;
}

/** Another editor for another record; the same one for a record that got its address while it was being written. */
function useEditorKey({ tab, id }: { tab: string; id: string | null }): number {
  const [open, setOpen] = useState({ tab, id, key: 0 });
  if (open.tab === tab && open.id === id) return open.key;
  const goesOn = open.tab === tab && id !== null && wasSavedAs(`/admin/${tab}`, id);
  const key = goesOn ? open.key : open.key + 1;
  setOpen({ tab, id, key });
  return key;
}

function OpenRecord({ loaderData, actionData }: Props) {
  const collection = findCollection(loaderData.tab);
  useEffect(noteOpened, []);
  // What is open stays open, whatever is loaded later: somebody else may have deleted the record by then.
  const [opened, setOpened] = useState({
    id: loaderData.id,
    staff: loaderData.staff,
    values: loaderData.values ?? actionData?.typed ?? null,
    base: loaderData.base ?? { revision: null, opened: null },
  });
  // It got its address: the form stays as it is, and is based on what was saved.
  if (opened.id !== loaderData.id && loaderData.base)
    setOpened({ ...opened, id: loaderData.id, base: loaderData.base });
  if (!collection) return null;
  if (!opened.values) return <MissingRecord collection={collection} />;
  return (
    <RecordEditor
      {...loaderData}
      staff={opened.staff}
      values={opened.values}
      base={opened.base}
      collection={collection}
      answer={actionData}
    />
  );
}
