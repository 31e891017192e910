import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  // Public pages are documents: nothing is gained by asking the server for route lists.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
