import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  // scripts/build.mjs puts it in the place of the build before once it is whole.
  buildDirectory: '.cache/build',
  // What a page does when its form is sent comes with the page. As a file of its own it would be fetched at the first press, and
  // missing where the network has just gone: then nothing could say so.
  splitRouteModules: false,
  // Where a write comes from is checked once, by server/origin.ts. React Router would compare Origin with the address that
  // this process hears, which is http behind a proxy that speaks TLS, and would refuse every form there.
  allowedActionOrigins: ['**'],
  // Public pages are documents: nothing is gained by asking the server for route lists.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
