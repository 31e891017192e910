import { company } from '~/lib/company';
import { cutText } from '~/lib/cut-text';

type Value = string | number | boolean | readonly Value[] | { readonly [name: string]: Value };

/** A thing in the words of schema.org. */
export type Thing = { readonly '@type': Value } & { readonly [name: string]: Value };

/** What is not known is left out: search engines take an empty value for an error. */
function thing(type: string | readonly string[], facts: Record<string, Value | null | undefined>): Thing {
  const known = Object.entries(facts).filter(([, value]) => value !== null && value !== undefined && value !== '');
  return { '@type': type, ...Object.fromEntries(known as [string, Value][]) };
}

/** Who the company is in short, for pages that do not tell of it whole: an id alone would name what is not there. */
const theCompany = (origin: string) =>
  thing('Organization', { '@id': `${origin}/#organization`, name: company.name, url: `${origin}/` });

/** The company itself; other things refer to it by its id. */
export function organization(origin: string): Thing {
  const { headquarters, emails } = company;
  return thing('Organization', {
    '@id': `${origin}/#organization`,
    name: company.name,
    url: `${origin}/`,
    logo: `${origin}/social/logo.png`,
    email: emails.hello,
    foundingDate: String(company.foundedYear),
    sameAs: company.social.map(({ href }) => href),
    address: thing('PostalAddress', {
      addressLocality: headquarters.city,
      addressRegion: headquarters.region,
      postalCode: headquarters.postalCode,
      addressCountry: headquarters.countryCode,
    }),
  });
}

/** The site, with the address at which it is searched. */
export function website(origin: string): Thing {
  return thing('WebSite', {
    '@id': `${origin}/#website`,
    name: company.name,
    url: `${origin}/`,
    inLanguage: 'en',
    publisher: theCompany(origin),
    potentialAction: thing('SearchAction', {
      target: thing('EntryPoint', { urlTemplate: `${origin}/search?q={search_term_string}` }),
      'query-input': 'required name=search_term_string',
    }),
  });
}

export interface Crumb {
  name: string;
  path: string;
}

/** The way from the home page to a page, the page itself last. */
export function breadcrumbs(origin: string, trail: readonly Crumb[]): Thing {
  return thing('BreadcrumbList', {
    itemListElement: trail.map(({ name, path }, index) =>
      thing('ListItem', { position: index + 1, name, item: `${origin}${path}` }),
    ),
  });
}

export interface ArticleFacts {
  /** BlogPosting for the blog, TechArticle for documentation, Article for the rest. */
  kind: 'Article' | 'BlogPosting' | 'TechArticle';
  title: string;
  description: string;
  url: string;
  /** Whole address of its picture. */
  image: string;
  /** Without one it is the company. */
  author?: string;
  /** Null where a kind of record has no date of its own. */
  publishDate: Date | null;
  updatedAt: Date;
  tags: readonly string[];
}

/** An article. Authors are roles of the company, such as "Research team", never persons. */
export function article(origin: string, facts: ArticleFacts): Thing {
  const { publishDate, updatedAt } = facts;
  // Search engines read a headline of at most 110 characters.
  const headline = cutText(facts.title, 110);
  const changed = publishDate && publishDate > updatedAt ? publishDate : updatedAt;
  return thing(facts.kind, {
    headline,
    description: facts.description,
    url: facts.url,
    mainEntityOfPage: facts.url,
    image: [facts.image],
    datePublished: publishDate?.toISOString(),
    dateModified: changed.toISOString(),
    inLanguage: 'en',
    keywords: facts.tags.length > 0 ? facts.tags : null,
    author: authorOf(facts.author, origin),
    publisher: organization(origin),
  });
}

/** Words by which the name of an author is that of people who write together. */
const groups = /\b(?:team|group|department|desk|office|lab|laboratory|editors|staff|engineering|solutions)\b/i;

/** Who wrote it: a part of the company, the company itself where nobody is named, else a person. */
function authorOf(name: string | undefined, origin: string): Thing {
  if (!name) return theCompany(origin);
  if (!groups.test(name)) return thing('Person', { name, worksFor: theCompany(origin) });
  return thing('Organization', { name, parentOrganization: theCompany(origin) });
}

