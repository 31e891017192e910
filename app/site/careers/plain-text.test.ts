import { describe, expect, it } from 'vitest';
import { htmlOf, readItems, readProse } from './plain-text';

describe('A description', () => {
  it('has paragraphs between blank lines, and keeps other line ends', () => {
    expect(readProse('One.\r\nStill one.\n\nTwo.')).toEqual([
      { kind: 'paragraph', lines: ['One.', 'Still one.'] },
      { kind: 'paragraph', lines: ['Two.'] },
    ]);
  });

  it('has lists where lines are marked or counted', () => {
    expect(readProse('You will:\n- build\n\n* run\n• rest\n1. first\n2) second\nDone.')).toEqual([
      { kind: 'paragraph', lines: ['You will:'] },
      { kind: 'bullets', items: ['build', 'run', 'rest'] },
      { kind: 'numbers', items: ['first', 'second'] },
      { kind: 'paragraph', lines: ['Done.'] },
    ]);
  });

  it('has the marks that Word types for lists within lists', () => {
    const text = 'o\tbuild\n§\trun\n▪ rest\n➢ sleep\n➢\twake';
    expect(readProse(text)).toEqual([{ kind: 'bullets', items: ['build', 'run', 'rest', 'sleep', 'wake'] }]);
    const lines = ['o brother', '§ 5 of the act', 'of it'];
    expect(readProse(lines.join('\n'))).toEqual([{ kind: 'paragraph', lines }]);
  });

  it('does not take a minus, a star or a year for a mark', () => {
    const lines = ['-5 degrees', '*bold*', '2025 was a year', '3.5 hours'];
    expect(readProse(lines.join('\n'))).toEqual([{ kind: 'paragraph', lines }]);
  });
});

describe('Responsibilities and requirements', () => {
  it('are a list with one item to a line, whether marked or not', () => {
    expect(readItems('Build\n\n- Run\n  Rest  ')).toEqual([{ kind: 'bullets', items: ['Build', 'Run', 'Rest'] }]);
  });

  it('are a sentence when there is one line, and nothing when there is none', () => {
    expect(readItems('Build it.\n')).toEqual([{ kind: 'paragraph', lines: ['Build it.'] }]);
    expect(readItems(' \n ')).toEqual([]);
  });
});

it('As HTML it has paragraphs, lists and no tags but its own', () => {
  const text = 'Cold & dark.\nBelow <b>1 K</b>.\n\n• Wire\n• Measure\n\n1. Read\n2. Write';
  expect(htmlOf(readProse(text))).toBe(
    '<p>Cold &amp; dark.<br>Below &lt;b&gt;1 K&lt;/b&gt;.</p><ul><li>Wire</li><li>Measure</li></ul><ol><li>Read</li><li>Write</li></ol>',
  );
});
