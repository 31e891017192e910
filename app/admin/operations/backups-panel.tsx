import { Form, useNavigation } from 'react-router';
import type { StateTone } from '~/collections/record-card';
import { fileSize } from '~/lib/sizes';
import type { BackupKind, BackupStatus } from '~/server/backup/backup-kinds';
import { Button } from '~/ui/button';
import { Panel } from '../panel';
import { RecordState } from '../record-parts';
import { operationsPath } from './operations';
import type { OperationsReport, RunLine } from './operations.server';
import { FactList, Moment } from './operations-parts';

const number = (value: number | null) => (value ?? 0).toLocaleString('en-US');

const kinds: Record<BackupKind, string> = {
  scheduled: 'Scheduled',
  asked: 'Asked for',
  'before-upgrade': 'Before an upgrade',
  'before-restore': 'Before a restore',
};

const statuses: Record<BackupStatus, { label: string; tone: StateTone }> = {
  running: { label: 'Running', tone: 'info' },
  proven: { label: 'Proven', tone: 'success' },
  failed: { label: 'Failed', tone: 'danger' },
};

interface Props {
  backups: OperationsReport['backups'];
  now: string;
}

/** The last backup and its proof, those before it, and a button that begins another. */
export function BackupsPanel({ backups, now }: Props) {
  const { lastProven, runs } = backups;
  return (
    <Panel
      heading="Backups"
      lead={
        <>
          <p>One counts once it was restored into a scratch database and nothing differed.</p>
          <BackUpNow isRunning={backups.isRunning} />
        </>
      }
    >
      {lastProven ? (
        <LastProven run={lastProven} now={now} />
      ) : (
        <p className="text-sm">No backup has been proven yet.</p>
      )}
      {runs.length > 0 && <History runs={runs} now={now} />}
    </Panel>
  );
}

function BackUpNow({ isRunning }: { isRunning: boolean }) {
  const busy = useNavigation().formAction === `/admin/${operationsPath}`;
  if (isRunning) {
    return (
      <p role="status" className="mt-3 font-medium text-info">
        A backup is being made.
      </p>
    );
  }
  return (
    <Form
      method="post"
      action={`/admin/${operationsPath}`}
      preventScrollReset
      className="mt-3"
      onSubmit={(event) => busy && event.preventDefault()}
    >
      <Button type="submit" aria-disabled={busy}>
        Back up now
      </Button>
    </Form>
  );
}

function LastProven({ run, now }: { run: RunLine; now: string }) {
  return (
    <FactList
      facts={[
        ['Last proven', <Moment key="at" at={run.startedAt} now={now} />],
        ['Holds', `${number(run.rows)} rows in ${number(run.tables)} tables, ${number(run.files)} files`],
        ['Files that were missing', run.missingFiles ? number(run.missingFiles) : null],
        ['Size', fileSize(run.bytes ?? 0)],
        ['Queries waited', run.pausedMs ? `${number(run.pausedMs)} ms` : 'Not at all'],
        ['Archive', <code key="path" className="font-mono text-xs break-all">{`${run.host}:${run.path}`}</code>],
        [
          'SHA-256',
          <code key="sum" className="font-mono text-xs break-all">
            {run.sha256}
          </code>,
        ],
      ]}
    />
  );
}

function History({ runs, now }: { runs: readonly RunLine[]; now: string }) {
  return (
    <table className="mt-6 w-full text-left text-sm wrap-anywhere">
      <caption className="mb-1.5 text-left font-sans text-sm font-semibold">The latest backups</caption>
      <thead className="text-xs text-muted">
        <tr className="border-y border-line">
          <th scope="col" className="py-1.5 pr-4 font-medium">
            Begun
          </th>
          <th scope="col" className="py-1.5 pr-4 font-medium">
            Why
          </th>
          <th scope="col" className="py-1.5 pr-4 text-right font-medium max-sm:hidden">
            Size
          </th>
          <th scope="col" className="py-1.5 text-right font-medium">
            Result
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line border-b border-line">
        {runs.map((run) => (
          <Run key={run.id} run={run} now={now} />
        ))}
      </tbody>
    </table>
  );
}

function Run({ run, now }: { run: RunLine; now: string }) {
  const { kind, status, startedAt, bytes, error, isRemoved } = run;
  return (
    <tr data-list-item="" className="align-top">
      <th scope="row" className="py-2 pr-4 font-normal">
        <Moment at={startedAt} now={now} isStacked />
        {error && <p className="mt-1 text-xs break-words text-danger">{error}</p>}
      </th>
      <td className="py-2 pr-4">{kinds[kind]}</td>
      <td className="py-2 pr-4 text-right whitespace-nowrap tabular-nums max-sm:hidden">
        {bytes === null ? '' : fileSize(bytes)}
        {isRemoved && <span className="block text-xs text-muted">rotated away</span>}
      </td>
      <td className="py-2 text-right">
        <RecordState state={statuses[status]} />
      </td>
    </tr>
  );
}
