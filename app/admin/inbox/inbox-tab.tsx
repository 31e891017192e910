import { Inbox, RefreshCw, SearchX } from 'lucide-react';
import { useState } from 'react';
import { Form, useNavigation, useRevalidator } from 'react-router';
import { errorToast, type Toast } from '~/lib/toast';
import { Button, buttonClass } from '~/ui/button';
import { useShowToast } from '~/ui/toast';
import { type Count, countText } from '../count';
import { WaitingDrafts } from '../editor/waiting-drafts';
import { EmptyList } from '../empty-list';
import { FilterChips, ListPages, ListSearch, useAsked } from '../list-controls';
import { NotLoaded } from '../not-loaded';
import type { BrowserOwner } from '../sealed';
import { TabPanel } from '../shell/tab-panel';
import { useLastGood } from '../use-last-good';
import { ConfirmMove, type MoveConfirmation } from './confirm-move';
import {
  exportPath,
  type InboxDeclaration,
  type InboxState,
  type InboxView,
  inboxPath,
  type LoadedInbox,
} from './inbox';
import { InboxSelection } from './inbox-selection';
import { InquiryItem } from './inquiry-item';

interface Props {
  inbox: InboxDeclaration;
  loaded: LoadedInbox;
  /** Who works at this browser. */
  person: BrowserOwner | undefined;
  /** What an action answered. */
  toast: Toast | undefined;
  /** What still has to be agreed to. */
  confirm: MoveConfirmation | undefined;
}

/** A tab of what visitors sent: filters, search, cards, pages. Everything it shows is in the URL. */
export function InboxTab({ inbox, loaded, person, toast, confirm }: Props) {
  const view = useLastGood(loaded.view);
  return (
    <TabPanel label={inbox.heading} toast={toast} failure={loaded.failure}>
      {person && <WaitingDrafts person={person} of={inbox.name} path={`/admin/${inbox.tab.path}`} />}
      <section aria-label={inbox.heading}>
        <div className="mb-4 flex flex-wrap items-center gap-3">
          <h2 className="mr-auto text-2xl">{inbox.heading}</h2>
          <InboxExports inbox={inbox} state={view?.state ?? {}} />
          <Refresh inbox={inbox} state={view?.state ?? {}} />
        </div>
        {confirm && <ConfirmMove confirm={confirm} action={inboxPath(inbox, view?.state ?? {})} />}
        {view ? (
          <InboxList inbox={inbox} view={view} now={loaded.now} />
        ) : (
          <NotLoaded sentence={inbox.messages.loadFailed} />
        )}
      </section>
    </TabPanel>
  );
}

/** Everything that the filter and the search find, as files. */
function InboxExports({ inbox, state }: { inbox: InboxDeclaration; state: Partial<InboxState> }) {
  return (
    <p className="flex items-center gap-3 text-sm text-muted">
      Export
      {(['csv', 'json'] as const).map((format) => (
        <a
          key={format}
          href={exportPath(inbox, format, state)}
          download
          aria-label={`Export as ${format.toUpperCase()}`}
          className="py-2 text-accent underline underline-offset-4 hover:text-accent-strong"
        >
          {format.toUpperCase()}
        </a>
      ))}
    </p>
  );
}

/** Loads everything anew once the server says that it can answer: one that can't takes nothing off the screen. */
function useRefresh(failed: string) {
  const { revalidate, state } = useRevalidator();
  const [asking, setAsking] = useState(false);
  const showToast = useShowToast();
  const refresh = async () => {
    setAsking(true);
    const isReady = await fetch('/readyz', { cache: 'no-store' }).then(
      ({ ok }) => ok,
      () => false,
    );
    setAsking(false);
    if (isReady) await revalidate();
    else showToast(errorToast(failed));
  };
  return { refresh, refreshing: asking || state !== 'idle' };
}

