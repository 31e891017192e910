import type { ClaimId } from '../../claims';
import { defineCopy } from '../page-copy';

export const governmentCopy = defineCopy({
  hero: {
    eyebrow: 'Government',
    title: 'What is encrypted today will be read later',
    content:
      'Records that must stay secret for decades have to move to post-quantum cryptography before a large quantum computer exists. We take inventory, plan the migration, and bring the same care to public services that use AI.',
    items: [
      { term: 'Threat', text: 'Traffic recorded now, decrypted when the machine exists' },
      { term: 'Broken by it', text: 'RSA, Diffie-Hellman, elliptic curves (Shor, 1994)' },
      { term: 'Weakened only', text: 'AES and SHA-2: larger keys are enough (Grover, 1996)' },
      { term: 'Replacement', text: 'ML-KEM, ML-DSA, SLH-DSA, standards since August 2024' },
    ],
  },
  exhibit: {
    title: 'You are late if x + y is more than z',
    content:
      'x: how long the record must stay secret. y: how long the migration takes. z: how long until a machine can break the key. Nobody knows z; x and y you can look up. (Michele Mosca’s inequality.)',
    migration: 'Migration',
    secret: 'Must stay secret',
    line: 'Planning date',
    exposed: 'Exposed',
    caption:
      'Example values for x and y, starting in 2026; the record lives on from the day its system is moved. The line at 2035 is no forecast: it is the year after which NIST’s draft transition plan (IR 8547) disallows RSA and elliptic curves, and a usual date for planning.',
    items: [
      { name: 'Parking permits', secret: 2, migration: 2 },
      { name: 'Tax files', secret: 10, migration: 4 },
      { name: 'Health records', secret: 30, migration: 5 },
      { name: 'Witness protection', secret: 50, migration: 3 },
    ],
  },
  sizes: {
    title: 'What the new keys cost in bytes',
    content:
      'Post-quantum keys and signatures are larger. That is why smart cards, radio links and certificate chains come first in the inventory: there it does not simply fit.',
    columns: ['Scheme', 'Standard', 'Public key', 'Ciphertext or signature'],
    items: [
      { name: 'X25519', standard: 'RFC 7748', key: '32', other: '32', safe: false },
      { name: 'ML-KEM-768', standard: 'FIPS 203', key: '1,184', other: '1,088', safe: true },
      { name: 'ECDSA P-256', standard: 'FIPS 186-5', key: '64', other: '64', safe: false },
      { name: 'ML-DSA-65', standard: 'FIPS 204', key: '1,952', other: '3,309', safe: true },
      { name: 'SLH-DSA-128s', standard: 'FIPS 205', key: '32', other: '7,856', safe: true },
    ],
    note: 'Bytes. Violet: safe against the known quantum attacks.',
  },
  overview: {
    title: 'A state has to explain itself for longer than software lives',
    content:
      'A permit is challenged after six years, a register is kept for a hundred. The people, the supplier and the machine have changed by then. So a system for the state is judged by two questions: who could read this, and can the decision still be explained? Quantum technology changes the first question, AI the second.',
  },
  core_solutions: {
    title: 'Core solutions',
    items: [
      {
        title: 'Post-quantum migration',
        description:
          'Inventory of keys and protocols, order by x and y, hybrid operation, proof by test. Suppliers get a clause that they can fulfill.',
      },
      {
        title: 'Services in the citizen’s language',
        description:
          'A language model on your own machines answers from your regulations, cites the paragraph, and hands over to a person when it is unsure.',
      },
      {
        title: 'Planning under a budget',
        description:
          'Which schools, wards and roads first: a selection problem with hard limits, solved with the limits in it, and the price of each limit shown.',
      },
      {
        title: 'Archives that can be searched',
        description:
          'Files read, indexed and linked where they lie. Access rights are checked at each answer, not once at login.',
      },
    ],
    link: 'Solutions for government and governance',
  },
  use_cases: {
    title: 'Use cases',
    items: [
      'Registry offices: scanned volumes become searchable, in the script they were written in',
      'Cities: snow, waste and inspection rounds planned again at five in the morning',
      'Tax administrations: conspicuous returns ranked, each with the reason that a clerk can check',
      'Emergency services: stations and shifts placed for the slowest minute, not for the average one',
      'Ministries: key inventories across agencies, one format, one owner for each entry',
      'Universities and laboratories: simulators and annealers for public research',
    ],
  },
  impact: {
    title: 'Impact figures',
    claims: ['security-uptime', 'relative-cost'] satisfies ClaimId[],
  },
  reasons: {
    title: 'Why public bodies choose us',
    items: [
      { title: 'Bought in steps', description: 'Each step is useful without the next one, and can be the last.' },
      {
        title: 'Hosted where the law asks',
        description: 'In the country, in your data center, without a link to us if need be.',
      },
      {
        title: 'Open for the next contractor',
        description: 'Formats, models and documentation are yours. Leaving us is described in the first contract.',
      },
    ],
  },
  closing: {
    title: 'Begin with the list of keys',
    content: 'An inventory of one agency takes weeks, breaks nothing, and tells you whether you are late.',
  },
});
