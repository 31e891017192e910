import { describe, expect, it } from 'vitest';
import { spamReasonOf } from './suspicion';

const now = Date.UTC(2026, 10, 21);
const byPerson = { formKey: 'key', openedAt: now - 60_000, honeypot: '', clientAddress: '203.0.113.7' };
const afterMs = (elapsedMs: number, text: string) =>
  spamReasonOf(['Asha Rao', null, text], { ...byPerson, openedAt: now - elapsedMs }, now);
const reasonOf = (text: string) => spamReasonOf(['Asha Rao', null, text], byPerson, now);

describe('What looks like spam', () => {
  it.each([
    ['three links', 'http://a.example https://b.example www.c.example', 'links'],
    ['a link in the markup of a forum', 'Look: [url=http://a.example]here[/url]', 'links'],
    ['a link in HTML', 'Look: <a href="http://a.example">here</a>', 'links'],
    ['advertising with a link', 'We write guest posts for you: https://a.example', 'wording'],
    ['advertising in two phrases', 'I was browsing your website. Our SEO services bring web traffic.', 'wording'],
  ])('%s', (_what, text, reason) => {
    expect(reasonOf(text)).toBe(reason);
  });

  it.each([
    ['a question with our own address in it', 'Is https://quzones.com/services current?'],
    ['one phrase that anybody may use', 'Can your models predict web traffic for our ticket shop?'],
    ['another language', 'Wir planen vierzig Lieferwagen von Hand. Können Sie uns helfen?'],
    ['another script', 'हम हाथ से चालीस गाड़ियों की योजना बनाते हैं।'],
    ['figures and a formula', '=SUM(A1:A9) is 100% of what we compute today, <b>sadly</b>.'],
  ])('%s is none', (_what, text) => {
    expect(reasonOf(text)).toBeNull();
  });

  it.each([
    ['sent before anybody could have read the form', 100, 'A plain question.', 'too_fast'],
    ['sent quickly with a link', 1500, 'Look at https://a.example', 'too_fast'],
    ['sent quickly with a phrase of advertising', 1500, 'We bring web traffic.', 'too_fast'],
    ['sent quickly without either, as autofill helps to', 700, 'A plain question.', null],
    ['sent in peace with a link', 3000, 'Look at https://a.example', null],
    ['with a link, from a form that was never opened', Number.NaN, 'Look at https://a.example', 'too_fast'],
    ['plain, from a form that was never opened', Number.NaN, 'A plain question.', null],
  ])('%s', (_what, elapsedMs, text, reason) => {
    expect(afterMs(elapsedMs, text)).toBe(reason);
  });
});
