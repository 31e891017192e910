import type { ClaimId } from '../../claims';
import { defineCopy } from '../page-copy';

export const enterpriseCopy = defineCopy({
  hero: {
    title: 'New mathematics, old systems, no drama',
    content:
      'A solver is worth little until its answer reaches the planning system at six in the morning. We connect models and quantum back ends to the software you run, under your rules.',
  },
  place: {
    title: 'Where it sits',
    content:
      'Beside your systems, not on top of them. It reads what it may, answers when asked, and can be switched off on any morning without stopping the day.',
    above: 'Your identity provider: people, service accounts, roles',
    items: [
      { name: 'Your systems', text: 'ERP, MES, warehouse, ward, desk' },
      { name: 'Gateway', text: 'Who asks, how often, how much' },
      { name: 'Policy', text: 'What may leave, what is masked' },
      { name: 'Model or solver', text: 'Here, in your network, or a quantum back end' },
      { name: 'Check', text: 'Every rule, on every answer' },
    ],
    below: 'Audit trail: inputs, versions, decisions, people',
    back: 'The answer returns the way it came. If a check fails, your old procedure runs, and somebody is told.',
  },
  audit: {
    title: 'A record that can’t be rewritten quietly',
    content:
      'Each line of the audit trail carries a fingerprint of itself and of the line before. Change one character, and every fingerprint after it is wrong.',
    paragraphs: [
      'These are real SHA-256 fingerprints of the lines you see, shortened to twelve digits. On the right somebody made 212 constraints into 213.',
      'The newest fingerprint is written to a place that we do not control, once a day. That is what makes a quiet change visible; the chain alone could be computed anew.',
    ],
    caption: 'One morning’s plan for an invented depot. From the changed line on, nothing matches.',
    line: 'Entry',
    kept: 'As written',
    forged: 'Recomputed',
  },
  uptime: {
    title: 'What the nines mean in minutes',
    content:
      'Availability sounds like a grade. It is a budget of minutes, and every part that your process needs spends from the same budget.',
    claims: ['security-uptime', 'relative-cost'] satisfies ClaimId[],
    columns: ['Available', 'Out in a year', 'Out in 30 days'],
    chain_title: 'Three parts, one after the other',
    chain:
      'Gateway, model and network, each at the second line of the table, give together the budget below. That is why the fallback matters more than another nine.',
    chain_label: 'Together',
    caption:
      'A year of 365 days. Parts in a row multiply, if they fail independently. Your contract names the service, the window and the credit; this table is only arithmetic.',
  },
  connects: {
    title: 'What it speaks',
    groups: [
      { name: 'Identity', items: ['OpenID Connect', 'SAML 2.0', 'SCIM', 'LDAP'] },
      { name: 'Data', items: ['REST, OData, SOAP', 'Kafka, AMQP, MQTT', 'JDBC, ODBC', 'SFTP and plain files'] },
      {
        name: 'Business systems',
        items: ['ERP and finance', 'MES and SCADA historians', 'HL7 FHIR, DICOM', 'ISO 20022'],
      },
      {
        name: 'Operation',
        items: ['OpenTelemetry', 'Syslog to your SIEM', 'Kubernetes, virtual machines', 'Air-gapped, by carrier'],
      },
    ],
  },
  rollout: {
    title: 'Four states, and a way back from each',
    content: 'No big day. The system earns each state with numbers from the one before.',
    decides: 'Decides',
    back: 'Way back',
    items: [
      {
        title: 'Shadow',
        description: 'It computes beside you and nobody sees it. We compare afterward.',
        decides: 'your people',
        back: 'none needed',
      },
      {
        title: 'Advise',
        description: 'A planner sees the proposal and its reasons, and takes it or not. Each refusal is a lesson.',
        decides: 'your people, informed',
        back: 'hide the column',
      },
      {
        title: 'Act within limits',
        description: 'Below agreed amounts and outside of exceptions it acts. The rest arrives on a desk.',
        decides: 'the limits you set',
        back: 'limits to zero',
      },
      {
        title: 'Run',
        description: 'It runs, is measured weekly, and is rehearsed without: one morning a quarter by hand.',
        decides: 'the system, supervised',
        back: 'the rehearsed morning',
      },
    ],
  },
  exit: {
    title: 'The exit, written before the entrance',
    items: [
      'Your data, in the formats in which they came, with the schema.',
      'Weights of models that were trained on your data, with what is needed to run them.',
      'Formulations of your problems in open formats: MPS, QUBO, OpenQASM.',
      'The audit trail, complete, with the program that verifies it.',
      'Ninety days in which we help somebody else to take over.',
    ],
  },
  questions: {
    title: 'What procurement asks',
    items: [
      {
        question: 'Where is our data processed?',
        answer:
          'Where the contract says: in your network, in a data center in your country, or in a cloud region you name. A quantum back end receives a formulated problem, numbers without names.',
      },
      {
        question: 'Who else has access?',
        answer:
          'Subcontractors are listed in the contract and change only with notice. Our engineers use named accounts from your identity provider, for a time and a reason.',
      },
      {
        question: 'What happens when a quantum back end is not available?',
        answer:
          'The same problem runs on the classical solver beside it. The result may cost more or come later; it comes. We rehearse this before going live.',
      },
      {
        question: 'Can we see security documentation before we talk?',
        answer:
          'Architecture, data flows and the questionnaire of your industry are sent under a confidentiality agreement. Certificates that we do not hold are named as such.',
      },
      {
        question: 'How is it priced?',
        answer:
          'A fixed price for each state of the rollout, then a fee for operation. Each state can be the last. {{relative-cost}} of what competitors charge is our statement on list prices; no price table is published.',
      },
    ],
  },
  closing: {
    title: 'Invite your architect, your auditor and your night shift.',
    content: 'They ask the questions that decide it. We bring the people who answer for the operation.',
  },
});
