import { useLocation } from 'react-router';
import type { CollectionDeclaration } from '~/collections/collection';
import type { Other, Since } from '~/server/presence/presence';
import { When } from '../when';
import { PresenceStrip } from './presence-strip';
import { presenceSentences } from './presence-words';
import { type OpenForm, usePresence } from './use-presence';

interface Props {
  collection: CollectionDeclaration;
  open: Omit<OpenForm, 'tab'>;
  known: readonly Other[];
  /** A save is on its way: what is newer than the form may be that save. */
  saving: boolean;
}

/** In the bar of an editor: who else has the record open, and who saved or deleted it since. */
export function EditorPresence({ collection, open, known, saving }: Props) {
  const { nouns, tab } = collection;
  const [noun] = nouns;
  const { others, since } = usePresence({ ...open, tab: tab.path }, known);
  const isNews = since !== null && !saving && (since.revision === null || since.revision > open.revision);
  const sentences = presenceSentences(others, 'changing', noun);
  const isShared = !isNews && others.some(({ isWriting }) => isWriting);
  return (
    <PresenceStrip className="border-t border-line px-4 py-2 sm:px-5">
      {(isNews || sentences.length > 0) && (
        <>
          {isNews && <News since={since} noun={noun} isWritten={open.isWritten} />}
          {sentences.length > 0 && (
            <p>
              {sentences.join(' ')}
              {isShared && ' Whoever saves second is shown both versions.'}
            </p>
          )}
        </>
      )}
    </PresenceStrip>
  );
}

function News({ since, noun, isWritten }: { since: Since; noun: string; isWritten: boolean }) {
  const { pathname, search } = useLocation();
  const { what, who, at, now } = since;
  return (
    <p>
      {who ?? 'Somebody'} {what} this {noun}
      {at && (
        <>
          {' '}
          <When at={at} now={now} />
        </>
      )}
      {what === 'deleted' && '. What stands here is still yours to save.'}
      {what === 'saved' && isWritten && '. When you save, both versions are shown.'}
      {what === 'saved' && !isWritten && (
        <>
          .{' '}
          <a href={pathname + search} className="font-medium underline underline-offset-4">
            Show it as it stands
          </a>
        </>
      )}
    </p>
  );
}
