import { describe, expect, it } from 'vitest';
import { fillPlaceholders, openPlaceholders } from './placeholders';

describe('Placeholders of a template', () => {
  it('are filled in wherever they stand', () => {
    const text = 'Hello {{name}}, {{ name }}: {{company}}';
    expect(fillPlaceholders(text, { name: 'Asha', company: 'Quzones' })).toBe('Hello Asha, Asha: Quzones');
  });

  it('stay when nothing is known, and are found again', () => {
    const filled = fillPlaceholders('{{due}} {{toString}} {{name}}', { due: undefined, name: 'Asha' });
    expect(filled).toBe('{{due}} {{toString}} Asha');
    expect(openPlaceholders(`${filled} {{due}}`)).toEqual(['{{due}}']);
  });

  it('are not looked for in what somebody else wrote', () => {
    expect(fillPlaceholders('{{name}}', { name: '{{company}} $& $1', company: 'Quzones' })).toBe('{{company}} $& $1');
  });
});
