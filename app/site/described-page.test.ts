import { describe, expect, it } from 'vitest';
import { thingsOf } from './described-page';
import { sitePages } from './site-map';

const types = (path: string) => thingsOf(path, 'https://quzones.example').map((thing) => thing['@type']);

describe('What the pages of the site map are about', () => {
  it('is the company and its site on the home page', () => {
    expect(types('/')).toEqual(expect.arrayContaining(['Organization', 'WebSite']));
  });

  it('is a service or a product', () => {
    expect(types('/services/quantum-computing/annealers')).toContain('Service');
    expect(types('/consulting')).toContain('Service');
    expect(types('/services/quantum-computing/querido')).toContain('SoftwareApplication');
  });

  it('are six courses with an address each, how long they take and what one has to know before', () => {
    const [list] = thingsOf('/courses', 'https://quzones.example');
    expect(list).toMatchObject({ '@type': 'ItemList' });
    expect(list?.['itemListElement']).toHaveLength(6);
    expect(list).toHaveProperty('itemListElement.1', {
      '@type': 'ListItem',
      position: 2,
      item: {
        '@type': 'Course',
        name: 'Circuits and algorithms',
        description:
          'Gates, entanglement, phase estimation, Grover’s search, variational methods, what noise does to each.',
        url: 'https://quzones.example/courses#circuits-and-algorithms',
        inLanguage: 'en',
        coursePrerequisites: 'linear algebra, some Python',
        provider: { '@type': 'Organization', name: 'Quzones', sameAs: 'https://quzones.example/' },
        offers: { '@type': 'Offer', category: 'Paid' },
        hasCourseInstance: { '@type': 'CourseInstance', courseMode: 'Online', courseWorkload: 'PT24H' },
      },
    });
  });

  it('is known for every page, and says each thing once', () => {
    for (const { path } of sitePages) expect(new Set(types(path)).size, path).toBe(types(path).length);
  });
});
