import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { createConnection, type Socket } from 'node:net';
import { join } from 'node:path';
import { until } from './built-server.ts';
import { freePort } from './free-port.ts';
import { withPrograms } from './programs.ts';

/** A browser that Playwright can't drive as Debian has it: Firefox by Marionette, WebKitGTK by WebDriver. */
export interface OtherBrowser {
  /** As it calls itself, with its version. */
  name: string;
  goto(url: string): Promise<void>;
  /** What the body of a function answers in the page, as JSON. */
  ask<Answer>(body: string): Promise<Answer>;
  /** The same, asked until it is something. */
  waitFor<Answer>(body: string): Promise<Answer>;
  click(selector: string): Promise<void>;
  type(selector: string, text: string): Promise<void>;
  /** Presses keys one after the other; a list is pressed together. */
  press(...keys: (string | string[])[]): Promise<void>;
  /** Types into whatever has the focus. */
  write(text: string): Promise<void>;
  /** Presses the mouse at a point of the window. */
  pressAt(x: number, y: number): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  close(): Promise<void>;
}

export const keys = { control: '\uE009', enter: '\uE007', escape: '\uE00C' };

/** The commands of WebDriver by the names that Marionette has for them. */
type Send = (command: string, parameters: Record<string, unknown>) => Promise<unknown>;

const patienceMs = 30_000;

/** Of the answers of both protocols. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

function drive(name: string, send: Send, close: () => Promise<void>): OtherBrowser {
  const find = async (selector: string) => {
    const found = (await send('WebDriver:FindElement', { using: 'css selector', value: selector })) as Record<
      string,
      string
    >;
    return found[elementKey] ?? '';
  };
  const act = (id: string, type: string, actions: unknown[]) =>
    send('WebDriver:PerformActions', { actions: [{ id, type, actions }] });
  const ask = async <Answer>(body: string) =>
    (await send('WebDriver:ExecuteScript', { script: body, args: [] })) as Answer;
  const press = async (...pressed: (string | string[])[]) => {
    const actions = pressed
      .map((key) => [key].flat())
      .flatMap((together) => [
        ...together.map((value) => ({ type: 'keyDown', value })),
        ...together.toReversed().map((value) => ({ type: 'keyUp', value })),
      ]);
    await act('keyboard', 'key', actions);
  };
  return {
    name,
    ask,
    press,
    write: (text) => press(...text.split('')),
    goto: async (url) => void (await send('WebDriver:Navigate', { url })),
    waitFor: <Answer>(body: string) => until(body, async () => (await ask<Answer>(body)) || undefined, patienceMs),
    async click(selector) {
      // While a page fades into the next, nothing in it can be clicked.
      const click = async () => send('WebDriver:ElementClick', { id: await find(selector) });
      await until(
        `a click on ${selector}`,
        () =>
          click()
            .then(() => true)
            .catch(() => undefined),
        patienceMs,
      );
    },
    type: async (selector, text) => void (await send('WebDriver:ElementSendKeys', { id: await find(selector), text })),
    async pressAt(x, y) {
      const actions = [
        { type: 'pointerMove', x, y, duration: 0 },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ];
      await act('mouse', 'pointer', actions);
    },
    resize: async (width, height) => void (await send('WebDriver:SetWindowRect', { width, height })),
    close,
  };
}

/** @throws Error with one sentence if Firefox is not installed */
export function startFirefox(): Promise<OtherBrowser> {
  return withPrograms(async ({ home, begin, end }) => {
    const port = await freePort();
    await writeFile(join(home, 'user.js'), `user_pref("marionette.port", ${port});\n`);
    await begin('firefox-esr', ['--marionette', '--headless', '--profile', home]);
    const socket = await until('Firefox answering', () => connect(port));
    const send = marionette(socket);
    const session = (await send('WebDriver:NewSession', {})) as { capabilities: { browserVersion: string } };
    return drive(`Firefox ${session.capabilities.browserVersion}`, send, async () => {
      socket.destroy();
      await end();
    });
  });
}

async function connect(port: number): Promise<Socket | undefined> {
  const socket = createConnection(port, '127.0.0.1');
  const isOpen = await once(socket, 'connect').then(
    () => true,
    () => false,
  );
  if (!isOpen) socket.destroy();
  return isOpen ? socket : undefined;
}

/** Marionette's protocol: `length:[kind, id, …]`, a greeting first, one answer to each command. */
function marionette(socket: Socket): Send {
  const waiting = new Map<number, (error: { message: string } | null, result: unknown) => void>();
  let received = Buffer.alloc(0);
  socket.on('data', (data) => {
    received = Buffer.concat([received, data]);
    for (;;) {
      const colon = received.indexOf(':');
      const end = colon + 1 + Number(received.subarray(0, colon));
      if (colon < 0 || received.length < end) return;
      const message: unknown = JSON.parse(received.subarray(colon + 1, end).toString());
      received = received.subarray(end);
      if (Array.isArray(message))
        waiting.get(message[1] as number)?.(message[2] as { message: string } | null, message[3]);
    }
  });
  let last = 0;
  return (command, parameters) =>
    new Promise((resolve, reject) => {
      last += 1;
      waiting.set(last, (error, result) => {
        if (error) reject(new Error(`${command}: ${error.message}`));
        else resolve(result && typeof result === 'object' && 'value' in result ? result.value : result);
      });
      const text = JSON.stringify([0, last, command, parameters]);
      socket.write(`${Buffer.byteLength(text)}:${text}`);
    });
}

const miniBrowser = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';

/** @throws Error with one sentence if WebKitGTK's driver is not installed */
export function startWebKit(): Promise<OtherBrowser> {
  return withPrograms(async ({ begin, end }) => {
    const port = await freePort();
    const display = `:${port}`;
    await begin('Xvfb', [display, '-screen', '0', '1600x1200x24', '-nolisten', 'tcp']);
    await begin('dbus-run-session', ['WebKitWebDriver', `--port=${port}`], {
      DISPLAY: display,
      NO_AT_BRIDGE: '1',
      LIBGL_ALWAYS_SOFTWARE: '1',
      // Without it this build falls over where a page fades into the next.
      WEBKIT_FORCE_COMPOSITING_MODE: '1',
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    });
    const request = webDriver(`http://127.0.0.1:${port}`);
    await until('WebKit answering', () => request('GET', '/status').catch(() => undefined));
    const options = { binary: miniBrowser, args: ['--automation'] };
    const session = (await request('POST', '/session', {
      capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
    })) as { sessionId: string; capabilities: { browserVersion: string } };
    const send: Send = (command, { id, ...parameters }) => {
      const paths: Record<string, string> = {
        'WebDriver:Navigate': '/url',
        'WebDriver:ExecuteScript': '/execute/sync',
        'WebDriver:FindElement': '/element',
        'WebDriver:ElementClick': `/element/${String(id)}/click`,
        'WebDriver:ElementSendKeys': `/element/${String(id)}/value`,
        'WebDriver:PerformActions': '/actions',
        'WebDriver:SetWindowRect': '/window/rect',
      };
      return request('POST', `/session/${session.sessionId}${paths[command] ?? ''}`, parameters);
    };
    return drive(`WebKitGTK ${session.capabilities.browserVersion}`, send, end);
  });
}

function webDriver(address: string) {
  return async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const answer = await fetch(address + path, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const { value } = (await answer.json()) as { value: unknown };
    if (!answer.ok) throw new Error(`${method} ${path}: ${(value as { message: string }).message}`);
    return value;
  };
}
