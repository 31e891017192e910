import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { sealDocument } from './document-policy.server';

it('The policy allows the scripts that we wrote, by what a browser reads in them, and no others', () => {
  const ours = 'start("a quote ’ and a word in हिन्दी")';
  const document = `<head><script nonce="n1">${ours}</script></head><body>’<script>theirs()</script></body>`;
  const { html, policy } = sealDocument(Buffer.from(document).toString('latin1'), 'n1');
  expect(Buffer.from(html, 'latin1').toString()).toBe(document.replace(' nonce="n1"', ''));
  const hash = createHash('sha256').update(ours, 'utf8').digest('base64');
  expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
});
