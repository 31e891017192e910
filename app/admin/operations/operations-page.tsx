import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { fileSize } from '~/lib/sizes';
import type { Toast } from '~/lib/toast';
import { ShowToast } from '~/ui/toast';
import { Panel } from '../panel';
import { ToolHead } from '../tool-head';
import { BackupsPanel } from './backups-panel';
import { FindingsPanel } from './findings-panel';
import type { JobLine, OperationsReport } from './operations.server';
import { AdminLink, Facts, Moment } from './operations-parts';

const number = (value: number) => value.toLocaleString('en-US');
/** While a backup is being made, the page asks so often how it stands. */
const askAgainMs = 3_000;

/** How the site runs: what deserves a look first, then every part of it with its figures. */
export function OperationsPage({ report, toast }: { report: OperationsReport; toast: Toast | undefined }) {
  const { examination, backups, jobs, now } = report;
  useFollowing(backups.isRunning);
  return (
    <section aria-labelledby="operations-title">
      {toast && <ShowToast toast={toast} />}
      <div className="mb-6">
        <ToolHead id="operations" title="Operations">
          How this site runs, and what deserves a look. The command{' '}
          <code className="font-mono text-xs">npm run doctor</code> looks at the same things, also while the site is
          stopped. Times are on India’s clock; settings, logs and that command write them in UTC.
        </ToolHead>
      </div>
      <FindingsPanel examination={examination} now={now} />
      <BackupsPanel backups={backups} now={now} />
      <Panel heading="Jobs" lead="What the site does by the clock.">
        <Jobs jobs={jobs} now={now} />
      </Panel>
      <Panel heading="Figures" lead="Of this process, and of what it works with.">
        <div className="grid gap-x-10 gap-y-8 sm:grid-cols-2">
          <Figures report={report} />
        </div>
      </Panel>
    </section>
  );
}

function useFollowing(isRunning: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => void revalidate(), askAgainMs);
    return () => clearInterval(timer);
  }, [isRunning, revalidate]);
}

function Jobs({ jobs, now }: { jobs: readonly JobLine[]; now: string }) {
  return (
    <table className="w-full text-left text-sm wrap-anywhere">
      <thead className="text-xs text-muted">
        <tr className="border-b border-line">
          <th scope="col" className="py-1.5 pr-4 font-medium">
            Job
          </th>
          <th scope="col" className="py-1.5 pr-4 font-medium">
            Last
          </th>
          <th scope="col" className="py-1.5 font-medium">
            Next
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {jobs.map(({ name, last, next, note }) => (
          <tr key={name} className="align-top">
            <th scope="row" className="py-2 pr-4 font-normal">
              {name}
            </th>
            <td className="py-2 pr-4">
              {last ? <Moment at={last} now={now} isStacked /> : <span className="text-muted">—</span>}
            </td>
            <td className="py-2">
              {next ? <Moment at={next} now={now} isStacked /> : <span className="text-muted">{note ?? '—'}</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Figures({ report }: { report: OperationsReport }) {
  const { now, program, database, outbox, pageCache, storage } = report;
  return (
    <>
      <Facts
        title="Program"
        facts={[
          ['Version', program.build?.version ?? 'In development'],
          [
            'Commit',
            program.build && <code className="font-mono text-xs break-all">{program.build.commit ?? 'Not known'}</code>,
          ],
          ['Built', program.build && <Moment key="built" at={program.build.builtAt} now={now} />],
          ['Node.js', program.node],
          ['Started', <Moment key="started" at={program.startedAt} now={now} />],
        ]}
      />
      <Facts
        title="Database"
        facts={[
          ['Kind', database.name],
          ['Size', fileSize(database.bytes)],
          ['Migrations', `${number(database.migrations)} applied`],
        ]}
      />
      <Facts
        title="Outbox"
        facts={[
          ['Mail server', outbox.hasServer ? 'Set' : 'None: mails are kept here'],
          ['Waiting', <MailCount key="waiting" count={outbox.waiting} status="queued" />],
          ['Failed', <MailCount key="failed" count={outbox.failed} status="failed" />],
          ['Late since', outbox.oldest && <Moment key="oldest" at={outbox.oldest} now={now} />],
        ]}
      />
      <Facts
        title="Page cache"
        facts={[
          ['Pages', number(pageCache.pages)],
          ['Size', fileSize(pageCache.bytes)],
          ['Content version', number(pageCache.contentVersion)],
        ]}
      />
      <Facts
        title="Storage"
        facts={[
          ['Pictures', `${number(storage.pictures)}, in ${storage.isObjectStore ? 'an object store' : 'DATA_DIR'}`],
          ['Size', `${fileSize(storage.bytes)} without their smaller copies`],
          ['Free on the disk', fileSize(storage.diskFree)],
        ]}
      />
    </>
  );
}

/** How many mails stand like this, with the way to them where there are any. */
function MailCount({ count, status }: { count: number; status: 'queued' | 'failed' }) {
  return count === 0 ? '0' : <AdminLink to={`/admin/mail?status=${status}`}>{number(count)}</AdminLink>;
}
