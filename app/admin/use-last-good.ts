import { useState } from 'react';

/** What was last loaded: a load that failed (null) takes nothing away from the screen. */
export function useLastGood<Loaded>(loaded: Loaded | null): Loaded | null {
  const [good, setGood] = useState(loaded);
  if (loaded !== null && loaded !== good) setGood(loaded);
  return loaded ?? good;
}
