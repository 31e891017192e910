import { type ReactNode, StrictMode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

/**
 * Lets go what was sent before React could answer for it (`app/server/deferred-scripts.server.ts`). Around the page, not
 * beside it: a sibling would change every `useId` in the page, and the server has none. A moment later, when the page also
 * says what only the browser knows, such as a time zone: that is sent along.
 */
function Announced({ children }: { children: ReactNode }) {
  useEffect(() => {
    queueMicrotask(() => dispatchEvent(new Event('hydrated')));
  }, []);
  return children;
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <Announced>
        <HydratedRouter />
      </Announced>
    </StrictMode>,
  );
});
