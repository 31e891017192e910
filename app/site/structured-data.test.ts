import { describe, expect, it } from 'vitest';
import { article, breadcrumbs, faqPage, jobPosting, organization, website } from './structured-data';

const origin = 'https://quzones.example';

describe('What search engines are told', () => {
  it('about the company: where it is, since when, and where else it speaks', () => {
    expect(organization(origin)).toMatchObject({
      '@type': 'Organization',
      '@id': 'https://quzones.example/#organization',
      name: 'Quzones',
      foundingDate: '2021',
      address: { addressLocality: 'Ranchi', postalCode: '834001', addressCountry: 'IN' },
    });
  });

  it('about the search of the site', () => {
    expect(website(origin)['potentialAction']).toEqual({
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: 'https://quzones.example/search?q={search_term_string}' },
      'query-input': 'required name=search_term_string',
    });
  });

  it('about the way to a page, counted from 1', () => {
    const trail = [
      { name: 'Home', path: '/' },
      { name: 'Blog', path: '/blog' },
    ];
    expect(breadcrumbs(origin, trail)['itemListElement']).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://quzones.example/' },
      { '@type': 'ListItem', position: 2, name: 'Blog', item: 'https://quzones.example/blog' },
    ]);
  });

  it('about questions and their answers', () => {
    expect(faqPage([{ question: 'Why?', answer: 'Because.' }])['mainEntity']).toEqual([
      { '@type': 'Question', name: 'Why?', acceptedAnswer: { '@type': 'Answer', text: 'Because.' } },
    ]);
  });
});

describe('An article', () => {
  const facts = {
    kind: 'TechArticle' as const,
    title: 'A title',
    description: 'What it says',
    url: `${origin}/documentation/a-title`,
    image: `${origin}/a.png`,
    author: '',
    publishDate: null,
    updatedAt: new Date('2025-11-22T00:00:00Z'),
    tags: [],
  };

  it('without author and date is by the company, and claims no date', () => {
    const thing = article(origin, facts);
    expect(thing['author']).toEqual({
      '@type': 'Organization',
      '@id': 'https://quzones.example/#organization',
      name: 'Quzones',
      url: 'https://quzones.example/',
    });
    expect(thing).not.toHaveProperty('datePublished');
    expect(thing).not.toHaveProperty('keywords');
  });

  it('is by a person, or by those who write together under one name', () => {
    const authorOf = (author: string) => article(origin, { ...facts, author })['author'];
    const company = { '@type': 'Organization', '@id': 'https://quzones.example/#organization', name: 'Quzones' };
    expect(authorOf('Asha Rao')).toMatchObject({ '@type': 'Person', name: 'Asha Rao', worksFor: company });
    expect(authorOf('Quantum algorithms group')).toMatchObject({
      '@type': 'Organization',
      name: 'Quantum algorithms group',
      parentOrganization: company,
    });
    expect(authorOf('Platform engineering')).toMatchObject({ '@type': 'Organization' });
  });

  it('was never changed before it was published', () => {
    const thing = article(origin, { ...facts, publishDate: new Date('2025-12-01T00:00:00Z') });
    expect(thing['dateModified']).toBe('2025-12-01T00:00:00.000Z');
  });

  it('has a headline of at most 110 characters', () => {
    const thing = article(origin, { ...facts, title: 'x'.repeat(200) });
    expect(thing['headline']).toBe(`${'x'.repeat(109)}…`);
  });
});

describe('An open position', () => {
  const job = {
    id: 'an-id',
    title: 'Engineer',
    description: 'Work',
    department: 'Applied AI',
    location: 'Ranchi, India',
    employmentType: 'contract',
    postedAt: new Date('2025-11-01T00:00:00Z'),
    deadline: null,
    skills: [],
    path: '/careers/engineer',
  };

  it('in an office has its address and no end when there is no deadline', () => {
    const thing = jobPosting(origin, job);
    expect(thing).toMatchObject({
      employmentType: 'CONTRACTOR',
      jobLocation: { address: { addressLocality: 'Ranchi', addressCountry: 'IN', postalCode: '834001' } },
    });
    expect(thing).not.toHaveProperty('validThrough');
    expect(thing).not.toHaveProperty('jobLocationType');
  });

  it('done remotely says in which countries, and when one can last apply', () => {
    const thing = jobPosting(origin, { ...job, location: 'Remote', deadline: new Date('2026-01-01T00:00:00Z') });
    expect(thing).toMatchObject({
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: [{ name: 'India' }, { name: 'Estonia' }],
      validThrough: '2026-01-01T00:00:00.000Z',
    });
    expect(thing).not.toHaveProperty('jobLocation');
  });
});
