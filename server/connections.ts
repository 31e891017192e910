/** How long a visitor's connection may be idle, and how long sending a request may take: the same wherever it ends. */
export const visitorTimeouts = {
  keepAliveTimeout: 65_000,
  headersTimeout: 20_000,
  requestTimeout: 60_000,
  // How often those who are too slow are looked for.
  connectionsCheckingInterval: 5_000,
};

/** While something is asked, not a byte goes either way: longer than twenty pictures take that wait for another. */
export const longestSilenceMs = 300_000;

/** Of one thread. Whoever comes on top is turned away by the system; a balancer in front has its own limit well below. */
export const mostConnections = 5_000;

export const longestStopMs = 10_000;