/** A form, so that it works without scripts. */
function Refresh({ inbox, state }: { inbox: InboxDeclaration; state: Partial<InboxState> }) {
  const { refresh, refreshing } = useRefresh(inbox.messages.loadFailed);
  const onSubmit = (event: React.FormEvent) => {
    event.preventDefault();
    if (!refreshing) void refresh();
  };
  return (
    <Form action={`/admin/${inbox.tab.path}`} onSubmit={onSubmit}>
      {state.show && state.show !== 'all' && <input type="hidden" name="show" value={state.show} />}
      {state.query && <input type="hidden" name="q" value={state.query} />}
      {state.page && state.page > 1 && <input type="hidden" name="page" value={state.page} />}
      <Button type="submit" variant="outline" aria-disabled={refreshing}>
        <RefreshCw size={16} aria-hidden="true" />
        Refresh
      </Button>
    </Form>
  );
}

function InboxList({ inbox, view, now }: { inbox: InboxDeclaration; view: InboxView; now: string }) {
  const { state, cards, total, pageCount } = view;
  const show = useAsked('show', state.show);
  const loading = useNavigation().state === 'loading';
  return (
    <>
      <Filters inbox={inbox} view={view} />
      <ListSearch
        key={inbox.name}
        path={`/admin/${inbox.tab.path}`}
        label={`Search ${inbox.heading.toLowerCase()}`}
        query={state.query}
      >
        {show !== '' && show !== 'all' && <input type="hidden" name="show" value={show} />}
      </ListSearch>
      <InboxSelection
        inbox={inbox}
        view={view}
        loadedAt={now}
        status={loading ? 'Loading…' : countLine(inbox, state, total)}
      >
        {cards.length === 0 ? (
          <EmptyInbox inbox={inbox} state={state} />
        ) : (
          <ul className="grid grid-cols-[minmax(0,1fr)] gap-3" aria-busy={loading}>
            {cards.map((card) => (
              <InquiryItem key={card.id} inbox={inbox} card={card} state={state} now={new Date(now)} />
            ))}
          </ul>
        )}
      </InboxSelection>
      <ListPages
        page={state.page}
        pageCount={pageCount}
        more={total.more}
        hrefOf={(page) => inboxPath(inbox, { ...state, page })}
      />
    </>
  );
}

function Filters({ inbox, view: { state, counts } }: { inbox: InboxDeclaration; view: InboxView }) {
  const query = useAsked('q', state.query);
  const filters = [
    { key: 'all', label: 'All' },
    ...inbox.statuses,
    { key: 'overdue', label: 'Overdue' },
    { key: 'mine', label: 'Mine' },
    { key: 'spam', label: 'Spam' },
  ];
  const chips = filters.map(({ key, label }) => ({ key, label, count: counts?.[key] ? countText(counts[key]) : '' }));
  return <FilterChips chips={chips} current={state.show} hrefOf={(show) => inboxPath(inbox, { query, show })} />;
}

function countLine({ nouns: [one, several] }: InboxDeclaration, { query }: InboxState, total: Count): string {
  const found = total.rows === 1 ? `1 ${one}` : `${countText(total)} ${several}`;
  return query === '' ? found : `${found} with “${query}”`;
}

function EmptyInbox({ inbox, state }: { inbox: InboxDeclaration; state: InboxState }) {
  if (state.show !== 'all' || state.query !== '')
    return <EmptyList icon={SearchX} sentence={nothingHere(inbox, state)} showAll={inboxPath(inbox, {})} />;
  return (
    <EmptyList icon={Inbox} sentence={inbox.messages.empty} help={inbox.messages.emptyHelp}>
      <a href={inbox.formPath} className={buttonClass('outline')}>
        See the form as visitors do
      </a>
    </EmptyList>
  );
}

function nothingHere({ nouns: [, several] }: InboxDeclaration, { show, query }: InboxState): string {
  if (query !== '') return `Nothing matches “${query}”.`;
  if (show === 'overdue') return 'Nothing is overdue.';
  if (show === 'mine') return `No ${several} are assigned to you.`;
  return show === 'spam' ? 'Nothing looks like spam.' : `No ${several} stand like this.`;
}
