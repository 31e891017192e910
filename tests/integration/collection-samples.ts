/** A valid form for each collection, and one way to make it invalid. A new collection adds its own here. */
export interface CollectionSample {
  form: Record<string, string>;
  /** A field and a value that must be refused with a message at that field. */
  invalid: { field: string; value: string };
}

export const collectionSamples: Record<string, CollectionSample> = {
  insights: {
    form: {
      title: 'A sample insight',
      author: 'Research team',
      excerpt: 'What it says in one sentence.',
      content: '<p>Text of the insight.</p>',
      status: 'published',
      tags: 'one, two, ,two words',
      publishWhen: 'now',
    },
    invalid: { field: 'title', value: '   ' },
  },
  blog_posts: {
    form: {
      title: 'A sample post',
      author: 'Platform engineering',
      excerpt: 'What it says in one sentence.',
      content: '<p>Text of the post.</p>',
      status: 'published',
      publishDate: '2025-11-03',
      tags: 'one, two',
    },
    invalid: { field: 'publishDate', value: 'yesterday' },
  },
};
