import type { ReactNode } from 'react';

/** A line that stays in sight, and is read out when it changes; nothing to see while there is nothing to say. */
export function PresenceStrip({ children, className }: { children: ReactNode; className: string }) {
  return (
    // There before it says something: programs that read aloud listen to what is there.
    <div role="status">
      {children && <div className={`bg-caution-soft text-xs leading-5 text-caution ${className}`}>{children}</div>}
    </div>
  );
}
