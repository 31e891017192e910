import { challengeLasts, challengePath, proofField, provenForms } from '~/server/proof/proven-forms';

/** How long a form that is sent before the challenge is solved waits. */
const patienceMs = 2_000;

interface Effort {
  until: number;
  /** Empty while there is none. */
  solution: string;
  done: Promise<void>;
}

const efforts = new WeakMap<HTMLFormElement, Effort>();
const waiting = new WeakSet<HTMLFormElement>();
let released: HTMLFormElement | null = null;
let solver = '';

/**
 * In a page, once one of the forms is in focus: a challenge is fetched and solved by the worker at `address`, and the
 * solution goes along when the form is sent. A form that is sent sooner waits a moment and goes without. Nothing is shown,
 * nothing is asked of anybody.
 */
export function proveForms(address: string): void {
  solver = address;
  addEventListener('focusin', ({ target }) => begin(target));
  begin(document.activeElement);
  // Before everybody else hears of it, so that for them the form is sent once.
  addEventListener('submit', waitForSolution, true);
  addEventListener('formdata', ({ target, formData }) => {
    const solution = target instanceof HTMLFormElement ? efforts.get(target)?.solution : undefined;
    if (solution) formData.set(proofField, solution);
  });
}

function begin(element: EventTarget | null): void {
  const form = element instanceof Element ? element.closest('form') : null;
  if (form) effortFor(form);
}

/** What is being done for a form, or was done a short while ago; null for a form that needs no proof. */
function effortFor(form: HTMLFormElement): Effort | null {
  const name = provenForms.find((known) => form.getAttribute('action') === `/${known}`);
  if (!name) return null;
  const known = efforts.get(form);
  if (known && known.until > Date.now()) return known;
  const effort: Effort = { until: Date.now() + challengeLasts.inBrowserMs, solution: '', done: Promise.resolve() };
  efforts.set(form, effort);
  effort.done = solve(name).then(
    (solution) => {
      effort.solution = solution;
    },
    () => {
      // Tried again at the next sign of somebody.
      effort.until = 0;
    },
  );
  return effort;
}

async function solve(form: string): Promise<string> {
  const answer = await fetch(challengePath + form);
  if (!answer.ok) throw new Error(`The challenge was answered with ${answer.status}.`);
  const challenge: unknown = await answer.json();
  const worker = new Worker(solver, { type: 'module' });
  try {
    const solution = await new Promise<unknown>((resolve, reject) => {
      worker.addEventListener('message', ({ data }) => resolve(data));
      worker.addEventListener('error', reject);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- to a worker, which has no origin to name
      worker.postMessage(challenge);
    });
    if (solution === null) throw new Error('The challenge could not be solved.');
    return JSON.stringify({ challenge, solution });
  } finally {
    worker.terminate();
  }
}

function waitForSolution(event: SubmitEvent): void {
  const form = event.target;
  // By a button that nobody sees the form only has its rules checked, at every letter once something was wrong.
  if (!(form instanceof HTMLFormElement) || event.submitter?.hidden) return;
  const effort = effortFor(form);
  if (!effort) return;
  if (effort.solution !== '') {
    // It counts once. What is sent has been put together when this event is over.
    setTimeout(() => efforts.delete(form));
    return;
  }
  if (form === released) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (waiting.has(form)) return;
  waiting.add(form);
  const patience = new Promise((resolve) => setTimeout(resolve, patienceMs));
  void Promise.race([effort.done, patience]).then(() => {
    waiting.delete(form);
    released = form;
    form.requestSubmit(event.submitter);
    released = null;
  });
}
