import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { root } from '../../scripts/lib/paths.mjs';
import { findNginx } from '../../scripts/lib/tools.mjs';
import { collectOutput, endProcess, until } from './built-server.ts';
import { freePort } from './free-port.ts';

/** One request as nginx logged it. */
export interface BalancedRequest {
  method: string;
  /** What the visitor got. */
  status: number;
  /** The processes that were asked, in order, as host and port. */
  asked: string[];
}

export interface Balancer {
  /** Without a slash at the end. */
  url: string;
  /** A folder of its own, `$FOLDER` of the options. */
  folder: string;
  /** Whom it passes requests to from now on. Running requests finish where they are. */
  balance(servers: readonly { url: string }[]): Promise<void>;
  /** What was answered so far. */
  requests(): Promise<BalancedRequest[]>;
  stop(): Promise<void>;
}

export interface BalancerOptions {
  /** Lines for the http block, such as `proxy_cache_path`. `$FOLDER` is a folder of its own. */
  http?: string;
  /** Lines for the server block. */
  server?: string;
}

/**
 * nginx with the very `deploy/nginx/quzones-proxy.conf`, on a free port of 127.0.0.1, without TLS. It passes requests to
 * nobody until `balance` was called. Ends with this process.
 * @throws Error with one sentence if nginx is not installed
 */
export async function startBalancer({ http = '', server = '' }: BalancerOptions = {}): Promise<Balancer> {
  const program = findNginx();
  if (program === null) throw new Error('nginx was not found: install it, or set QUZONES_NGINX.');
  const folder = await mkdtemp(join(tmpdir(), 'quzones-nginx-'));
  await mkdir(join(folder, 'temporary'));
  const port = await freePort();
  const configuration = join(folder, 'nginx.conf');
  const configure = (servers: readonly { url: string }[], generation: number) =>
    writeFile(
      configuration,
      nginxConfiguration({ folder, port, generation, http: http.replaceAll('$FOLDER', folder), server, servers }),
    );
  await configure([], 0);
  const child = spawn(program, ['-p', folder, '-e', 'stderr', '-c', configuration], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const logs = collectOutput(child);
  const url = `http://127.0.0.1:${port}`;
  const end = () => child.kill('SIGKILL');
  process.once('exit', end);
  let generation = 0;
  const answersAs = (expected: number) =>
    until(`nginx answering (${logs()})`, async () => {
      if (child.exitCode !== null) throw new Error(`nginx ended: ${logs()}`);
      const answer = await fetch(`${url}/.nginx`).catch(() => null);
      return answer !== null && (await answer.text()) === `${expected}\n` ? true : undefined;
    });
  await answersAs(0);
  return {
    url,
    folder,
    async balance(servers) {
      generation += 1;
      await configure(servers, generation);
      child.kill('SIGHUP');
      await answersAs(generation);
    },
    requests: async () => (await readFile(join(folder, 'access.log'), 'utf8')).trim().split('\n').map(readLogLine),
    async stop() {
      process.off('exit', end);
      await endProcess(child, 'SIGTERM');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function nginxConfiguration(options: {
  folder: string;
  port: number;
  generation: number;
  http: string;
  server: string;
  servers: readonly { url: string }[];
}): string {
  const { folder, port, generation, servers } = options;
  const backends = servers.map(({ url }) => `server ${new URL(url).host} max_fails=0;`);
  return `daemon off;
pid ${folder}/nginx.pid;
error_log stderr crit;
worker_processes 1;
${userInfo().uid === 0 ? 'user root;' : ''}
events { worker_connections 1024; }
http {
  log_format short '$request_method $status $upstream_addr';
  access_log ${folder}/access.log short;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/temporary/${name};`).join('\n  ')}
  upstream quzones {
    ${backends.length > 0 ? backends.join('\n    ') : 'server 127.0.0.1:1 down;'}
    keepalive 64;
  }
  ${options.http}
  server {
    listen 127.0.0.1:${port};
    ${options.server}
    location = /.nginx { access_log off; return 200 "${generation}\\n"; }
    include ${join(root, 'deploy/nginx/quzones-proxy.conf')};
  }
}
`;
}

/** `GET 200 127.0.0.1:1, 127.0.0.1:2`; several groups of processes are separated by ` : `. */
function readLogLine(line: string): BalancedRequest {
  const [, method = '', status = '', asked = ''] = /^(\S+) (\d+) (.*)$/.exec(line) ?? [];
  return { method, status: Number(status), asked: asked.split(/,? (?:: )?/) };
}
