import { type Environment, environment } from '../env.server';
import type { Observation } from './finding';
import type { Check } from './run-checks.server';

const neededNode = 24;

export const settingsChecks: readonly Check[] = [
  {
    group: 'Settings',
    name: 'Settings',
    needs: 'nothing',
    look: () => Promise.resolve(settingsObservations(environment())),
  },
  {
    group: 'Machine',
    name: 'Node.js',
    needs: 'nothing',
    look: () => Promise.resolve([nodeObservation(process.version)]),
  },
];

/** What is set so that it contradicts itself, or so that something will be missed. Pure. */
export function settingsObservations(env: Environment): Observation[] {
  const doubts = [...addressDoubts(env), ...otherDoubts(env)];
  return doubts.length > 0 ? doubts : [{ state: 'ok', sentence: 'They go together.' }];
}

function addressDoubts({ ORIGIN, TRUST_PROXY, HOST, PROOF_OF_WORK }: Environment): Observation[] {
  const doubts: Observation[] = [];
  const isHttps = ORIGIN?.startsWith('https:') ?? false;
  if (TRUST_PROXY > 0 && !isHttps) {
    doubts.push({
      state: 'warning',
      sentence: `A proxy is in front (TRUST_PROXY=${TRUST_PROXY}), but ORIGIN is ${ORIGIN ?? 'not set'}.`,
      advice:
        'Set ORIGIN to the address that visitors use, with https: links in mails, secure cookies and HSTS follow it.',
    });
  }
  if (TRUST_PROXY === 0 && isHttps) {
    doubts.push({
      state: 'warning',
      sentence: 'ORIGIN is https, which this process does not speak itself, but no proxy is trusted (TRUST_PROXY=0).',
      advice: 'Set TRUST_PROXY to the number of proxies in front, or all visitors are throttled as if they were one.',
    });
  }
  if (ORIGIN === undefined && TRUST_PROXY === 0 && !['127.0.0.1', 'localhost', '::1'].includes(HOST)) {
    doubts.push({
      state: 'warning',
      sentence: `The site listens on ${HOST}, and ORIGIN is not set.`,
      advice: 'Set ORIGIN to the address that visitors use: links in mails and feeds name it.',
    });
  }
  if (PROOF_OF_WORK === 'on' && ORIGIN !== undefined && !isHttps) {
    doubts.push({
      state: 'warning',
      sentence: `PROOF_OF_WORK is on, but ORIGIN is ${ORIGIN}: browsers calculate with https only, so every message is marked as doubtful.`,
      advice: 'Set ORIGIN to the address with https, or PROOF_OF_WORK=off.',
    });
  }
  return doubts;
}

function otherDoubts(env: Environment): Observation[] {
  const doubts: Observation[] = [];
  if (env.SMTP_URL === undefined) {
    doubts.push({
      state: 'warning',
      sentence:
        'No mail server is set, so no mail leaves: they are kept here, to be read in Mail and in DATA_DIR/mail.',
      advice: 'Set SMTP_URL if visitors and staff are to get mails.',
    });
  }
  if (env.CDN_MAX_AGE > 0 && env.PURGE_URL === undefined) {
    doubts.push({
      state: 'warning',
      sentence: `Shared caches may keep pages for ${env.CDN_MAX_AGE} s, and nobody tells them of changes.`,
      advice: 'Set PURGE_URL and PURGE_SECRET, or a shorter CDN_MAX_AGE.',
    });
  }
  if (env.BACKUP_BEFORE_UPGRADE === 'off') {
    doubts.push({
      state: 'warning',
      sentence: 'New migrations are applied without a backup (BACKUP_BEFORE_UPGRADE=off).',
      advice: 'Run npm run backup before each upgrade, or take the setting out.',
    });
  }
  return doubts;
}

/** Pure. @param version such as `v24.1.0` */
export function nodeObservation(version: string): Observation {
  const major = Number(/^v(\d+)\./.exec(version)?.[1]);
  if (major === neededNode) return { state: 'ok', sentence: `Version ${version.slice(1)}.` };
  return {
    state: 'warning',
    sentence: `Version ${version.slice(1)}, and the site is made for ${neededNode}.`,
    advice: 'Start it with npm start, which takes the version of the project.',
  };
}
