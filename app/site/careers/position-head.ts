import type { MetaDescriptor } from 'react-router';
import type { Position } from '~/collections/careers/careers.queries.server';
import { endOfDayInIndia } from '~/lib/dates';
import { pageMeta } from '../seo';
import { recordShown, socialPicture } from '../social-picture';
import { jobPosting } from '../structured-data';
import { htmlOf, readItems, readProse } from './plain-text';
import { openingOf, sentenceCase } from './position-words';

const longestDescription = 160;

/** What search engines, and those for jobs, read of an open position. */
export function positionHead(position: Position, origin: string): MetaDescriptor[] {
  const { id, title, department, location, employmentType, applicationDeadline, createdAt, skillsRequired } = position;
  const path = `/careers/${position.slug}`;
  const description = `${sentenceCase(employmentType)} in ${department}, ${location}. ${openingOf(position)}`;
  const job = jobPosting(origin, {
    id,
    title,
    description: descriptionOf(position),
    department,
    location,
    employmentType,
    postedAt: createdAt,
    deadline: applicationDeadline === null ? null : endOfDayInIndia(applicationDeadline),
    skills: skillsRequired,
    path,
  });
  const image = socialPicture(path, recordShown(position));
  return pageMeta({ title, description: shortened(description), path, origin, image, things: [job] });
}

/** What the page says of it, as HTML: portals for jobs show lists and headings, and take line breaks for nothing. */
function descriptionOf({ description, responsibilities, requirements }: Position): string {
  return [
    htmlOf(readProse(description)),
    `<h3>Responsibilities</h3>${htmlOf(readItems(responsibilities))}`,
    `<h3>Requirements</h3>${htmlOf(readItems(requirements))}`,
  ].join('');
}

/** Cut after a whole word. */
function shortened(text: string): string {
  if (text.length <= longestDescription) return text;
  return `${text.slice(0, longestDescription).replace(/\s+\S*$/, '')}…`;
}
