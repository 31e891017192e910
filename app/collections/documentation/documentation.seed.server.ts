import type { DocumentationCategory } from './documentation-categories';

export interface DocumentationSeed {
  slug: string;
  title: string;
  excerpt: string;
  /** HTML, from ./seed/<slug>.html */
  content: string;
  category: DocumentationCategory;
  orderIndex: number;
  featured: boolean;
  status: 'draft' | 'published';
  author: string;
  version: string;
  tags: string[];
  metaTitle: string | null;
  metaDescription: string | null;
  /** Day of the last change, YYYY-MM-DD */
  updated: string;
}

const bodies = import.meta.glob<string>('./seed/*.html', { query: '?raw', eager: true, import: 'default' });

function bodyOf(slug: string): string {
  const path = `./seed/${slug}.html`;
  const body = bodies[path];
  if (body === undefined || body.trim() === '') {
    throw new Error(
      `The seed documentation "${slug}" has no text: app/collections/documentation/seed/${slug}.html is missing or empty.`,
    );
  }
  return body;
}

type Entry = Pick<DocumentationSeed, 'slug' | 'title' | 'excerpt' | 'tags' | 'updated'> & Partial<DocumentationSeed>;

const platform = 'Platform engineering';
const algorithms = 'Quantum algorithms group';
const applied = 'Applied AI team';

