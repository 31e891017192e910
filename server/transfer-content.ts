import type { ExportRequest } from '~/admin/export/export-content.server';
import type { ImportReport, ImportRequest } from '~/admin/import/import-content.server';
import { setDatabase } from '~/db/client.server';
import { askRunningSite, type ControlRequest } from '~/server/control/control-socket.server';
import { withInstallation } from './commands.ts';

type Say = (sentence: string) => void;

/** `npm run import`: into the running site, or one that is stopped. `folder` is absolute. */
export function importFolder({ folder, write, say }: { folder: string; write: boolean; say: Say }) {
  return withContent(() => doImport({ folder, write, say }), { ask: 'import', folder, write }, say);
}

/** `npm run export`: of the running site, or one that is stopped. `folder` is absolute. Answers sentences. */
export function exportFolder({ folder, say }: { folder: string; say: Say }) {
  return withContent(() => doExport({ folder, say }), { ask: 'export', folder }, say);
}

/** Both need much that a start of the site should not wait for. */
export async function doImport(asked: ImportRequest): Promise<ImportReport> {
  const { importContent } = await import('~/admin/import/import-content.server');
  return importContent(asked);
}

export async function doExport(asked: ExportRequest): Promise<string[]> {
  const { exportContent } = await import('~/admin/export/export-content.server');
  return exportContent(asked);
}

/** Works with the database as this process' own, or has the running site do so. */
function withContent<Result>(work: () => Promise<Result>, request: ControlRequest, say: Say): Promise<Result> {
  return withInstallation(
    async (handle) => {
      setDatabase(handle);
      try {
        return await work();
      } finally {
        setDatabase(undefined);
      }
    },
    (dataDirectory) => askRunningSite<Result>(dataDirectory, request, say),
  );
}
