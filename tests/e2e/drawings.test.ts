import { describe, expect, it } from 'vitest';
import { openPage } from '../support/browser';
import { useBuiltSite } from '../support/built-site';

const site = useBuiltSite();

/** The addresses of drawings that a page names, as they stand in its markup. */
async function drawingsOf(path: string, cookie = ''): Promise<string[]> {
  const html = await (await fetch(site.server.url + path, { headers: { cookie } })).text();
  const written = html.replaceAll('&quot;', '"').replaceAll('&amp;', '&');
  return [...written.matchAll(/"(\/drawings\/[^"]+)"/g)].map(([, address = '']) => address);
}

describe('Drawings as files', () => {
  it('The drawings of cards are there in the colours of either theme, and may be kept for ever', async () => {
    const addresses = (await drawingsOf('/blog')).filter((address) => address.includes('/cover/'));
    const [dark, light] = ['dark', 'light'].map((theme) =>
      addresses.find((address) => address.includes(`-${theme}.svg`)),
    );
    const [atNight, byDay] = await Promise.all([dark, light].map((address) => fetch(`${site.server.url}${address}`)));
    expect([atNight?.status, byDay?.status]).toEqual([200, 200]);
    expect(atNight?.headers.get('content-type')).toBe('image/svg+xml');
    expect(atNight?.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const [night, day] = [await atNight?.text(), await byDay?.text()];
    expect(night).toContain('#f2f0ea');
    expect(day).toContain('#14121f');
    expect(`${night}${day}`).not.toContain('var(');
    // By night the ground of a drawing is no paper.
    expect(night).not.toMatch(/#fff(fff)?\b|#faf8f4/);
  });

  it('Who chose a theme is given the drawings of that one only', async () => {
    const themes = async (cookie: string) =>
      new Set((await drawingsOf('/', cookie)).map((address) => /-(dark|light)\.svg/.exec(address)?.[1]));
    expect(await themes('')).toEqual(new Set(['dark', 'light']));
    expect(await themes('theme=dark')).toEqual(new Set(['dark']));
    const addresses = await drawingsOf('/', 'theme=light');
    // The footer lies on ink in both themes.
    expect(addresses.filter((address) => address.includes('-dark.svg'))).toEqual(['/drawings/5/wordmark-dark.svg']);
  });

  it('A drawing that no page shows is answered, but nobody between keeps it', async () => {
    const [own = ''] = (await drawingsOf('/blog')).filter((address) => address.includes('/cover/'));
    const others = [
      own.replace(/seed=.*/, 'seed=made-up'),
      own.replace(/drawings\/\d+/, 'drawings/1'),
      own.replace('seed=', 'seed=%61'),
    ];
    for (const address of others) {
      const answer = await fetch(site.server.url + address);
      expect([answer.status, answer.headers.get('cache-control')], address).toEqual([200, 'private, max-age=3600']);
    }
  });

  it.each([
    '/drawings/5/cover/nothing-dark.svg?seed=a',
    '/drawings/5/cover/lattice-pink.svg?seed=a',
    '/drawings/5/cover/lattice-dark.svg',
    `/drawings/5/cover/lattice-dark.svg?seed=${'a'.repeat(201)}`,
    '/drawings/5/poster/lattice-dark.svg?seed=a',
    '/drawings/5/letters-dark.svg',
  ])('There is no drawing at %s', async (address) => {
    const answer = await fetch(site.server.url + address);
    expect([answer.status, await answer.text()]).toEqual([404, 'There is no such drawing.']);
  });

  it.each(['light', 'dark'] as const)(
    'All drawings of the home page are fetched once its words are there, before anybody scrolls (%s)',
    async (colorScheme) => {
      const page = await openPage(site.browser, { colorScheme });
      await page.goto(site.server.url);
      const addresses = await page
        .locator('main .late-file')
        .evaluateAll((drawings) =>
          drawings.map((drawing) => /"(.+)"/.exec(getComputedStyle(drawing).getPropertyValue('--by-day'))?.[1] ?? ''),
        );
      const wanted = addresses.map((address) => site.server.url + address.replace('-light.svg', `-${colorScheme}.svg`));
      expect(wanted.length).toBeGreaterThan(8);
      const missing = () =>
        page.evaluate((files) => {
          const fetched = performance
            .getEntriesByType('resource')
            .filter((entry) => entry instanceof PerformanceResourceTiming && entry.responseStatus === 200)
            .map(({ name }) => name);
          return files.filter((file) => !fetched.includes(file));
        }, wanted);
      await expect.poll(missing).toEqual([]);
    },
  );
});