/** By category, in the order in which they are read. `advanced` is for what staff write. */
const entries: Record<Exclude<DocumentationCategory, 'advanced'>, Entry[]> = {
  'getting-started': [
    {
      slug: 'install-the-sdk',
      title: 'Install the SDK',
      excerpt: 'One package for Linux, macOS and Windows. No account is needed for the simulator on your own machine.',
      tags: ['Python', 'Installation'],
      updated: '2025-11-10',
      featured: true,
    },
    {
      slug: 'run-your-first-circuit',
      title: 'Run your first circuit',
      excerpt: 'Entangle two qubits, measure them a thousand times, and send the same circuit to another back end.',
      tags: ['Python', 'Circuits'],
      updated: '2025-11-12',
      featured: true,
      author: algorithms,
    },
    {
      slug: 'authentication-and-api-keys',
      title: 'Authentication and API keys',
      excerpt: 'Where a key comes from, what its scopes allow, where to put it and how to change it without downtime.',
      tags: ['API keys', 'Security'],
      updated: '2025-10-28',
    },
    {
      slug: 'choose-a-back-end',
      title: 'Choose a back end',
      excerpt:
        'Five back ends, two kinds of problem, and an order of questions that leads to the smallest one that will do.',
      tags: ['Back ends', 'Python'],
      updated: '2025-11-05',
      author: algorithms,
    },
  ],
  'api-reference': [
    {
      slug: 'python-client',
      title: 'Python client',
      excerpt: 'run, Client, Job and Result: every parameter with its type, its default and what it means.',
      tags: ['Python', 'Reference'],
      updated: '2025-11-12',
    },
    {
      slug: 'jobs-rest-api',
      title: 'Jobs REST API',
      excerpt: 'Submit, follow, cancel and read jobs over HTTPS from any language, each of them exactly once.',
      tags: ['REST', 'Reference'],
      updated: '2025-11-12',
      featured: true,
    },
    {
      slug: 'circuits-and-gates',
      title: 'Circuits and gates',
      excerpt:
        'All gates, measurement and bit order, parameters for sweeps, observables, and OpenQASM in both directions.',
      tags: ['Circuits', 'Reference'],
      updated: '2025-11-03',
      author: algorithms,
    },
    {
      slug: 'qubo-models',
      title: 'QUBO models',
      excerpt: 'Build a model from costs and constraints, check it before you pay, and choose its penalties.',
      tags: ['QUBO', 'Reference'],
      updated: '2025-10-21',
      author: algorithms,
    },
    {
      slug: 'custom-llm-endpoint',
      title: 'Custom LLM endpoint',
      excerpt: 'Ask a custom language model, get an answer with its sources, and know what a refusal looks like.',
      tags: ['LLM', 'REST'],
      updated: '2025-11-07',
      author: applied,
      version: '1.3.0',
    },
    {
      slug: 'error-codes',
      title: 'Error codes',
      excerpt: 'Every code of the API with its status, its Python class and whether trying again can help.',
      tags: ['Errors', 'Reference'],
      updated: '2025-11-12',
    },
  ],
  examples: [
    {
      slug: 'max-cut-on-the-annealer',
      title: 'Max-Cut on the annealer',
      excerpt: 'The shortest useful QUBO model: six nodes, eight edges, and a result that you can check by hand.',
      tags: ['Annealing', 'QUBO'],
      updated: '2025-09-30',
      author: algorithms,
    },
    {
      slug: 'let-querido-choose-the-solver',
      title: 'Let Querido choose the solver',
      excerpt:
        'A plan with its reasons and an estimate, before anything is spent. Often it sends you to your own processor.',
      tags: ['Querido', 'Back ends'],
      updated: '2025-11-06',
      author: algorithms,
    },
    {
      slug: 'answers-with-their-sources',
      title: 'Answers with their sources',
      excerpt: 'A command-line program that asks a custom model, prints its citations and respects a refusal.',
      tags: ['LLM', 'Python'],
      updated: '2025-11-07',
      author: applied,
      version: '1.3.0',
    },
    {
      slug: 'verify-webhooks',
      title: 'Verify webhooks',
      excerpt: 'Check a signature in ten lines, survive repeats and reordering, and rotate the secret.',
      tags: ['Webhooks', 'Security'],
      updated: '2025-11-12',
    },
  ],
  tutorials: [
    {
      slug: 'schedule-shifts-with-a-qubo',
      title: 'Schedule shifts with a QUBO',
      excerpt:
        'From rules in words to a proven optimum in six steps, with a penalty set wrong on purpose in the fourth.',
      tags: ['QUBO', 'Scheduling'],
      updated: '2025-10-14',
      author: algorithms,
    },
    {
      slug: 'from-simulator-to-hardware',
      title: 'From simulator to hardware',
      excerpt: 'One circuit, exact, noisy, on a quantum computer and corrected: find out what the machine did to it.',
      tags: ['Hardware', 'Noise'],
      updated: '2025-10-30',
      author: algorithms,
    },
    {
      slug: 'noise-models',
      title: 'Noise models',
      excerpt: 'Three ways to describe what goes wrong on a machine, how it is simulated, and what it leaves out.',
      tags: ['Noise', 'Simulation'],
      updated: '2025-10-30',
      author: algorithms,
    },
  ],
  troubleshooting: [
    {
      slug: 'a-job-stays-queued',
      title: 'A job stays queued',
      excerpt: 'Tell waiting from being stuck, find the forgotten sweep, and pick up a job after a timeout.',
      tags: ['Jobs', 'Queue'],
      updated: '2025-10-17',
    },
    {
      slug: 'the-annealer-returns-invalid-solutions',
      title: 'The annealer returns invalid solutions',
      excerpt: 'Four reasons in the order in which to check them. Two are found without any hardware.',
      tags: ['Annealing', 'QUBO'],
      updated: '2025-10-22',
      author: algorithms,
    },
    {
      slug: 'rate-limits-and-retries',
      title: 'Rate limits and retries',
      excerpt: 'What 429 means, what the client does about it, and fifteen lines that do the same without the SDK.',
      tags: ['REST', 'Errors'],
      updated: '2025-11-04',
    },
  ],
};

export const documentationSeed: DocumentationSeed[] = Object.entries(entries).flatMap(([category, pages]) =>
  pages.map((page, orderIndex) => ({
    featured: false,
    status: 'published' as const,
    author: platform,
    version: '1.4.0',
    metaTitle: null,
    metaDescription: null,
    ...page,
    category: category as DocumentationCategory,
    orderIndex,
    content: bodyOf(page.slug),
  })),
);
