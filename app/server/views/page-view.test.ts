import type { IncomingHttpHeaders } from 'node:http';
import { describe, expect, it } from 'vitest';
import { readKey, viewKey } from './page-view';
import { ViewCounter } from './view-counts';

const desktop = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';
const tablet =
  'Mozilla/5.0 (Linux; Android 15; SM-X710) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';

function view(url: string, headers: IncomingHttpHeaders = {}, countryHeader?: string) {
  const key = viewKey(
    { url, method: 'GET', headers: { host: 'www.quzones.test', 'user-agent': desktop, ...headers } },
    countryHeader,
  );
  return key === null ? null : readKey(key);
}

describe('A view of a page', () => {
  it('is the page, the host that linked to it, and the kind of device', () => {
    expect(view('/blog?page=2', { referer: 'https://www.News.example:8443/a?secret=1#b' })).toEqual({
      path: '/blog',
      referrer: 'news.example',
      device: 'computer',
      country: '',
    });
    expect(view('/', { 'user-agent': phone })).toMatchObject({ path: '/', referrer: '', device: 'phone' });
    expect(view('/', { 'user-agent': tablet })).toMatchObject({ device: 'tablet' });
  });

  it('is not counted for whoever asks not to be tracked', () => {
    expect(view('/', { dnt: '1' })).toBeNull();
    expect(view('/', { 'sec-gpc': '1' })).toBeNull();
    expect(view('/', { dnt: '0' })).not.toBeNull();
  });

  it('is not counted for programs, signed-in staff, and pages that are fetched in advance', () => {
    for (const agent of ['Googlebot/2.1 (+http://www.google.com/bot.html)', 'curl/8.5.0', 'GPTBot/1.2', undefined]) {
      expect(view('/', { 'user-agent': agent })).toBeNull();
    }
    expect(view('/', { cookie: 'theme=dark; __Host-quzones.session_token=x.y' })).toBeNull();
    expect(view('/', { cookie: 'theme=dark' })).not.toBeNull();
    expect(view('/', { 'sec-purpose': 'prefetch;prerender' })).toBeNull();
    expect(view('/', { 'sec-fetch-dest': 'iframe' })).toBeNull();
    expect(viewKey({ url: '/', method: 'HEAD', headers: { 'user-agent': desktop } }, undefined)).toBeNull();
  });

  it('is not counted where the address is the secret of one person', () => {
    for (const path of [
      '/admin',
      '/admin/auth',
      '/demo/abc',
      '/preview/abc',
      '/newsletter/confirm?token=abc',
      '/admin.data',
    ]) {
      expect(view(path)).toBeNull();
    }
    expect(view('/administration')).not.toBeNull();
  });

  it('that React shows by itself counts once, and another state of the page that is open does not', () => {
    const from = (path: string) => ({ referer: `https://www.quzones.test${path}`, 'sec-fetch-dest': 'empty' });
    expect(view('/insights/a.data', from('/insights?category=Finance'))).toMatchObject({
      path: '/insights/a',
      referrer: 'self',
    });
    expect(view('/_root.data', from('/blog'))).toMatchObject({ path: '/' });
    expect(view('/insights.data?category=Finance', from('/insights'))).toBeNull();
    expect(view('/insights.data', { 'sec-fetch-dest': 'empty' })).toBeNull();
    expect(view('/insights?category=Finance', { referer: 'https://www.quzones.test/insights' })).toBeNull();
  });

  it('has a country only where the proxy tells it, in the header of the setting', () => {
    const headers = { 'cf-ipcountry': 'ee' };
    expect(view('/', headers)).toMatchObject({ country: '' });
    expect(view('/', headers, 'cf-ipcountry')).toMatchObject({ country: 'EE' });
    expect(view('/', { 'cf-ipcountry': 'XX' }, 'cf-ipcountry')).toMatchObject({ country: '' });
    expect(view('/', { 'cf-ipcountry': 'Estonia' }, 'cf-ipcountry')).toMatchObject({ country: '' });
  });

  it('never names what is no host of the web, and nothing that breaks the key', () => {
    for (const referer of [
      'https://intranet/',
      'https://a\tb.example/',
      'android-app://x.y/',
      'nonsense',
      'https://',
    ]) {
      expect(view('/', { referer })).toMatchObject({ path: '/', referrer: '', device: 'computer', country: '' });
    }
    expect(view('/', { referer: `https://${'a'.repeat(101)}.example/` })).toMatchObject({ referrer: '' });
    expect(view(`/${'a'.repeat(200)}`)).toBeNull();
  });
});

describe('Counting', () => {
  it('adds up, and hands out everything once', () => {
    const counter = new ViewCounter();
    counter.add('/\t\tphone\t');
    counter.addAll([
      ['/\t\tphone\t', 2],
      ['/blog\t\tphone\t', 1],
    ]);
    expect(counter.take()).toEqual([
      ['/\t\tphone\t', 3],
      ['/blog\t\tphone\t', 1],
    ]);
    expect(counter.take()).toEqual([]);
  });

  it('tells no more than 10,000 things apart, and still counts the views of a page', () => {
    const counter = new ViewCounter();
    for (let host = 0; host < 10_500; host += 1) counter.add(`/\th${host}.example\tphone\t`);
    const counts = counter.take();
    expect(counts).toHaveLength(10_001);
    expect(counts.at(-1)).toEqual(['/\tother\tphone\t', 500]);
  });
});
