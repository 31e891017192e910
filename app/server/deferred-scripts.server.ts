/**
 * React Router starts its scripts while the page is still being drawn, where they compete with styles and fonts for a
 * slow connection. Pages are complete without scripts, so they may come after the first paint: the module that starts
 * them is rewritten to wait for the page's load event, and the hints that fetch its parts early become part of it.
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
      return `${open}${startAfterLoad(code, parts)}${close}`;
    },
  );
  if (rewritten !== 1) throw new Error(`Expected one script that starts the page, found ${rewritten}.`);
  return deferred;
}

/** The module's static imports become dynamic ones; everything else in it stays as it is and runs after them. */
function startAfterLoad(code: string, parts: string[]): string {
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
    'const afterPaint=()=>requestAnimationFrame(()=>setTimeout(start));',
    'document.readyState==="complete"?afterPaint():addEventListener("load",afterPaint,{once:true});',
  ].join('');
}
