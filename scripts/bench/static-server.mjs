/** The least that a Node process can do to serve files: `static-server.mjs <folder> <port>`. Stands in for nginx. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';

const [folder = '.', port = '0'] = process.argv.slice(2);

/** @type {Map<string, { body: Buffer, etag: string, headers: string[] }>} */
const pages = new Map();
for (const name of readdirSync(folder).filter((file) => file.endsWith('.html'))) {
  const body = readFileSync(join(folder, `${name}.gz`));
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const headers = ['content-type', 'text/html; charset=utf-8', 'content-encoding', 'gzip', 'etag', etag];
  pages.set(`/${name}`, { body, etag, headers: [...headers, 'content-length', String(body.length)] });
}

const server = createServer((request, response) => {
  const page = pages.get(request.url ?? '/');
  if (page === undefined) {
    response.writeHead(404).end();
  } else if (request.headers['if-none-match'] === page.etag) {
    response.writeHead(304, ['etag', page.etag]).end();
  } else {
    response.writeHead(200, page.headers).end(page.body);
  }
});
server.listen(Number(port), '127.0.0.1');
process.once('disconnect', () => process.exit(0));
process.once('SIGTERM', () => process.exit(0));
