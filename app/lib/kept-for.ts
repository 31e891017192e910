/**
 * How long is kept what visitors leave behind, at most: what the privacy policy promises. Settings may shorten it; whoever
 * needs longer changes it here, and with it the policy.
 */
export const keptFor = {
  /** After the last thing that was written or done about it. */
  inquiries: { days: 1096, words: 'three years' },
  /** After it was sent, or given up. */
  mails: { days: 90, words: '90 days' },
  pageViews: { days: 731, words: 'two years' },
} as const;
