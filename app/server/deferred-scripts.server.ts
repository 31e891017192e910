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
  const withoutHints = html.replace(/<link rel="modulepreload"[^>]* href="([^"]+)"[^>]*\/>/g, (_hint, href: string) => {
    parts.push(href);
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

function startAfterLoad(code: string, parts: string[]): string {
  const routes = [...code.matchAll(/import \* as (route\d+(?:_\w+)?) from "([^"]+)";/g)];
  const modules = /window\.__reactRouterRouteModules = \{[^}]*\};/.exec(code)?.[0];
  const entry = /import\("([^"]+)"\);\s*$/.exec(code)?.[1];
  if (routes.length === 0 || !modules || !entry) {
    throw new Error('The script that starts the page does not look as expected.');
  }
  const names = routes.map(([, name]) => name).join(',');
  const imports = routes.map(([, , path]) => `import(${JSON.stringify(path)})`).join(',');
  const manifest = /^\s*import "([^"]+)";/.exec(code)?.[1];
  return [
    'const start=async()=>{',
    `for(const href of ${JSON.stringify(parts)})`,
    'document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));',
    manifest ? `await import(${JSON.stringify(manifest)});` : '',
    `const [${names}]=await Promise.all([${imports}]);`,
    modules,
    `import(${JSON.stringify(entry)})};`,
    'const afterPaint=()=>requestAnimationFrame(()=>setTimeout(start));',
    'document.readyState==="complete"?afterPaint():addEventListener("load",afterPaint,{once:true});',
  ].join('');
}
