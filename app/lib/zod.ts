import { z } from 'zod';

/**
 * zod, as all of app uses it. It tries whether it may compile its checks (`new Function`) as soon as the first schema is made. In a browser
 * our policy forbids that, and each page with a form would report a violation of it (zod's own docs: `jitless`).
 */
if (typeof document !== 'undefined') z.config({ jitless: true });

export { z };
