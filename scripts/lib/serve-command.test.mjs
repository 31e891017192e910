import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { root } from './paths.mjs';
import { serveArguments, serveSettings } from './serve-command.mjs';

test.each(['Containerfile', 'deploy/systemd/quzones@.service'])(
  '%s runs the server with the memory that npm start gives it',
  (file) => {
    const text = readFileSync(`${root}/${file}`, 'utf8');
    const words = text.split(/[\s",[\]]+/);
    const server = words.indexOf('scripts/serve.mjs');
    const flags = serveArguments.slice(0, -1);
    expect(words.slice(server - flags.length, server)).toEqual(flags);
    for (const [name, value] of Object.entries(serveSettings)) expect(text).toContain(`${name}=${value}`);
  },
);

test('The doctor of the timer may do what the site may, and looks where it does', () => {
  const linesOf = (/** @type {string} */ name) =>
    readFileSync(`${root}/deploy/systemd/${name}`, 'utf8')
      .split('\n')
      .filter((line) =>
        /^(?:User|WorkingDirectory|EnvironmentFile|NoNewPrivileges|P[a-z]+[A-Z]\w+|RestrictSUIDSGID|StateDirectory\w*|Environment=DATA_DIR)\b/.test(
          line,
        ),
      );
  expect(linesOf('quzones-doctor.service')).toEqual(linesOf('quzones@.service'));
  expect(linesOf('quzones-doctor.service')).toHaveLength(14);
});

test('The unit closes the data folder to other users, as the site does where it makes one', () => {
  expect(readFileSync(`${root}/deploy/systemd/quzones@.service`, 'utf8')).toMatch(
    /^StateDirectory=quzones\nStateDirectoryMode=0750$/m,
  );
});
