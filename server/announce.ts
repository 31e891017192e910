import { log } from '~/server/log.server';

/** What a start has to tell the operator; the link stands by itself, to be opened or copied. */
export interface Announcement {
  sentence: string;
  link?: string;
}

/** Told whatever LOG_LEVEL says: where the site answers and how to get in must not be missed. */
const announcements = log.child({}, { level: 'info' });

/** On a terminal somebody reads sentences; anywhere else a program reads lines of the log, and one that is none stops it. */
export function announce(announcement: Announcement): void {
  if (process.stdout.isTTY) process.stdout.write(`${inWords(announcement)}\n`);
  else announcements.info({ link: announcement.link }, announcement.sentence);
}

export function inWords({ sentence, link }: Announcement): string {
  return link === undefined ? sentence : `${sentence}\n${link}`;
}
