import { useRouteLoaderData } from 'react-router';
import type { Desk } from '../admin-header';
import { auditPath } from './audit-entry';

/** Where the history of a record is; null for a new one, and for those who may not read the audit log. */
export function useHistoryPath(collection: string, record: string | null): string | null {
  const desk = useRouteLoaderData<Desk>('routes/admin/dashboard');
  const mayRead = desk?.tools.some(({ path }) => path === 'audit') ?? false;
  return record !== null && mayRead ? auditPath({ collection, record }) : null;
}
