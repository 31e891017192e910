type Start = 'at a sign' | 'at once';

/**
 * React Router starts its scripts while the page is still being drawn, where they compete with styles and fonts for a
 * slow connection, and with the reader for the processor. Pages are complete without scripts, so these come with the
 * first sign that somebody is about to do something: a move of the pointer, a touch, a key, a field in focus, or a form that was sent
 * without any of them, as some aids do. Who only reads never loads them. The module that starts them is rewritten so. What is sent meanwhile waits for them, so that it is
 * sent with a label that says so, and kept when it fails. The hints that fetch the module's parts early are left out: the
 * manifest, which is fetched at the start, names them too, and a page of forty names is a page that fits no first
 * round trip. It is the one without the admin (`scripts/lib/route-manifest.mjs`). What hands the page's data over, in three scripts so that it could come in pieces, becomes one.
 *
 * A page that says what only the browser knows starts them `at once`: what is sent meanwhile waits as well.
 *
 * Throws when React Router's markup no longer looks as expected, so that an upgrade can't lose this silently.
 */
export function deferScripts(html: string, start: Start = 'at a sign'): string {
  if (!html.includes('type="module"')) return html;
  const withoutHints = html.replace(/<link [^>]*rel="modulepreload"[^>]*>/g, '');
  const hold = hasFormThatWaits(html) ? holdSubmits : nothingToHold;
  let rewritten = 0;
  const deferred = withoutHints.replace(
    /(<script[^>]* type="module"[^>]*>)([\s\S]*?)(<\/script>)/g,
    (_script, open: string, code: string, close: string) => {
      rewritten += 1;
      return `${open}${startLater(code, hold, start)}${close}`;
    },
  );
  if (rewritten !== 1) throw new Error(`Expected one script that starts the page, found ${rewritten}.`);
  return handOverAtOnce(deferred);
}

/** The scripts that fill and close the stream of the page's data go to the end of the one that opens it. */
function handOverAtOnce(html: string): string {
  const pieces: string[] = [];
  const rest = html.replace(
    /<script[^>]*>(window\.__reactRouterContext\.streamController\.[\s\S]*?)<\/script>/g,
    (_script, code: string) => {
      pieces.push(code);
      return '';
    },
  );
  const opening = /(<script[^>]*>window\.__reactRouterContext = [\s\S]*?)<\/script>/;
  if (pieces.length > 0 && !opening.test(rest)) throw new Error('The data of the page is handed over in another way.');
  return rest.replace(opening, (_script, code: string) => `${code}${pieces.join('')}</script>`);
}

const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'submit'];

const startAtSign = [
  'for(const sign of signs)addEventListener(sign,begin,{capture:true,passive:true});',
  // A field can have the focus before this script runs: by autofocus, or because somebody was quick.
  'if(document.activeElement&&document.activeElement!==document.body)begin();',
].join('');

/** How long a form waits for scripts that don't come; the browser sends it then. */
const longestHoldMs = 6000;

/**
 * Keeps what a form of React Router posts, or with `data-waits` asks, until React answers for it: `app/entry.client.tsx` says
 * when. Other forms are the browser's anyway. The button shows that it was heard; its label is React's, which would not find it again.
 */
const holdSubmits = [
  'let held;',
  'const letGo=()=>{removeEventListener("submit",hold,true);if(!held)return;const{target,submitter}=held;held=null;',
  'if(submitter)submitter.disabled=false;target.requestSubmit(submitter);};',
  'const hold=(event)=>{const{target,submitter}=event;if(!target.matches(`[data-discover]:is([method=post],[data-waits])`))return;',
  `event.preventDefault();event.stopImmediatePropagation();if(!held)setTimeout(letGo,${longestHoldMs});`,
  'held={target,submitter};if(submitter)submitter.disabled=true;};',
  'addEventListener("submit",hold,true);addEventListener("hydrated",letGo,{once:true});',
].join('');
const nothingToHold = 'const letGo=()=>{};';

/** Whether a page has a form that `holdSubmits` is for: on lists, which have none, it would only weigh. */
function hasFormThatWaits(html: string): boolean {
  return /<form(?=[^>]* data-discover)(?=[^>]* (?:method="post"|data-waits))/.test(html);
}

/**
 * The module's static imports become dynamic ones; everything else in it stays as it is and runs after them. Once the
 * manifest is there, all that the page's routes are made of is fetched at once instead of one import after the other.
 */
function startLater(code: string, hold: string, when: Start): string {
  const names: string[] = [];
  const paths: string[] = [];
  const rest = code.replace(/^\s*import (?:\* as (\w+) from )?"([^"]+)";$/gm, (_line, name = '', path: string) => {
    names.push(name);
    paths.push(path.replace('/manifest-', '/public-manifest-'));
    return '';
  });
  const routes = [...rest.matchAll(/"([^"]+)":\s*route\d+/g)].map(([, id]) => id);
  const isAsExpected = paths[0]?.includes('manifest') && routes.length > 0;
  if (!isAsExpected || /^\s*(?:import\s*[^(\s]|export\b)/m.test(rest)) {
    throw new Error('The script that starts the page does not look as expected.');
  }
  return [
    'const start=async()=>{',
    `const parts=${JSON.stringify(paths)}.map((path)=>import(path));`,
    'parts[0].then(()=>{const{entry,routes}=window.__reactRouterManifest;',
    `for(const href of new Set([entry.module,...entry.imports,...${JSON.stringify(routes)}.flatMap((id)=>routes[id].imports)]))`,
    'document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}))});',
    `const [${names.join(',')}]=await Promise.all(parts);`,
    rest.trim(),
    '};',
    `const signs=${JSON.stringify(signs)};`,
    'const begin=()=>{for(const sign of signs)removeEventListener(sign,begin,true);start().catch((error)=>{letGo();throw error;});};',
    // Before what holds forms, which tells nobody else that one was sent.
    when === 'at once' ? 'begin();' : startAtSign,
    hold,
  ].join('');
}
