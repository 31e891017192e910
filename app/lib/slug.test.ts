import { describe, expect, it } from 'vitest';
import { slugify, slugOfWords } from './slug';

describe('The slug of a title', () => {
  it.each([
    ['Getting Started', 'getting-started', 'getting-started'],
    ['  Two   words ', 'two-words', 'two-words'],
    ['What’s new in v2.0?', 'whats-new-in-v2-0', 'whats-new-in-v20'],
    ['REST/JSON: the order_index', 'rest-json-the-order-index', 'restjson-the-order_index'],
    ['__init__ - and  after', 'init-and-after', '__init__-and-after'],
    ['Größe & Énergie', 'grosse-energie', 'grosse-energie'],
    ['Łódź, Bodø', 'lodz-bodo', 'lodz-bodo'],
    ['量子', '', ''],
    ['--', '', ''],
    ['_ -_', '', ''],
  ])('%s', (title, slug, documentation) => {
    expect([slugify(title), slugOfWords(title)]).toEqual([slug, documentation]);
  });
});
