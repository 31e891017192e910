import { Fragment } from 'react';
import { type StandingSection, standingFor, standingOver } from './standing-section';
import { websiteContent } from './website_content';

interface StandingNoteProps {
  all: readonly StandingSection[];
  pageName: string;
  sectionKey: string;
  order: number;
  isPublished: boolean;
}

/** Which other records stand for the section that is typed, and which of them visitors see. Stands inside a hint. */
export function StandingNote({ all, pageName, sectionKey, order, isPublished }: StandingNoteProps) {
  const same = standingFor(all, pageName, sectionKey);
  const top = same.at(-1);
  if (!top) return null;
  const over = standingOver(same, order);
  return (
    <span className="mt-1 block rounded-sm bg-caution-soft px-2 py-1 text-text">
      Published for this section already:{' '}
      {same.map((section, index) => (
        <Fragment key={section.id}>
          {index > 0 && ', '}
          <StandingLink section={section} />
        </Fragment>
      ))}
      . {whoIsSeen(isPublished, over, top)} The one that comes last in the order is shown, and of the others only what
      it leaves empty.
    </span>
  );
}

function whoIsSeen(isPublished: boolean, over: StandingSection | null, top: StandingSection): string {
  if (isPublished) return over ? `Visitors see “${over.title}”.` : 'Visitors see this record once it is saved.';
  return over
    ? `Visitors see “${over.title}”, and still do when this record is published.`
    : `Visitors see “${top.title}” until this record is published.`;
}

/** In a tab of its own: what is typed here stays. */
function StandingLink({ section }: { section: StandingSection }) {
  return (
    <a
      href={`/admin/${websiteContent.tab.path}/${section.id}`}
      target="_blank"
      rel="noreferrer"
      className="underline underline-offset-4"
    >{`“${section.title}” (order ${section.sectionOrder})`}</a>
  );
}
