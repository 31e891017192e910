import type { Page } from 'playwright-core';

/**
 * Watches a page for scripts that nobody here wrote: dialogs, violations of the content security policy (what it stopped
 * had got into the page already), requests to other sites that are no pictures; and for what would run on a click or an
 * event: handlers in attributes, addresses that are code. Structured data has to be whole.
 */
export async function reportWhatRuns(page: Page, site: string): Promise<{ findings: () => Promise<string[]> }> {
  const found: string[] = [];
  await page.exposeFunction('reportRun', (what: string) => void found.push(what));
  await page.addInitScript(() => {
    const { reportRun } = window as unknown as { reportRun: (what: string) => void };
    const note = (name: string) => (what: unknown) => {
      reportRun(`${name}(${String(what)})`);
      return null;
    };
    Object.assign(window, {
      alert: note('alert'),
      confirm: note('confirm'),
      prompt: note('prompt'),
      print: note('print'),
    });
    document.addEventListener('securitypolicyviolation', (event) => {
      // Browsers show XML with styles of their own.
      const isTheirs = document.contentType.includes('xml') && event.effectiveDirective.startsWith('style-src');
      // zod asks whether code may be compiled, and takes no for an answer. Nothing of ours calls eval.
      const isProbe = event.blockedURI === 'eval';
      if (event.effectiveDirective !== 'img-src' && !isTheirs && !isProbe)
        reportRun(`${event.effectiveDirective} stopped ${event.blockedURI}`);
    });
  });
  page.on('dialog', (dialog) => {
    found.push(`a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  await page.route(
    (url) => url.origin !== site && url.protocol.startsWith('http'),
    (route) => {
      const request = route.request();
      if (request.resourceType() !== 'image') found.push(`${request.resourceType()} from ${request.url()}`);
      return route.abort();
    },
  );
  return {
    async findings() {
      // One more round of the page's own events.
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
      return [...found.splice(0), ...(await page.evaluate(lookForTraps))];
    },
  };
}

/** Runs in the page. */
function lookForTraps(): string[] {
  const found: string[] = [];
  const carriers = ['href', 'src', 'action', 'formaction', 'data', 'xlink:href', 'poster', 'background'];
  for (const element of document.querySelectorAll('*')) {
    for (const name of element.getAttributeNames()) {
      const value = element.getAttribute(name) ?? '';
      if (name.startsWith('on')) found.push(`<${element.localName} ${name}>`);
      if (!carriers.includes(name) || !URL.canParse(value, location.href)) continue;
      const { protocol } = new URL(value, location.href);
      // The site's own icon: a browser draws it and runs nothing in it.
      if (element.matches('link[rel="icon"]') && value.startsWith('data:image/svg+xml,')) continue;
      if (!/^(?:https?|mailto|tel|blob):$/.test(protocol) && !/^data:image\/(?!svg)/.test(value)) {
        found.push(`<${element.localName} ${name}="${value.slice(0, 60)}">`);
      }
    }
  }
  for (const { textContent } of document.querySelectorAll('script[type="application/ld+json"]')) {
    try {
      JSON.parse(textContent ?? '');
    } catch {
      found.push('structured data that is no JSON');
    }
  }
  return found;
}
