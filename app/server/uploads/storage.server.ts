import { resolve } from 'node:path';
import { environment } from '../env.server.ts';

/** Where uploaded pictures are kept, as an absolute path. */
export function uploadsDirectory(): string {
  return resolve(environment().DATA_DIR, 'uploads');
}
