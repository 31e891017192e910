/** A valid form for each collection, and one way to make it invalid. A new collection adds its own here. */
export interface CollectionSample {
  form: Record<string, string>;
  /** A field and a value that must be refused with a message at that field. */
  invalid: { field: string; value: string };
  /** Rows that the database itself must refuse; a missing title where none are named. */
  refusedByDatabase?: Record<string, unknown>[];
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
      publish_when: 'now',
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
      publish_date: '2025-11-03',
      tags: 'one, two',
    },
    invalid: { field: 'publish_date', value: 'yesterday' },
  },
  case_studies: {
    form: {
      title: 'A sample case study',
      industry: 'Energy',
      author: 'Optimization team',
      excerpt: 'What it says in one sentence.',
      content: '<p>Text of the case study.</p>',
      status: 'published',
      tags: 'one, two',
      client_name: 'A utility',
      project_duration: '7 months',
      results_achieved: 'A third less',
      technologies_used: 'Annealing, PostgreSQL',
      publish_when: 'now',
    },
    invalid: { field: 'industry', value: 'Catering' },
    refusedByDatabase: [{ title: ' ' }, { industry: 'Catering' }, { excerpt: '' }],
  },
  documentation: {
    form: {
      title: 'A sample page',
      excerpt: 'What it says in one sentence.',
      content: '<p>Text of the page.</p>',
      category: 'tutorials',
      order_index: '3',
      status: 'published',
      featured: 'on',
      author: 'Platform engineering',
      version: '1.2.0',
      tags: 'one, two',
    },
    invalid: { field: 'order_index', value: '1st' },
    refusedByDatabase: [{ title: '' }, { category: 'all' }, { version: ' ' }],
  },
  careers: {
    form: {
      title: 'A sample career',
      department: 'Engineering',
      location: 'Ranchi, India',
      description: 'What the team does.',
      responsibilities: 'Build\nRun',
      requirements: 'Read\nWrite',
      employment_type: 'contract',
      experience_level: 'senior-level',
      status: 'active',
      application_deadline: '2199-12-31',
      benefits: 'Time, , Money, Time',
      skills_required: 'SQL',
    },
    invalid: { field: 'location', value: ' ' },
    refusedByDatabase: [
      { location: ' ' },
      { responsibilities: '' },
      { employmentType: 'gig' },
      { experienceLevel: 'wizard' },
    ],
  },
  website_content: {
    form: {
      page_name: 'about',
      section_key: 'mission',
      title: 'A sample section',
      content: 'Text of the section.',
      status: 'published',
      section_order: '2',
      metadata: '{"tone": "calm"}',
    },
    invalid: { field: 'metadata', value: '[1, 2]' },
    refusedByDatabase: [{ sectionKey: ' ' }, { pageName: 'imprint' }, { metadata: [1, 2] }, { sectionOrder: 'first' }],
  },
};
