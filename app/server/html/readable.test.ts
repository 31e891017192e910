import { expect, it } from 'vitest';
import { readableText } from './readable.server';

it('A frame is a line that names it, before what stands in it', () => {
  const html = '<p>Before</p><aside class="warning"><p>Mind the gap.</p><p>It is narrow.</p></aside><p>After</p>';
  expect(readableText(html)).toBe('Before\n[Warning]\nMind the gap.\nIt is narrow.\nAfter');
});
