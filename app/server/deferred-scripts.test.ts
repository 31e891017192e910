import { Script } from 'node:vm';
import { expect, it } from 'vitest';
import { deferScripts } from './deferred-scripts.server';

const page = (code: string) =>
  `<head><link rel="modulepreload" href="/assets/a.js"/><link nonce="n" rel="modulepreload" href="/assets/b.js"/></head>` +
  `<script nonce="n">first()</script><script nonce="n">window.__reactRouterContext = {};open()</script>` +
  `<script nonce="n" type="module" async="">${code}</script><!--$-->` +
  '<script nonce="n">window.__reactRouterContext.streamController.enqueue("data");</script>' +
  '<script nonce="n">window.__reactRouterContext.streamController.close();</script><!--/$-->';

/** What React Router writes: whole routes, and routes that were split because they have a clientAction. */
const routerCode = [
  'import "/assets/manifest-a1.js";',
  'import * as route0 from "/assets/root.js";',
  'import * as route1_clientAction from "/assets/record-action.js";',
  'import * as route1_main from "/assets/record.js";',
  '  const route1 = {...route1_clientAction, ...route1_main};',
  '  window.__reactRouterRouteModules = {"root":route0,"record":route1};',
  '',
  'import("/assets/entry.client.js");',
].join('\n');

it('Nothing is fetched before somebody is about to do something, and everything then', () => {
  const html = deferScripts(page(routerCode));
  expect(html).not.toContain('<link');
  expect(html).toContain(
    '["/assets/public-manifest-a1.js","/assets/root.js","/assets/record-action.js","/assets/record.js"]',
  );
  expect(html).toContain('const [,route0,route1_clientAction,route1_main]=await Promise.all(parts);');
  expect(html).toContain('...["root","record"].flatMap((id)=>routes[id].imports)');
  expect(html).toContain('const route1 = {...route1_clientAction, ...route1_main};');
  expect(html).toContain('import("/assets/entry.client.js");};');
  expect(html).toContain('["pointermove","pointerdown","touchstart","keydown","focusin","submit"]');
  expect(html).toContain('<script nonce="n">first()</script>');
});

it('Where the page says what only the browser knows, they start at once', () => {
  const code = deferScripts(page(routerCode), 'at once');
  expect(code).toContain('begin();const letGo');
  expect(code).not.toContain('addEventListener(sign,begin');
});

it.each(['at a sign', 'at once'] as const)('The script that starts %s is valid JavaScript', (start) => {
  const code = /type="module" async="">([\s\S]*)<\/script>/.exec(deferScripts(page(routerCode), start))?.[1] ?? '';
  expect(code).toContain('const begin=()=>');
  expect(() => new Script(code)).not.toThrow();
});

it('The data of the page is handed over by one script', () => {
  const html = deferScripts(page(routerCode));
  expect(html).toContain(
    '<script nonce="n">window.__reactRouterContext = {};open()' +
      'window.__reactRouterContext.streamController.enqueue("data");' +
      'window.__reactRouterContext.streamController.close();</script>',
  );
  expect(html.match(/streamController/g)).toHaveLength(2);
});

it('A page without scripts stays as it is', () => {
  expect(deferScripts('<h1>Words</h1>')).toBe('<h1>Words</h1>');
});

it('Markup that an upgrade changed is refused instead of shipped half understood', () => {
  expect(() => deferScripts(page('import { a } from "/assets/a.js";'))).toThrow('does not look as expected');
  expect(() => deferScripts(page('start();'))).toThrow('does not look as expected');
});
