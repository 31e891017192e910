import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { composeMail, composeSample } from '../compose-mail.server';
import { type MailTemplateName, mailTemplates } from '.';
import { mailColours } from './mail-tokens';

const names = Object.keys(mailTemplates) as MailTemplateName[];

describe('every template', () => {
  it.each(names)('%s makes a mail with a subject, words in HTML and the same words as text', async (name) => {
    const { subject, html, text } = await composeSample(name);
    expect(subject.length).toBeGreaterThan(5);
    expect(subject).not.toMatch(/undefined|null|\[object/);
    expect(html).toMatch(/^<!DOCTYPE html/);
    expect(html).toContain('lang="en"');
    expect(html + text).not.toMatch(/undefined|\[object/);
    expect(text.length).toBeGreaterThan(50);
    expect(text).not.toMatch(/<\/?[a-z]|&[a-z]+;/);
  });

  it.each(names)(
    '%s loads nothing: no pictures, no fonts, no scripts, which would tell when it is read',
    async (name) => {
      const { html } = await composeSample(name);
      expect(html).not.toMatch(/<(img|script|link|iframe|object|form)\b|url\(|@import/i);
    },
  );

  it.each(names)('%s is small enough not to be cut (102 KB)', async (name) => {
    const { html } = await composeSample(name);
    expect(Buffer.byteLength(html)).toBeLessThan(40_000);
  });

  it.each(names)('%s goes on after its greeting with a sentence that begins as all others do', async (name) => {
    const { text } = await composeSample(name);
    expect(text).not.toMatch(/^(Hello|Dear).*,\n\n\p{Ll}/mu);
  });

  it('has every address of its HTML in its text', async () => {
    for (const name of names) {
      const { html, text } = await composeSample(name);
      for (const [, address = ''] of html.matchAll(/href="([^"]+)"/g)) {
        expect(text, name).toContain(address.replaceAll('&amp;', '&'));
      }
    }
  });
});

it('The address of a video call is a link until the demo is called off, and stands once in the text', async () => {
  const link = 'href="https://meet.example.com/quzones-demo"';
  for (const name of ['demo-change', 'demo-reminder', 'demo-cancellation'] as const) {
    const { html, text } = await composeSample(name);
    expect(html.includes(link), name).toBe(name !== 'demo-cancellation');
    expect(text.match(/https:\/\/meet\.example\.com/g), name).toHaveLength(1);
  }
});

describe('the colours of mails', () => {
  const tokens = readFileSync(new URL('../../../styles/tokens.css', import.meta.url), 'utf8');

  it.each(Object.entries(mailColours))('%s is the token of the site, in both themes', (name, [light, dark]) => {
    expect(tokens).toContain(`--color-${name}: light-dark(${light}, ${dark});`);
  });
});

describe('what strangers typed', () => {
  it('can neither add a header nor markup, and a subject has an end', async () => {
    const { subject, html } = await composeMail('contact-notification', {
      ...mailTemplates['contact-notification'].sample,
      name: `Ravi\r\nBcc: a@b.example <b>x</b>${'y'.repeat(500)}`,
      message: '<img src=x onerror=alert(1)>',
    });
    expect(subject).not.toMatch(/[\r\n]/);
    expect(subject).toHaveLength(200);
    expect(html).not.toMatch(/<b>|<img/);
  });

  it('greets by what is a name, and nobody by a link', async () => {
    const greeting = async (name: string) => {
      const { text } = await composeMail('contact-acknowledgement', { name, promise: 'soon' });
      return /^Hello.*$/m.exec(text)?.[0];
    };
    expect(await greeting("Jean-Luc O'Neil Jr.")).toBe("Hello Jean-Luc O'Neil Jr.,");
    expect(await greeting('आशा राव')).toBe('Hello आशा राव,');
    for (const name of ['evil.example', 'https://evil.example', 'Win 100 €', 'a@b.example', 'x'.repeat(61)]) {
      expect(await greeting(name)).toBe('Hello,');
    }
  });
});
