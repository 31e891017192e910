import type { ClaimId } from '../../claims';
import { defineCopy } from '../page-copy';

export const healthcareCopy = defineCopy({
  hero: {
    eyebrow: 'Healthcare',
    title: 'Hours matter between an image and its reading',
    content:
      'Late findings cost lives, and most of the delay is waiting. We shorten it in three places: detection from a sample, the order in which images are read, and operating lists that use the rooms they have.',
    note: 'A clinician confirms every finding. Nothing we build signs a report.',
  },
  overview: {
    title: 'The scan takes ten minutes. The queue takes days.',
    content:
      'A patient’s path is a row of queues: for the appointment, the image, the reading, the biopsy, the surgery. Each has a schedule made by hand and a list sorted by arrival. Medicine has become better at every single step; the waiting in between has hardly changed, because it belongs to nobody.',
    second:
      'We treat it as what it is: a problem of order under scarce hours. AI says what looks urgent. Optimization says who is next. People decide.',
    path: [
      { step: 'Appointment', order: 'by who called first' },
      { step: 'Image', order: 'by the next free slot' },
      { step: 'Reading', order: 'by arrival' },
      { step: 'Biopsy', order: 'by the date of the letter' },
      { step: 'Surgery', order: 'by hand' },
    ],
    path_note: 'Drawn, not measured: squares are work, dashes are waiting, and the words say by what it is ordered.',
  },
  impact: {
    title: 'Impact: what DIM12 is built to do',
    content: 'Both figures are product statements about our detection platform, and no regulatory clearance.',
    claims: ['detection-accuracy', 'cancer-types'] satisfies ClaimId[],
    types_title: 'Among them',
    types: [
      'Breast',
      'Lung',
      'Prostate',
      'Liver',
      'Colorectal',
      'Thyroid',
      'Pancreatic',
      'Kidney',
      'Cervical',
      'Skin',
      'Brain',
    ],
  },
  core_solutions: {
    title: 'Core solutions for three places where people wait',
    content: 'Each works alone. Together they share one patient index and one audit trail.',
    items: [
      {
        title: 'DIM12, multi-cancer detection',
        description:
          'One sample, many questions. The model looks for patterns of several cancers at once and reports a probability for each, with the reasons that a pathologist can check.',
        href: '/services/healthcare',
        action: 'Explore',
      },
      {
        title: 'AI radiology',
        description:
          'Every image is scored as it leaves the scanner. The worklist is sorted by what the score says, and the region that caused it is marked. The radiologist reads all of them, in a better order.',
        href: '/services/healthcare',
        action: 'Explore AI radiology',
      },
      {
        title: 'Operating lists and rosters',
        description:
          'Surgeons, operating rooms, recovery beds and instruments as one assignment problem, solved on an annealer or classically, whichever wins, and solved again when an emergency arrives.',
        href: '/services/quantum-computing/annealers',
        action: 'How annealers solve it',
      },
    ],
  },
  exhibit: {
    title: 'What triage changes, and what it does not',
    content:
      'Sorting a worklist creates no capacity. It moves waiting from urgent images to the others. How much, queueing theory says exactly.',
    caption:
      'Mean wait before reading, for one reader who is busy 50 to 95 of every 100 minutes. Example: 6 minutes for a reading, 10 in 100 images urgent, the model flags 9 of 10 urgent ones and 5 of 100 others. Random arrivals, random reading times, no reading broken off (M/M/1 with two priorities).',
    queue: 'In order of arrival',
    urgent: 'Urgent, with triage',
    unflagged: 'Not flagged, with triage',
    limit_title: 'The line nobody shows you',
    limit:
      'An urgent image that the model misses waits longer than it would have without any model. That is why we tune for sensitivity, re-sort by waiting time so that nothing sinks to the bottom, and publish the misses with the hits.',
  },
  use_cases: {
    title: 'Use cases in a hospital',
    items: [
      {
        title: 'Night chest films',
        description:
          'A suspected pneumothorax goes to the top of the list while the on-call reader is still in the operating room.',
      },
      {
        title: 'Screening rounds',
        description: 'DIM12 helps to choose whom to invite for imaging first when scanner hours are the bottleneck.',
      },
      {
        title: 'Cancelled surgery slots',
        description:
          'A slot that opens at noon is offered to a patient who is fasted, whose surgeon is in the building and whose bed is free.',
      },
      {
        title: 'Molecules',
        description:
          'Simulators estimate binding energies of small fragments, to rank what a wet lab should make first.',
      },
    ],
  },
  reasons: {
    title: 'Why hospitals choose us',
    items: [
      {
        title: 'The clinician stays in charge',
        description:
          'A finding is a suggestion with its evidence. Accepting, changing and rejecting take the same two clicks, and all three are recorded.',
      },
      {
        title: 'Data stays with you',
        description: 'Models run on your machines or in your country. Images leave only if you send them.',
      },
      {
        title: 'Into the systems you have',
        description: 'DICOM in, HL7 FHIR out. No second screen, no second password.',
      },
      {
        title: 'Errors are published',
        description: 'You get the confusion matrix for your own population every quarter, not the one from a paper.',
      },
    ],
  },
  questions: {
    title: 'What clinicians ask first',
    items: [
      {
        question: 'Is DIM12 a medical device?',
        answer:
          'Where it is used for a patient it has to be, and the local rules for medical devices apply to the place of use. We state for each site what is cleared, what is a study and what is not allowed. The published accuracy is a product statement and no clearance.',
      },
      {
        question: 'Who is liable for a missed finding?',
        answer:
          'The reading remains with the clinician who signs it. The contract says what we answer for: that the software does what its instructions say, that its version is known, and that its errors are reported.',
      },
      {
        question: 'How do you keep patient data private?',
        answer:
          'By running where the data is. Training on your images needs your written consent, happens inside your network, and can be left out altogether.',
      },
    ],
  },
  closing: {
    title: 'Bring a week of worklists. We bring the queue model.',
    content:
      'From arrival times, reading times and one assumption about sensitivity we show what triage would have changed in that week. No images are needed.',
  },
});
