import { mkdir, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { nodeBinary } from '../lib/paths.mjs';
import { findFreePort, startBackground, untilAnswers } from './background.mjs';

/**
 * A static server that has the same bytes in files.
 * @typedef {object} StaticServer
 * @property {string} name
 * @property {string} setup one sentence on how it is set up
 * @property {(name: string) => string} urlOf
 * @property {() => Promise<void>} stop
 */
/** @typedef {{ name: string, plain: Buffer, gzipped: Buffer }} StaticFile */

/** @param {string} folder @param {number} port @param {number} workers */
function nginxConfig(folder, port, workers) {
  return `daemon off;
pid ${folder}/nginx.pid;
error_log stderr crit;
worker_processes ${workers};
${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 1024; }
http {
  access_log off;
  default_type text/html;
  charset utf-8;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 100000000;
  open_file_cache max=100 inactive=1h;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  server {
    listen 127.0.0.1:${port};
    root ${folder}/pages;
    gzip_static on;
  }
}
`;
}

/** @param {string} folder @param {StaticFile[]} files */
async function writePages(folder, files) {
  await mkdir(join(folder, 'pages'), { recursive: true });
  for (const { name, plain, gzipped } of files) {
    await writeFile(join(folder, 'pages', `${name}.html`), plain);
    await writeFile(join(folder, 'pages', `${name}.html.gz`), gzipped);
  }
}

/**
 * Serves the files with nginx when there is one, else with a Node process that does nothing else.
 * @param {string} folder an empty one
 * @param {StaticFile[]} files
 * @param {{ program: string, version: string } | null} nginx
 * @returns {Promise<StaticServer>}
 */
export async function startStaticServer(folder, files, nginx) {
  await writePages(folder, files);
  const port = await findFreePort();
  const urlOf = (/** @type {string} */ name) => `http://127.0.0.1:${port}/${name}.html`;
  const workers = availableParallelism();
  let program;
  if (nginx === null) {
    const script = fileURLToPath(new URL('static-server.mjs', import.meta.url));
    program = startBackground(nodeBinary, [script, join(folder, 'pages'), String(port)]);
  } else {
    const config = join(folder, 'nginx.conf');
    await writeFile(config, nginxConfig(folder, port, workers));
    program = startBackground(nginx.program, ['-p', folder, '-e', 'stderr', '-c', config]);
  }
  await untilAnswers(program, urlOf(files[0]?.name ?? ''), 10_000);
  const setup =
    nginx === null
      ? 'The static server is one Node process that answers from memory and does nothing else (nginx is not installed).'
      : `The static server is nginx ${nginx.version} with ${workers} workers (one a core), sendfile, an open file cache, no access log, and gzip_static with the very bytes that the site sends.`;
  return { name: nginx === null ? 'Node, static' : 'nginx', setup, urlOf, stop: program.stop };
}
