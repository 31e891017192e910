import { startPostgres } from './postgres.ts';

/**
 * With QUZONES_E2E_DATABASE=postgres the servers of the end-to-end tests run on a PostgreSQL that is started here once
 * for all files, instead of the embedded database each.
 */
export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  const wanted = process.env.QUZONES_E2E_DATABASE ?? '';
  if (wanted === '' || wanted === 'embedded') return undefined;
  if (wanted !== 'postgres') throw new Error('QUZONES_E2E_DATABASE must be postgres or embedded.');
  const server = await startPostgres();
  process.env.QUZONES_E2E_POSTGRES = server.url;
  return () => server.stop();
}
