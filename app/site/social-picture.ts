import { hashSeed } from './illustrations/random';

/** Size of every social picture that the site draws, in pixels. */
export const socialSize = { width: 1200, height: 630 } as const;

/** Raised whenever social pictures are drawn differently, so that nobody keeps an old one. */
const drawing = 3;

/** Changes with everything that the picture shows. */
export function socialVersion(shown: string): string {
  return hashSeed(`${drawing} ${shown}`).toString(36);
}

/** What a record's picture depends on: every save of it makes a new version. */
export function recordShown({ title, updatedAt }: { title: string; updatedAt: Date }): string {
  return `${title} ${updatedAt.getTime()}`;
}

/** Where the picture of a page or record is: `/social/insights/a-slug.png?v=1x2y3z`. */
export function socialPicture(path: string, shown: string): string {
  return `/social${path === '/' ? '/home' : path}.png?v=${socialVersion(shown)}`;
}
