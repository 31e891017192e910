export type BlogPostSeedStatus = 'draft' | 'published';

export interface BlogPostSeed {
  slug: string;
  title: string;
  excerpt: string;
  /** HTML, from ./seed/<slug>.html */
  content: string;
  author: string;
  status: BlogPostSeedStatus;
  tags: string[];
  metaTitle: string;
  metaDescription: string;
  canonicalUrl: string | null;
  /** YYYY-MM-DD */
  publishDate: string;
}

const bodies = import.meta.glob<string>('./seed/*.html', {
  query: '?raw',
  eager: true,
  import: 'default',
});

function bodyOf(slug: string): string {
  const path = `./seed/${slug}.html`;
  const body = bodies[path];
  if (body === undefined || body.trim() === '') {
    throw new Error(
      `The seed blog post "${slug}" has no text: app/collections/blog_posts/seed/${slug}.html is missing or empty.`,
    );
  }
  return body;
}

const entries: Omit<BlogPostSeed, 'content'>[] = [
  {
    slug: 'a-reproducible-rpa-audit-in-two-weeks',
    title: 'A reproducible RPA audit in two weeks',
    excerpt:
      'Ten working days, two people, one ranked list of processes with a defensible reason for its order, and evidence that anyone can check again later.',
    author: 'Enterprise solutions',
    status: 'published',
    tags: ['Automation', 'RPA', 'Audit', 'Method'],
    metaTitle: 'A reproducible RPA audit in two weeks',
    metaDescription:
      'A day-by-day plan for an automation audit: inventory, observation, scoring by two people, honest estimates, and a manifest that keeps the evidence intact.',
    canonicalUrl: null,
    publishDate: '2025-01-15',
  },
  {
    slug: 'your-first-qubo-in-40-lines-of-python',
    title: 'Your first QUBO in 40 lines of Python',
    excerpt:
      'Ten crates, two trucks, no libraries. State a problem as a QUBO, solve it with simulated annealing, and end up with something that an annealer could run.',
    author: 'Quantum algorithms group',
    status: 'published',
    tags: ['QUBO', 'Python', 'Tutorial', 'Annealing'],
    metaTitle: 'Your first QUBO in 40 lines of Python',
    metaDescription:
      'A beginner tutorial in plain Python: derive a QUBO for balancing two loads, solve it with simulated annealing, verify the result and learn its limits.',
    canonicalUrl: null,
    publishDate: '2025-02-11',
  },
  {
    slug: 'sql-window-functions-for-machine-downtime',
    title: 'SQL window functions for machine downtime',
    excerpt:
      'From a list of state changes to durations, merged stops, a Pareto list of causes and rolling counts, in PostgreSQL and without leaving the database.',
    author: 'Platform engineering',
    status: 'published',
    tags: ['SQL', 'PostgreSQL', 'Manufacturing', 'Tutorial'],
    metaTitle: 'SQL window functions for machine downtime',
    metaDescription:
      'LEAD, LAG, running sums and RANGE frames applied to machine events: durations, episodes, shift clipping, a Pareto list of causes, and four common traps.',
    canonicalUrl: null,
    publishDate: '2025-03-19',
  },
  {
    slug: 'how-we-run-a-demo',
    title: 'How we run a demo',
    excerpt:
      'A demo can be a performance or a working session. What happens before, during and after the call, and who should be there so that it is worth the time.',
    author: 'Enterprise solutions',
    status: 'published',
    tags: ['Demo', 'How we work', 'Method'],
    metaTitle: 'How we run a demo: a working session',
    metaDescription:
      'What to send before a demo, how the call is divided, why the limits get their own part, and what you receive afterward, whether or not it is a fit.',
    canonicalUrl: null,
    publishDate: '2025-04-08',
  },
  {
    slug: 'sizing-memory-for-on-premises-llms',
    title: 'Sizing memory for on-premises LLMs',
    excerpt:
      'Weights decide whether a model fits. The key-value cache decides how many people can use it at once. The arithmetic, a calculator, and the levers in order of cost.',
    author: 'Platform engineering',
    status: 'published',
    tags: ['LLM', 'Infrastructure', 'KV cache', 'On premises'],
    metaTitle: 'Sizing memory for on-premises LLMs',
    metaDescription:
      'How much memory a language model needs: weights, key-value cache per token, concurrent users, quantization and bandwidth, with a small Python calculator.',
    canonicalUrl: null,
    publishDate: '2025-05-22',
  },
  {
    slug: 'what-we-log-in-an-ai-system-and-why',
    title: 'What we log in an AI system, and why',
    excerpt:
      'When an AI system misbehaves, the code is usually fine and the explanation is in the inputs. A record that can be replayed, two stores, and what not to keep.',
    author: 'Platform engineering',
    status: 'published',
    tags: ['LLM', 'Observability', 'Privacy', 'Engineering'],
    metaTitle: 'What to log in an AI system, and why',
    metaDescription:
      'A log record for language model calls that can be replayed months later, the split between metadata and content, sampling, and what should not be kept.',
    canonicalUrl: null,
    publishDate: '2025-06-26',
  },
  {
    slug: 'a-gentle-guide-to-the-bloch-sphere',
    title: 'A gentle guide to the Bloch sphere',
    excerpt:
      'The globe with an arrow is exact for one qubit and misleading for two. Where it comes from, how to read gates and noise on it, and when to put it away.',
    author: 'Quantum algorithms group',
    status: 'published',
    tags: ['Bloch sphere', 'Basics', 'Qubits', 'Python'],
    metaTitle: 'A gentle guide to the Bloch sphere',
    metaDescription:
      'How two complex numbers become a point on a sphere, why the angle is halved, what gates and noise look like, and why two qubits are not two spheres.',
    canonicalUrl: null,
    publishDate: '2025-08-05',
  },
  {
    slug: 'teaching-quantum-computing-to-engineers',
    title: 'Teaching quantum computing to engineers',
    excerpt:
      'Leave out the cat, show interference in the first ten minutes, and keep an hour for what does not work. Notes on an order of topics that respects the audience.',
    author: 'Research team',
    status: 'published',
    tags: ['Education', 'Quantum computing', 'Opinion'],
    metaTitle: 'Teaching quantum computing to engineers',
    metaDescription:
      'An order of topics for engineers who want to compute rather than marvel: interference first, exercises that test understanding, and what to leave out.',
    canonicalUrl: null,
    publishDate: '2025-09-04',
  },
  {
    slug: 'explainability-in-radiology-ai',
    title: 'Explainability in radiology AI: beyond the heat map',
    excerpt:
      'A colored cloud over an X-ray is convincing whether or not it is faithful. How to test saliency maps, where the real risk lies, and what helps the reader more.',
    author: 'Healthcare team',
    status: 'published',
    tags: ['Radiology', 'Explainability', 'Healthcare', 'AI'],
    metaTitle: 'Explainability in radiology AI: beyond the heat map',
    metaDescription:
      'What saliency maps in radiology can and cannot show, two tests before trusting one, how to look for shortcuts, and what helps at the workstation.',
    canonicalUrl: null,
    publishDate: '2025-10-14',
  },
  {
    slug: 'prompt-injection-defenses-that-hold',
    title: 'Prompt injection defenses that hold',
    excerpt:
      'There is no known complete fix inside the model. So build a system in which a fooled model can do little harm: authority from the user, taint, and closed exits.',
    author: 'Applied AI team',
    status: 'published',
    tags: ['Security', 'LLM', 'TypeScript', 'Architecture'],
    metaTitle: 'Prompt injection defenses that hold',
    metaDescription:
      'Why filters and careful prompts are not enough, and five measures that hold when the model is fooled, with a small authorization function in TypeScript.',
    canonicalUrl: null,
    publishDate: '2025-11-18',
  },
  {
    slug: 'data-residency-between-india-and-the-eu',
    title: 'Data residency between India and the EU',
    excerpt:
      'Where the data is stored, who can read it and whose law applies are three different questions. An engineering overview for systems used in both places.',
    author: 'Enterprise solutions',
    status: 'draft',
    tags: ['Privacy', 'Data residency', 'GDPR', 'DPDP Act'],
    metaTitle: 'Data residency between India and the EU',
    metaDescription:
      'Residency, transfer and sovereignty are different questions. An engineering overview for systems in India and the EU, with five questions and a design.',
    canonicalUrl: null,
    publishDate: '2025-12-09',
  },
];

export const blogPostsSeed: BlogPostSeed[] = entries.map((entry) => ({ ...entry, content: bodyOf(entry.slug) }));
