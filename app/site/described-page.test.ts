import { describe, expect, it } from 'vitest';
import { thingsOf } from './described-page';
import { sitePages } from './site-map';

const types = (path: string) => thingsOf(path, 'https://quzones.example').map((thing) => thing['@type']);

describe('What the pages of the site map are about', () => {
  it('is the company and its site on the home page', () => {
    expect(types('/')).toEqual(expect.arrayContaining(['Organization', 'WebSite']));
  });

  it('is a service, a product or a course', () => {
    expect(types('/services/quantum-computing/annealers')).toContain('Service');
    expect(types('/consulting')).toContain('Service');
    expect(types('/services/quantum-computing/querido')).toContain('SoftwareApplication');
    expect(types('/courses')).toContain('Course');
  });

  it('is known for every page, and says each thing once', () => {
    for (const { path } of sitePages) expect(new Set(types(path)).size, path).toBe(types(path).length);
  });
});
