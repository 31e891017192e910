import { COVER_HEIGHT, WIDTH } from './drawing';
import { Sheet } from './sheet';

/** The picture of an article that has none of its own: 16:9, its subject from the topic, all else from the seed. */
export function Cover({ seed, topic, className }: { seed: string; topic?: string | null; className?: string }) {
  return (
    <Sheet
      box={`0 0 ${WIDTH} ${COVER_HEIGHT}`}
      className={className}
      drawing={{ kind: 'cover', subject: topic ?? null, seed }}
    />
  );
}