export interface QuestionFacts {
  question: string;
  answer: string;
}

export function faqPage(questions: readonly QuestionFacts[]): Thing {
  return thing('FAQPage', {
    mainEntity: questions.map(({ question, answer }) =>
      thing('Question', { name: question, acceptedAnswer: thing('Answer', { text: answer }) }),
    ),
  });
}

export interface OfferFacts {
  name: string;
  description: string;
  path: string;
}

/** Something that the company does for customers. */
export function service(origin: string, { name, description, path }: OfferFacts): Thing {
  return thing('Service', {
    name,
    description,
    url: `${origin}${path}`,
    provider: theCompany(origin),
    areaServed: 'Worldwide',
  });
}

/** A product with a name of its own. It has no price on the site, so it claims none. */
export function softwareProduct(origin: string, { name, description, path }: OfferFacts): Thing {
  return thing('SoftwareApplication', {
    name,
    description,
    url: `${origin}${path}`,
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Web',
    publisher: theCompany(origin),
  });
}

export interface CourseFacts extends OfferFacts {
  /** What one has to know before. */
  needs: string;
  hours: number;
}

/** Courses that one takes online at one's own pace, in their order. Their price is told on request. */
export function courseList(origin: string, courses: readonly CourseFacts[]): Thing {
  return thing('ItemList', {
    itemListElement: courses.map(({ name, description, path, needs, hours }, index) =>
      thing('ListItem', {
        position: index + 1,
        item: thing('Course', {
          name,
          description,
          url: `${origin}${path}`,
          inLanguage: 'en',
          coursePrerequisites: needs,
          provider: thing('Organization', { name: company.name, sameAs: `${origin}/` }),
          offers: thing('Offer', { category: 'Paid' }),
          hasCourseInstance: thing('CourseInstance', { courseMode: 'Online', courseWorkload: `PT${hours}H` }),
        }),
      }),
    ),
  });
}

export interface JobFacts {
  id: string;
  title: string;
  /** HTML or plain text. */
  description: string;
  department: string;
  /** As it is shown: "Ranchi, India", "Remote". */
  location: string;
  /** full-time, part-time, contract, internship. */
  employmentType: string;
  postedAt: Date;
  /** The last moment at which one can apply. */
  deadline: Date | null;
  skills: readonly string[];
  path: string;
}

const employmentTypes: Record<string, string> = {
  'full-time': 'FULL_TIME',
  'part-time': 'PART_TIME',
  contract: 'CONTRACTOR',
  internship: 'INTERN',
};

/** An open position, in the words that search engines for jobs read. */
export function jobPosting(origin: string, job: JobFacts): Thing {
  const isRemote = /\bremote\b/i.test(job.location);
  return thing('JobPosting', {
    title: job.title,
    description: job.description,
    url: `${origin}${job.path}`,
    identifier: thing('PropertyValue', { name: company.name, value: job.id }),
    datePosted: job.postedAt.toISOString(),
    validThrough: job.deadline?.toISOString(),
    employmentType: employmentTypes[job.employmentType] ?? 'OTHER',
    occupationalCategory: job.department,
    hiringOrganization: thing('Organization', { name: company.name, sameAs: `${origin}/` }),
    jobLocationType: isRemote ? 'TELECOMMUTE' : null,
    applicantLocationRequirements: isRemote ? company.countries.map((name) => thing('Country', { name })) : null,
    jobLocation: isRemote ? null : jobLocation(job.location),
    skills: job.skills.length > 0 ? job.skills.join(', ') : null,
    directApply: false,
  });
}

/** The office that the location names; another place stands as it was typed. */
function jobLocation(location: string): Thing {
  const { headquarters, secondOffice } = company;
  const office = [headquarters, secondOffice].find(({ city }) => location.includes(city));
  const postal =
    office === headquarters ? { addressRegion: headquarters.region, postalCode: headquarters.postalCode } : {};
  return thing('Place', {
    address: thing('PostalAddress', {
      addressLocality: office?.city ?? location,
      addressCountry: office?.countryCode,
      ...postal,
    }),
  });
}
