import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { askRunningSite, type ControlHandlers, openControl } from './control-socket.server';

let folder = '';
let close: (() => Promise<void>) | undefined;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quzones-control-'));
  const answer = async () => null;
  const handlers: ControlHandlers = {
    backup: answer,
    doctor: answer,
    import: answer,
    export: answer,
    'way-in': answer,
  };
  close = await openControl(folder, handlers);
});

afterAll(async () => {
  await close?.();
  await rm(folder, { recursive: true, force: true });
});

it('A command that the running site does not know yet says so', async () => {
  const request: { ask: 'backup' } = JSON.parse('{ "ask": "something-newer" }');
  await expect(askRunningSite(folder, request, () => undefined)).rejects.toThrow(
    'The running site is of another version, which does not know this command. Restart it.',
  );
  await expect(askRunningSite(folder, { ask: 'backup' }, () => undefined)).resolves.toBe(null);
});
