import type { contactStatuses, demoStatuses } from '~/server/inbox/inquiry-options';
import type { InboxDeclaration } from './inbox';

const adminsOnly = { read: ['admin'], update: ['admin'], export: ['admin'] } as const;

export const contactInbox: InboxDeclaration<(typeof contactStatuses)[number]> = {
  name: 'contact_messages',
  tab: { path: 'contact-messages', label: 'Messages' },
  heading: 'Contact messages',
  formPath: '/contact',
  nouns: ['message', 'messages'],
  permissions: adminsOnly,
  statuses: [
    { key: 'unread', label: 'Unread', tone: 'danger' },
    { key: 'read', label: 'Read', tone: 'info' },
    { key: 'replied', label: 'Replied', tone: 'success' },
  ],
  awaiting: ['unread', 'read'],
  answered: 'replied',
  moves: [
    {
      label: 'Mark as Read',
      several: { label: 'Mark as Read', done: 'marked as read', already: 'read' },
      from: ['unread'],
      to: 'read',
      hasUndo: true,
    },
    {
      label: 'Mark as Replied',
      several: { label: 'Mark as Replied', done: 'marked as replied', already: 'replied' },
      from: ['unread', 'read'],
      to: 'replied',
      hasUndo: true,
    },
  ],
  messages: {
    empty: 'No contact messages yet.',
    emptyHelp: 'What visitors send with the contact form arrives here, with the time by which an answer is due.',
    loadFailed: 'Failed to load contact messages.',
    updateFailed: 'Failed to update message status.',
    updated: 'Message status updated.',
    notSpam: 'The message is among the others again.',
    markedSpam: 'The message is in the Spam filter now.',
    assigned: 'It is noted who answers this message.',
    noted: 'Your note is kept with the message.',
    answered: 'Your answer is on its way.',
    overtaken:
      'This message has changed since the list was loaded, so nothing was done. Refresh to see how it stands now.',
    gone: 'This message no longer exists.',
    signedOut: 'You must be logged in to manage contact messages',
  },
};

export const demoInbox: InboxDeclaration<(typeof demoStatuses)[number]> = {
  name: 'demo_requests',
  tab: { path: 'demo-requests', label: 'Demos' },
  heading: 'Demo requests',
  formPath: '/request-demo',
  nouns: ['request', 'requests'],
  permissions: adminsOnly,
  statuses: [
    { key: 'pending', label: 'Pending', tone: 'caution' },
    { key: 'scheduled', label: 'Scheduled', tone: 'info' },
    { key: 'completed', label: 'Completed', tone: 'success' },
    { key: 'cancelled', label: 'Cancelled', tone: 'danger' },
  ],
  awaiting: ['pending'],
  answered: null,
  moves: [
    {
      label: 'Mark as Scheduled',
      several: { label: 'Mark as Scheduled', done: 'marked as scheduled', already: 'scheduled' },
      from: ['pending'],
      to: 'scheduled',
      hasUndo: true,
    },
    {
      label: 'Mark as Completed',
      several: { label: 'Mark as Completed', done: 'marked as completed', already: 'completed' },
      from: ['scheduled'],
      to: 'completed',
      hasUndo: true,
    },
    {
      label: 'Cancel',
      several: { label: 'Cancel selected', done: 'cancelled', already: 'cancelled' },
      from: ['pending', 'scheduled'],
      to: 'cancelled',
      endsIt: true,
      callsOff: true,
    },
    {
      label: 'Reopen',
      several: { label: 'Reopen selected', done: 'reopened', already: 'pending' },
      from: ['cancelled'],
      to: 'pending',
    },
  ],
  messages: {
    empty: 'No demo requests yet.',
    emptyHelp: 'Whoever asks for a demo appears here, from the request to the appointment in the calendar.',
    loadFailed: 'Failed to load demo requests.',
    updateFailed: 'Failed to update demo request status.',
    updated: 'Demo request status updated.',
    notSpam: 'The demo request is among the others again.',
    markedSpam: 'The demo request is in the Spam filter now.',
    assigned: 'It is noted who answers this demo request.',
    noted: 'Your note is kept with the demo request.',
    answered: 'Your answer is on its way.',
    overtaken:
      'This demo request has changed since the list was loaded, so nothing was done. Refresh to see how it stands now.',
    gone: 'This demo request no longer exists.',
    signedOut: 'You must be logged in to manage demo requests',
  },
};

/** Both inboxes, in the order of the admin's tabs. */
export const inboxes: readonly InboxDeclaration[] = [contactInbox, demoInbox];

/** The inbox of a tab's address, `/admin/<tab>`. */
export function findInbox(pathname: string): InboxDeclaration | null {
  const [, , path] = pathname.split('/');
  return inboxes.find(({ tab }) => tab.path === path) ?? null;
}
