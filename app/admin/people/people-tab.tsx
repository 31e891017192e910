import { KeyRound, SearchX, ShieldCheck } from 'lucide-react';
import { Link, useNavigation } from 'react-router';
import { roleWords } from '~/lib/roles';
import type { Toast } from '~/lib/toast';
import { EmptyList } from '../empty-list';
import { ListPages, ListSearch } from '../list-controls';
import { NotLoaded } from '../not-loaded';
import { RecordState } from '../record-parts';
import { TabPanel } from '../shell/tab-panel';
import { useLastGood } from '../use-last-good';
import { When } from '../when';
import { type InviteAnswer, InviteForm } from './invite-form';
import { type PeopleView, type PersonLine, people, peoplePath, type ShownLink, standings } from './people';
import { ShownLinkPanel } from './shown-link';

export interface PeopleAnswer {
  toast?: Toast;
  link?: ShownLink;
  invite?: InviteAnswer;
}

interface Props {
  /** Null when the list could not be loaded. */
  view: PeopleView | null;
  now: string;
  failure: Toast | null;
  answer: PeopleAnswer | undefined;
}

/** The tab of the staff: who they are, what they may do, how they stand. */
export function PeopleTab({ view: loaded, now, failure, answer }: Props) {
  const view = useLastGood(loaded);
  return (
    <TabPanel label={people.heading} toast={answer?.toast} failure={failure}>
      <section aria-label={people.heading}>
        <h2 className="text-2xl">{people.heading}</h2>
        <p className="mt-1 mb-5 text-sm text-muted">{people.description}</p>
        {answer?.link && <ShownLinkPanel link={answer.link} />}
        {view ? (
          <>
            <InviteForm key={answer?.link?.address} answer={answer?.invite} state={view} />
            <PeopleList view={view} now={now} />
          </>
        ) : (
          <NotLoaded sentence={people.messages.loadFailed} />
        )}
      </section>
    </TabPanel>
  );
}

function PeopleList({ view, now }: { view: PeopleView; now: string }) {
  const { query, page, pageCount, total, lines } = view;
  const loading = useNavigation().state === 'loading';
  const count = total === 1 ? '1 user' : `${total.toLocaleString('en-US')} users`;
  return (
    <>
      <ListSearch path={peoplePath({})} label="Search users" query={query}>
        {null}
      </ListSearch>
      <p className="my-3 text-xs text-muted tabular-nums" role="status">
        {loading ? 'Loading…' : query ? `${count} with “${query}”` : count}
      </p>
      {lines.length === 0 ? (
        <EmptyList icon={SearchX} sentence={people.messages.empty} showAll={peoplePath({})} />
      ) : (
        <ul className="divide-y divide-line rounded-md border border-line bg-raised" aria-busy={loading}>
          <li aria-hidden="true" className={`${columns} py-2 text-2xs text-muted max-lg:hidden`}>
            {['Name', 'Role', 'Status', 'Signs in with', 'Last used'].map((heading) => (
              <span key={heading} className="last:text-right">
                {heading}
              </span>
            ))}
          </li>
          {lines.map((line) => (
            <PersonRow key={line.id} line={line} now={new Date(now)} />
          ))}
        </ul>
      )}
      <ListPages page={page} pageCount={pageCount} hrefOf={(other) => peoplePath({ query, page: other })} />
    </>
  );
}

/** Five columns leave no room for a name on a tablet: there the other four stand in two lines beside it. */
const columns =
  'grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 px-4 sm:grid-cols-[minmax(0,1fr)_8.5rem_9.5rem] lg:grid-cols-[minmax(0,1fr)_5rem_10rem_9rem_8rem]';

function PersonRow({ line, now }: { line: PersonLine; now: Date }) {
  const { id, name, email, role, standing, lastUsedAt } = line;
  return (
    <li className={`${columns} relative py-3 hover:bg-sunken`}>
      <div className="min-w-0 wrap-anywhere sm:max-lg:row-span-2">
        <h3 className="font-sans text-sm leading-5 font-semibold tracking-normal">
          <Link to={`${peoplePath({})}/${id}`} className="after:absolute after:inset-0">
            {name}
          </Link>
        </h3>
        <p className="text-xs text-muted">{email}</p>
      </div>
      <p className="text-sm max-sm:text-right">{roleWords[role].label}</p>
      <p>
        <RecordState state={standings[standing]} />
      </p>
      <Factors line={line} />
      <p className="text-xs text-muted max-sm:hidden lg:text-right">
        <span className="sr-only">Last used: </span>
        {lastUsedAt ? <When at={lastUsedAt} now={now} isStacked /> : 'Not signed in'}
      </p>
    </li>
  );
}

function Factors({ line: { standing, hasSecondFactor, passkeys } }: { line: PersonLine }) {
  const plain = standing === 'invited' || standing === 'expired' ? 'No password yet' : 'Password only';
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-xs text-muted max-sm:justify-end">
      {hasSecondFactor && (
        <span className="inline-flex items-center gap-1 text-success">
          <ShieldCheck size={14} aria-hidden="true" />
          Second factor
        </span>
      )}
      {passkeys > 0 && (
        <span className="inline-flex items-center gap-1">
          <KeyRound size={14} aria-hidden="true" />
          {passkeys === 1 ? '1 passkey' : `${passkeys} passkeys`}
        </span>
      )}
      {!hasSecondFactor && passkeys === 0 && plain}
    </p>
  );
}
