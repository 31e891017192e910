import { proveForms } from './prove-forms';
import { solveChallenges } from './solve-challenges';

/**
 * One small file for both sides, built like a worker, because that gives it an address that the server knows: the page
 * fetches it when one of the forms is in focus, and starts it again as the worker.
 */
if ('document' in globalThis) proveForms(import.meta.url);
else solveChallenges();
