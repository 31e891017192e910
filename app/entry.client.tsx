import { StrictMode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

/** Lets go what was sent before React could answer for it (`app/server/deferred-scripts.server.ts`). */
function Announce(): null {
  useEffect(() => {
    dispatchEvent(new Event('hydrated'));
  }, []);
  return null;
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
      <Announce />
    </StrictMode>,
  );
});
