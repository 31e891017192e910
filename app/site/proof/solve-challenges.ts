import { type Challenge, type Solution, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

/** In a worker, away from the page: answers each challenge that it is sent with the solution, or null. */
export function solveChallenges(): void {
  addEventListener('message', ({ data }: MessageEvent<Challenge>) => {
    // Keys come from crypto.subtle, which pages without TLS do not have.
    solveChallenge({ challenge: data, deriveKey }).then(answer, () => answer(null));
  });
}

function answer(solution: Solution | null): void {
  postMessage(solution);
}
