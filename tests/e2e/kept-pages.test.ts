import { expect, it } from 'vitest';
import { useBuiltSite } from '../support/built-site';

const site = useBuiltSite();

/** What a page of a browser knows of those who had it before. */
const memory = () => ({
  cookie: document.cookie,
  stored: [localStorage.length, sessionStorage.length],
  history: history.length,
  isDark: matchMedia('(prefers-color-scheme: dark)').matches,
  isPaper: matchMedia('print').matches,
  width: innerWidth,
});
const new390 = { cookie: '', stored: [0, 0], history: 2, isDark: false, isPaper: false, width: 390 };

// A test after another goes on with its page, which a new one takes seconds for.
it.each(['first', 'second', 'third'])('The page of the %s test is as if it were new', async () => {
  const page = await site.open({ viewport: { width: 390, height: 700 } });
  let asked = 0;
  page.on('request', () => {
    asked += 1;
  });
  await page.goto('/contact');
  expect(await page.evaluate(memory)).toEqual(new390);
  expect(asked).toBeGreaterThan(0);

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.setViewportSize({ width: 1280, height: 700 });
  await page.route('**/contact', (route) => route.abort());
  await page.evaluate(() => {
    document.cookie = 'left=behind; path=/';
    localStorage.setItem('left', 'behind');
    sessionStorage.setItem('left', 'behind');
    history.pushState(null, '', '/about');
    window.addEventListener('pagehide', () => sessionStorage.setItem('left', 'at the end'));
  });
  expect(await page.evaluate(memory)).toMatchObject({ stored: [1, 1], isDark: true, isPaper: true, width: 1280 });
});
