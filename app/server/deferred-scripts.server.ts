/**
 * React Router starts its scripts while the page is still being drawn, where they compete with styles and fonts for a
 * slow connection, and with the reader for the processor. Pages are complete without scripts, so these come with the
 * first sign that somebody is about to do something: a move of the pointer, a touch, a key, a field in focus. Who only
 * reads never loads them. The module that starts them is rewritten so, and the hints that fetch its parts early become
 * part of it.
 *
 * Throws when React Router's markup no longer looks as expected, so that an upgrade can't lose this silently.
 */
export function deferScripts(html: string): string {
  if (!html.includes('type="module"')) return html;
  const parts: string[] = [];
  const withoutHints = html.replace(/<link [^>]*rel="modulepreload"[^>]*>/g, (hint) => {
    const href = / href="([^"]+)"/.exec(hint)?.[1];
    if (href) parts.push(href);
    return '';
  });
  let rewritten = 0;
  const deferred = withoutHints.replace(
    /(<script[^>]* type="module"[^>]*>)([\s\S]*?)(<\/script>)/g,
    (_script, open: string, code: string, close: string) => {
      rewritten += 1;
      return `${open}${startOnInteraction(code, parts)}${close}`;
    },
  );
  if (rewritten !== 1) throw new Error(`Expected one script that starts the page, found ${rewritten}.`);
  return deferred;
}

const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin'];

/** The module's static imports become dynamic ones; everything else in it stays as it is and runs after them. */
function startOnInteraction(code: string, parts: string[]): string {
  const names: string[] = [];
  const imports: string[] = [];
  const rest = code.replace(/^\s*import (?:\* as (\w+) from )?"([^"]+)";$/gm, (_line, name = '', path: string) => {
    names.push(name);
    imports.push(`import(${JSON.stringify(path)})`);
    return '';
  });
  if (imports.length === 0 || /^\s*(?:import\s*[^(\s]|export\b)/m.test(rest)) {
    throw new Error('The script that starts the page does not look as expected.');
  }
  return [
    'const start=async()=>{',
    `for(const href of ${JSON.stringify(parts)})`,
    'document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));',
    `const [${names.join(',')}]=await Promise.all([${imports.join(',')}]);`,
    rest.trim(),
    '};',
    `const signs=${JSON.stringify(signs)};`,
    'const begin=()=>{for(const sign of signs)removeEventListener(sign,begin,true);void start();};',
    'for(const sign of signs)addEventListener(sign,begin,{capture:true,passive:true});',
    // A field can have the focus before this script runs: by autofocus, or because somebody was quick.
    'if(document.activeElement&&document.activeElement!==document.body)begin();',
  ].join('');
}
