import { slugify } from '~/lib/slug';
import { findWrittenPage } from './pages';
import { coursesCopy } from './pages/company/courses-copy';
import { requirePage, type SitePage } from './site-map';
import {
  type CourseFacts,
  courseList,
  faqPage,
  organization,
  type QuestionFacts,
  service,
  softwareProduct,
  type Thing,
  website,
} from './structured-data';

/** Products with a name of their own; every other page below /services and /solutions describes a service. */
const products = new Map([
  ['/services/quantum-computing/querido', 'Querido'],
  ['/services/ai-solutions/platforms/unfaked', 'Unfaked'],
  ['/services/ai-solutions/platforms/bliss', 'Bliss'],
]);

/** What a page of the site map is about, told to search engines from facts that the page shows as well. */
export function thingsOf(path: string, origin: string): Thing[] {
  const page = requirePage(path);
  const questions = questionsOf(path);
  return [...subjectOf(page, origin), ...(questions.length > 0 ? [faqPage(questions)] : [])];
}

function subjectOf(page: SitePage, origin: string): Thing[] {
  const { path, label, description } = page;
  const product = products.get(path);
  if (path === '/') return [organization(origin), website(origin)];
  if (path === '/about' || path === '/contact') return [organization(origin)];
  if (product) return [softwareProduct(origin, { name: product, description, path })];
  if (path === '/courses') return [courseList(origin, courses())];
  const isOffer = path === '/consulting' || /^\/(?:services|solutions)\/./.test(path);
  return isOffer ? [service(origin, { name: label, description, path })] : [];
}

function courses(): CourseFacts[] {
  return coursesCopy.sections.courses.items.map(({ title, contents, needs, hours }) => ({
    name: title,
    description: `${contents}.`,
    needs,
    hours,
    path: `/courses#${slugify(title)}`,
  }));
}

/** The questions of the page's section `questions`, when its words have one. */
function questionsOf(path: string): QuestionFacts[] {
  const items = findWrittenPage(path)?.sections['questions']?.['items'];
  return Array.isArray(items) ? items.filter(isQuestion) : [];
}

function isQuestion(item: unknown): item is QuestionFacts {
  const { question, answer } = (item ?? {}) as Record<string, unknown>;
  return typeof question === 'string' && typeof answer === 'string';
}
