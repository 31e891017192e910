import { company, promises } from '~/lib/company';
import { keptFor } from '~/lib/kept-for';
import { defineCopy } from '../page-copy';

const { emails, headquarters, secondOffice } = company;

const capitalised = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** The words of the privacy policy. Whoever changes what is stored changes the table `stored` too, and the date. */
export const privacyPolicyCopy = defineCopy({
  hero: {
    title: 'Privacy policy',
    content:
      'We keep little, and say what. Pages are counted, people are not: there is no tracking on this site, nothing is loaded from other companies, and so there is nothing to consent to in a banner.',
    changed: '2026-11-22',
  },
  controller: {
    title: 'Who is responsible',
    paragraphs: [
      `${company.name}, ${headquarters.lines.join(', ')}. Privacy questions of any kind: ${emails.privacy}.`,
      `Our second office, in ${secondOffice.city}, ${secondOffice.country}, is being set up; its address will be added here.`,
    ],
  },
  stored: {
    title: 'Everything that this site stores',
    paragraphs: ['This table is complete. If a row is missing, that is a mistake, and we want to hear of it.'],
    what: 'What',
    why: 'Why',
    until: 'Until when',
    items: [
      {
        what: 'A message: name, e-mail address, company if you give it, subject, text, time',
        why: 'To answer you',
        until: `${capitalised(keptFor.inquiries.words)} after the last thing that was written or done about it, or you ask us to erase it`,
      },
      {
        what: 'A request for a demo: the same, with industry and interest',
        why: 'To prepare and hold the demo',
        until: 'The same',
      },
      {
        what: 'Our answers to you, notes that our staff write about your matter, and for a demo the times proposed and chosen, with your time zone',
        why: 'To answer you, to meet, and to know what was said',
        until: 'As long as the message',
      },
      {
        what: 'A mark on a message that looks like spam, with the reason',
        why: 'So that a machine’s messages don’t hide yours',
        until: 'As long as the message',
      },
      {
        what: 'Newsletter: your e-mail address, the time of your consent and the words you agreed to, when you confirmed, when you left, whether e-mails to you came back',
        why: 'To send it to those who want it, and to prove that they do',
        until: 'You ask us to erase it',
      },
      {
        what: 'The e-mails that this site sends: address, words, when they left, what the mail server answered',
        why: 'To send each of them once, and to find out why one did not arrive',
        until: `${keptFor.mails.words} after it was sent`,
      },
      {
        what: 'A fingerprint (SHA-256) of your network address, with a count of forms sent',
        why: 'To stop machines that send hundreds',
        until: 'It counts for one hour at most and is never joined with a message',
      },
      {
        what: 'Page views, as sums of a day: page, or the address at which there was none, the site that linked to it (its name alone), kind of device (computer, phone or tablet), and the country if the company that delivers our pages tells it. No address, no cookie, no identifier: one view is like any other, and can’t be traced to you',
        why: 'To see what is read',
        until: capitalised(keptFor.pageViews.words),
      },
      {
        what: 'A line in the server’s log: time, page, status, duration. No address, no device',
        why: 'To find faults',
        until: 'The log is rotated, by whoever runs the server',
      },
      {
        what: 'Cookie “theme”, only after you choose light or dark',
        why: 'To show the theme that you chose',
        until: 'One year, or until you choose System',
      },
      {
        what: 'Cookie “quzones.flash”, only after you send a form; it holds our confirmation',
        why: 'To show it on the next page',
        until: 'The next page, one minute at most',
      },
      {
        what: 'Our own staff: account, sign-ins with address and device, a record of what was changed',
        why: 'Security, and to know who published what',
        until: 'The account is closed; the record stays',
      },
    ],
  },
  absent: {
    title: 'What is not here',
    paragraphs: [
      'No analytics by other companies, no script that watches you, no advertising, no pixels, no fonts or scripts from other servers, no profile of you, no sale of data. No decision about you is made by a machine.',
      'No consent banner either. One is needed for what is stored on your device without being necessary, or for following people; the site does neither. It counts views of pages on its own server, from what every request says anyway, and nothing of it is kept but the sums. If your browser asks not to be tracked (Do Not Track, Global Privacy Control), your views are not even counted.',
      'Links to LinkedIn, X, GitHub and YouTube are plain links. Those companies learn of your visit only when you follow one.',
    ],
  },
  basis: {
    title: 'On what ground',
    paragraphs: [
      'What you write to us is used because you asked for an answer: steps before a contract, or our legitimate interest in answering (GDPR, Article 6(1)(b) and (f)); in India, the purpose for which you gave it voluntarily (Digital Personal Data Protection Act, 2023). The newsletter rests on your consent, which you can withdraw at any time. Counters and logs rest on our legitimate interest in keeping the site running.',
      'Please send no health data and nothing about other people through the forms.',
    ],
  },
  sharing: {
    title: 'Who else sees it',
    paragraphs: [
      'The companies that host this site and deliver our mail process data for us, under contract and on our instruction. Nobody else does, unless the law obliges us.',
      'Messages are read in India. If you write from the European Union, your message therefore leaves it, because you asked us to answer.',
    ],
  },
  rights: {
    title: 'Your rights',
    paragraphs: [
      `You may see what we hold about you, have it corrected, erased or handed over, object to its use, and withdraw a consent. Write to ${emails.privacy} from the address that it is about. We answer ${promises.privacyReply.words}, and it costs nothing.`,
      'If the answer does not satisfy you, you may turn to the supervisory authority where you live: in Estonia the Data Protection Inspectorate (Andmekaitse Inspektsioon), in India the Data Protection Board.',
    ],
  },
  security: {
    title: 'How it is protected',
    paragraphs: [
      'Only staff with the role of an administrator can read messages, after signing in; each change they make is recorded. Passwords are stored as hashes. The session of staff is in a cookie that scripts can’t read.',
      'No protection is complete. If data of yours is lost or read by somebody who should not, we tell you and the authority, as the law demands.',
    ],
  },
  changes: {
    title: 'Changes',
    paragraphs: [
      'The date at the top is the day of the last change. Whoever is on the newsletter does not get new purposes through the back door: a new purpose needs a new consent.',
    ],
  },
});

export type PrivacyPolicyCopy = typeof privacyPolicyCopy.sections;
