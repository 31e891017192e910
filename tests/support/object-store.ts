import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findSwiftPython } from '../../scripts/lib/tools.mjs';
import { collectOutput, endProcess, until } from './built-server.ts';
import { freePort } from './free-port.ts';

export interface TestObjectStore {
  /** The settings of the site that use it. */
  env: ReturnType<typeof objectStoreSettings>;
  /** Another empty bucket, as settings. */
  addBucket(name: string): Promise<ReturnType<typeof objectStoreSettings>>;
  /** Ends the server outright; its files stay. */
  kill(): Promise<void>;
  /** Starts it again where it was, with what it held. */
  start(): Promise<void>;
  /** Lets it take connections and never answer, or answer again. */
  pause(): void;
  resume(): void;
  /** Ends it and removes its files. */
  stop(): Promise<void>;
}

/** What the site has to be told to use the store on a port. */
export function objectStoreSettings(port: number) {
  return {
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_BUCKET: 'pictures',
    S3_REGION: 'us-east-1',
    S3_ACCESS_KEY_ID: 'test:tester',
    S3_SECRET_ACCESS_KEY: 'testing',
  };
}

/**
 * A real object store that speaks S3 on 127.0.0.1: OpenStack Swift from Debian's packages, with an empty bucket.
 * @throws Error with one sentence if it is not installed
 */
export async function startObjectStore(port?: number): Promise<TestObjectStore> {
  const python = findSwiftPython();
  if (python === null) {
    throw new Error(
      'OpenStack Swift was not found: install swift-proxy, swift-account, swift-container, swift-object.',
    );
  }
  const folder = await mkdtemp(join(tmpdir(), 'quzones-store-'));
  const atPort = port ?? (await freePort());
  const env = objectStoreSettings(atPort);
  let child: ChildProcess;
  const start = async () => {
    const script = fileURLToPath(new URL('object-store.py', import.meta.url));
    // It ends with its standard input, however this process ends.
    child = spawn(python, ['-W', 'ignore', script, folder, String(atPort)], { stdio: ['pipe', 'pipe', 'pipe'] });
    const output = collectOutput(child);
    await until('The object store being ready', () => {
      if (child.exitCode !== null) throw new Error(`The object store ended:\n${output()}`);
      return output().includes('ready') || undefined;
    });
  };
  await start();
  await makeBucket(env);
  return {
    env,
    async addBucket(name) {
      const other = { ...env, S3_BUCKET: name };
      await makeBucket(other);
      return other;
    },
    start,
    kill: async () => void (await endProcess(child, 'SIGKILL')),
    pause: () => void child.kill('SIGSTOP'),
    resume: () => void child.kill('SIGCONT'),
    async stop() {
      await endProcess(child, 'SIGKILL');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function makeBucket(env: TestObjectStore['env']): Promise<void> {
  const { AwsClient } = await import('aws4fetch');
  const client = new AwsClient({
    accessKeyId: env.S3_ACCESS_KEY_ID,
    secretAccessKey: env.S3_SECRET_ACCESS_KEY,
    service: 's3',
    region: env.S3_REGION,
  });
  const answer = await client.fetch(`${env.S3_ENDPOINT}/${env.S3_BUCKET}`, { method: 'PUT' });
  if (!answer.ok) throw new Error(`The bucket was not made: ${answer.status} ${await answer.text()}`);
}
