/** What the HTTP server refused to take further, in words for the person who sent it. */
export interface Refusal {
  status: number;
  heading: string;
  sentence: string;
  /** On the link to the page as it is without what was sent. */
  wayOn: string;
}

/** Whether what an answer carries is a refusal: it is all that such an answer has to say. */
export function isRefusal(thrown: unknown): thrown is Refusal {
  return typeof thrown === 'object' && thrown !== null && 'wayOn' in thrown && 'sentence' in thrown;
}
