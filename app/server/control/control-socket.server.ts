import { createHash } from 'node:crypto';
import { chmod, rm } from 'node:fs/promises';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { wordsOf } from '../error-facts.ts';

/**
 * The running site has the embedded database for itself, so commands ask it, through a socket in DATA_DIR that only the
 * site's own user may open: whoever can is who could read the database's files as well.
 */
export type ControlRequest =
  | { ask: 'backup' }
  | { ask: 'doctor'; mend: boolean }
  | { ask: 'import'; folder: string; write: boolean }
  | { ask: 'export'; folder: string }
  | { ask: 'way-in'; email: string; makeAdmin: boolean };

type ControlAnswer = { say: string } | { result: unknown } | { error: string };

export type ControlHandlers = {
  [Ask in ControlRequest['ask']]: (
    request: Extract<ControlRequest, { ask: Ask }>,
    say: (sentence: string) => void,
    /** Aborted when whoever asked has gone. */
    left: AbortSignal,
  ) => Promise<unknown>;
};

/** Systems allow a little over a hundred bytes for a socket's path. */
const longestPathBytes = 100;
const longestRequestBytes = 10_000;

function socketPath(dataDirectory: string): string {
  const path = join(dataDirectory, 'control.sock');
  if (Buffer.byteLength(path) <= longestPathBytes) return path;
  const name = createHash('sha256').update(dataDirectory).digest('hex').slice(0, 20);
  return join(tmpdir(), `quzones-${name}.sock`);
}

/** Takes requests of commands until the returned function is called. The caller holds the lock of the data directory. */
export async function openControl(dataDirectory: string, handlers: ControlHandlers): Promise<() => Promise<void>> {
  const path = socketPath(dataDirectory);
  await rm(path, { force: true });
  const server = createServer((socket) => {
    answer(socket, handlers).catch(() => socket.destroy());
  });
  await listen(server, path);
  await chmod(path, 0o600);
  server.unref();
  return async () => {
    server.close();
    await rm(path, { force: true });
  };
}

function listen(server: Server, path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, resolve);
  });
}

async function answer(socket: Socket, handlers: ControlHandlers): Promise<void> {
  // A command that was broken off is no fault of the site.
  socket.on('error', () => undefined);
  const left = new AbortController();
  socket.on('close', () => left.abort(new Error('The command was broken off.')));
  const tell = (message: ControlAnswer) => {
    if (socket.writable) socket.write(`${JSON.stringify(message)}\n`);
  };
  try {
    const request = JSON.parse(await firstLine(socket)) as ControlRequest;
    // A socket that nobody reads doesn't hear that its other end has gone.
    socket.resume();
    const say = (sentence: string) => tell({ say: sentence });
    tell({ result: await handle(request, handlers, say, left.signal) });
  } catch (error) {
    tell({ error: wordsOf(error) });
  }
  socket.end();
}

function handle(
  request: ControlRequest,
  handlers: ControlHandlers,
  say: (sentence: string) => void,
  left: AbortSignal,
): Promise<unknown> {
  switch (request.ask) {
    case 'backup':
      return handlers.backup(request, say, left);
    case 'doctor':
      return handlers.doctor(request, say, left);
    case 'import':
      return handlers.import(request, say, left);
    case 'export':
      return handlers.export(request, say, left);
    case 'way-in':
      return handlers['way-in'](request, say, left);
  }
}

async function firstLine(socket: Socket): Promise<string> {
  let text = '';
  for await (const chunk of socket.iterator({ destroyOnReturn: false })) {
    text += String(chunk);
    if (text.includes('\n')) return text.slice(0, text.indexOf('\n'));
    if (text.length > longestRequestBytes) throw new Error('The request is too long.');
  }
  throw new Error('The request was broken off.');
}

/**
 * Asks the site that runs on this data directory.
 * @param say hears sentences while it works
 * @param silentForMs after so long without a sign of life it counts as not answering; 0 waits for ever
 * @throws NoSiteError if there is none; Error with the site's own sentence, or if it does not answer or stops before the end
 */
export async function askRunningSite<Result>(
  dataDirectory: string,
  request: ControlRequest,
  say: (sentence: string) => void,
  silentForMs = 0,
): Promise<Result> {
  const socket = connect(socketPath(dataDirectory));
  socket.on('error', () => undefined);
  socket.setTimeout(silentForMs, () => socket.destroy());
  socket.write(`${JSON.stringify(request)}\n`);
  let hasAnswered = false;
  try {
    for await (const line of createInterface({ input: socket })) {
      hasAnswered = true;
      const message = JSON.parse(line) as ControlAnswer;
      if ('say' in message) say(message.say);
      else if ('error' in message) throw new Error(message.error);
      else if ('result' in message) return message.result as Result;
      // A site from before there was this command.
      else throw new Error('The running site is of another version, which does not know this command. Restart it.');
    }
  } catch (error) {
    throw isNobodyThere(error) ? new NoSiteError() : error;
  } finally {
    socket.destroy();
  }
  if (hasAnswered) throw new Error('The running site stopped before this was done. Start it and try again.');
  throw new Error(
    'Another process has the database open and does not answer: it is no running site, runs as another user, or stopped just now. Stop it and try again.',
  );
}

/** Nobody takes requests: what has the database open is a command, or a site that is not ready yet. */
export class NoSiteError extends Error {
  readonly code = 'NO_SITE';
}

/** A site that was killed leaves its socket behind. */
function isNobodyThere(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ECONNREFUSED');
}
