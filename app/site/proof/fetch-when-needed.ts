/**
 * Runs in the browser, as the text of this very function: nothing from outside of it can be used. The script that solves
 * challenges is fetched when one of the forms is in focus for the first time; a form that is sent before that script is
 * there waits for it a moment.
 */
export function fetchWhenNeeded(forms: string, address: string): void {
  const patienceMs = 1_000;
  let fetched: Promise<unknown> | undefined;
  let isOver = false;
  // No import(): what development puts in its place is not there in a page.
  const fetchScript = async () => {
    const script = document.createElement('script');
    script.type = 'module';
    script.src = address;
    await new Promise((resolve) => {
      script.addEventListener('load', resolve);
      script.addEventListener('error', resolve);
      document.head.append(script);
    });
    isOver = true;
  };
  const begin = (element: EventTarget | null) => {
    const form = element instanceof Element ? element.closest<HTMLFormElement>(forms) : null;
    if (form) fetched ??= fetchScript();
    return form;
  };
  addEventListener('focusin', ({ target }) => begin(target));
  // A field can have the focus before this runs: by autofocus, or because somebody was quick.
  begin(document.activeElement);
  addEventListener(
    'submit',
    (event) => {
      const form = begin(event.target);
      if (!form || isOver) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      const patience = new Promise((resolve) => setTimeout(resolve, patienceMs));
      void Promise.race([fetched, patience]).then(() => {
        isOver = true;
        form.requestSubmit(event.submitter);
      });
    },
    true,
  );
}
