import type { ClaimId } from '../../claims';
import { defineCopy } from '../page-copy';

export const healthcareCopy = defineCopy({
  hero: {
    title: 'Look for many cancers at once, early',
    content:
      'DIM12 examines one sample for the signals of several cancers. Our radiology models sort a worklist so that the urgent image is read first. Both support a clinician; neither replaces the diagnosis.',
    proof: 'Decision support, for use by professionals. Nothing on this page states a regulatory clearance.',
  },
  figures: {
    title: 'What we state, and how to read it',
    claims: ['detection-accuracy', 'cancer-types'] satisfies ClaimId[],
    content: 'One figure can’t describe a test. Before you rely on ours, ask for the four behind it.',
    items: [
      {
        term: 'Sensitivity',
        text: 'Of those who have the disease, how many are flagged. By type and by stage, never only overall.',
      },
      {
        term: 'Specificity',
        text: 'Of those who do not, how many are left alone. This decides how many people you frighten.',
      },
      { term: 'Population', text: 'Who was tested, where, at which age, and how the truth was established.' },
      {
        term: 'Interval',
        text: 'How wide the uncertainty is. A figure from forty cases is not a figure from four thousand.',
      },
    ],
  },
  way: {
    title: 'From one sample to a reason to look',
    items: [
      { title: 'Sample', description: 'Drawn and labeled in your own laboratory, by your own procedure.' },
      {
        title: 'Markers',
        description: 'A small panel is measured. It was chosen by optimization, to separate well with few markers.',
      },
      {
        title: 'Score',
        description:
          'For each type a calibrated score, and the threshold that your clinicians set. No score without its range.',
      },
      {
        title: 'Examination',
        description:
          'A high score leads to the established examination for that organ. Only that can make a diagnosis.',
      },
    ],
  },
  prevalence: {
    title: 'Why most alarms of a good test can be false',
    content:
      'When few people are ill, even a rare false alarm outnumbers the true ones. This is arithmetic, and it holds for every screening test there is, ours included.',
    paragraphs: [
      'It is why DIM12 is meant for people whose risk is raised by age, family or findings, and why a positive result is the beginning of an examination and not the end of one.',
    ],
    caption:
      'Share of positive results that are true, for a test that finds eight of ten cases. The three specificities are chosen to show the effect; they are not results of DIM12.',
    x: 'How common the disease is among those tested',
    y: 'Positive results that are true, for three specificities',
    table: 'The middle curve in people: of 10,000 tested',
    columns: ['How common', 'Ill', 'Found', 'Missed', 'False alarms', 'True among positives'],
  },
  types: {
    title: 'Cancer types, and what a high score leads to',
    content:
      'The published statement counts {{cancer-types}} types and lists the eleven below. The right-hand column is the usual next step in current practice; local guidelines come first.',
    type: 'Type',
    next: 'Usual next examination',
    items: [
      { type: 'Breast', next: 'Mammography, ultrasound or MRI; biopsy' },
      { type: 'Lung', next: 'Low-dose CT; biopsy' },
      { type: 'Prostate', next: 'MRI; targeted biopsy' },
      { type: 'Liver', next: 'Ultrasound; contrast CT or MRI' },
      { type: 'Colorectal', next: 'Colonoscopy with biopsy' },
      { type: 'Thyroid', next: 'Ultrasound; fine-needle aspiration' },
      { type: 'Pancreatic', next: 'Contrast CT; endoscopic ultrasound' },
      { type: 'Kidney', next: 'Contrast CT or MRI' },
      { type: 'Cervical', next: 'Colposcopy with biopsy' },
      { type: 'Skin', next: 'Dermoscopy; excision biopsy' },
      { type: 'Brain', next: 'MRI; neurosurgical opinion' },
    ],
  },
  radiology: {
    title: 'AI radiology: the order of the morning',
    content:
      'A model reads each study as it arrives and marks those that look urgent. It does not write the report. It changes who is read first, and it says what that costs.',
    caption:
      'Nine invented studies, one reader, ten minutes each. The number is the wait in minutes from arrival to reading. The mean is the same in both columns: sorting moves the waiting, it does not remove it.',
    before: 'In order of arrival',
    after: 'Marked studies first',
    urgent: 'marked',
    wait: 'min',
    mean_urgent: 'Mean wait, marked',
    mean_other: 'Mean wait, others',
    mean: 'Mean wait, all',
    studies: [
      { name: 'Knee, X-ray', arrives: 0, urgent: false },
      { name: 'Chest, X-ray', arrives: 2, urgent: false },
      { name: 'Spine, MRI', arrives: 5, urgent: false },
      { name: 'Abdomen, ultrasound', arrives: 8, urgent: false },
      { name: 'Head, CT', arrives: 14, urgent: true },
      { name: 'Wrist, X-ray', arrives: 18, urgent: false },
      { name: 'Shoulder, MRI', arrives: 21, urgent: false },
      { name: 'Chest, CT', arrives: 27, urgent: true },
      { name: 'Hip, X-ray', arrives: 30, urgent: false },
    ],
  },
  before: {
    title: 'Before the first patient',
    content: 'A pilot that skips one of these will be stopped later, by somebody else.',
    items: [
      {
        title: 'Local validation',
        description: 'On your own past cases, blinded, with the truth established by your own clinicians.',
      },
      {
        title: 'Threshold and owner',
        description: 'Set with the physicians who will act on it. One of them signs, and may change it.',
      },
      {
        title: 'Regulatory status',
        description:
          'Checked for your country and your intended use, in writing, before clinical use. Until then: research use.',
      },
      {
        title: 'Ethics and consent',
        description: 'Approved by your committee. People are told what a score can and can’t say.',
      },
      {
        title: 'Data protection',
        description: 'Processed inside your network where the law or you require it. Every access is logged.',
      },
      {
        title: 'A stop rule',
        description: 'Drift is measured weekly. The limits at which the system goes silent are agreed beforehand.',
      },
    ],
  },
  questions: {
    title: 'What hospitals ask us',
    items: [
      {
        question: 'Is DIM12 cleared as a medical device?',
        answer:
          'This page makes no such statement. Status depends on country and intended use; ask us for the current documents for yours, and do not use DIM12 for clinical decisions where it is not cleared.',
      },
      {
        question: 'Who is responsible for a missed finding?',
        answer:
          'The clinician decides, as with any laboratory value. A low score is no all-clear and must not replace a screening program that somebody would otherwise attend.',
      },
      {
        question: 'How does it connect to our systems?',
        answer:
          'Orders and results by HL7 v2 or FHIR, images by DICOM, the worklist through your PACS or RIS. Results appear where your staff already look.',
      },
      {
        question: 'Does it work equally well for all our patients?',
        answer:
          'We do not assume so. Local validation reports results by age, sex, site and equipment, and the pilot excludes groups for which there are too few cases.',
      },
      {
        question: 'What does a pilot cost us in staff time?',
        answer:
          'A responsible physician, a laboratory lead and somebody who knows your interfaces. We agree the hours before we begin, and report them at the end.',
      },
    ],
  },
  closing: {
    title: 'Bring your skeptics.',
    content:
      'The demo is made for the physician who does not believe it: real outputs, their uncertainty, and the cases we got wrong.',
  },
});
