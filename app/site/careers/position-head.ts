import type { MetaDescriptor } from 'react-router';
import type { Position } from '~/collections/careers/careers.queries.server';
import { endOfDayInIndia } from '~/lib/dates';
import { pageMeta } from '../seo';
import { recordShown, socialPicture } from '../social-picture';
import { jobPosting } from '../structured-data';
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
    description: [position.description, position.responsibilities, position.requirements].join('\n\n'),
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

/** Cut after a whole word. */
function shortened(text: string): string {
  if (text.length <= longestDescription) return text;
  return `${text.slice(0, longestDescription).replace(/\s+\S*$/, '')}…`;
}
