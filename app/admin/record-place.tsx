import { ArrowDown, ArrowUp } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import type { CollectionDeclaration } from '~/collections/collection';
import type { RecordCard } from '~/collections/record-card';
import { textOf } from '~/lib/form-values';
import { Button } from '~/ui/button';
import { moveButtonId, ways } from './list-answer';
import { useListSearch } from './use-list-search';

interface Props {
  collection: CollectionDeclaration;
  id: string;
  title: string;
  place: NonNullable<RecordCard['place']>;
}

/** Moves a record one place within its group. At an end the button stays, for the focus, and says that it can't. */
export function RecordPlace({ collection, id, title, place }: Props) {
  const search = useListSearch();
  const facts = {
    up: { Icon: ArrowUp, isOff: place.isFirst },
    down: { Icon: ArrowDown, isOff: place.isLast },
  };
  return (
    <Form method="post" action={`/admin/${collection.tab.path}${search}`} replace preventScrollReset className="flex">
      <input type="hidden" name="recordId" value={id} />
      {ways.map((way) => {
        const { Icon, isOff } = facts[way];
        return (
          <Button
            key={way}
            id={moveButtonId(way, id)}
            type="submit"
            name="do"
            value={way}
            variant="quiet"
            className="scroll-mt-4 scroll-mb-20 max-sm:scroll-mt-40 max-sm:px-2"
            aria-label={`Move ${title} ${way}`}
            aria-disabled={isOff || undefined}
            title={`Move ${way}`}
          >
            <Icon size={16} aria-hidden="true" />
          </Button>
        );
      })}
    </Form>
  );
}

/** Whoever moved a record goes on from the button that they pressed, on whichever page of the list it is now. */
export function useFocusOnMoved(): void {
  const { state, formData } = useNavigation();
  const pressed = useRef<string>(null);
  useEffect(() => {
    const way = ways.find((each) => each === textOf(formData ?? null, 'do'));
    if (way) pressed.current = moveButtonId(way, textOf(formData ?? null, 'recordId'));
    if (state !== 'idle' || pressed.current === null) return;
    const button = document.getElementById(pressed.current);
    button?.focus({ preventScroll: true });
    button?.scrollIntoView({ block: 'nearest' });
    pressed.current = null;
  }, [state, formData]);
}
