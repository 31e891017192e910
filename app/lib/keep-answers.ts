/**
 * A pure function that keeps what it answered: for what takes long to find out and is asked again and again. When `most`
 * answers are kept it forgets them all and begins anew, so that whoever asks for ever new things costs no memory.
 */
export function keepAnswers<Question, Answer>(
  most: number,
  ask: (question: Question) => Answer,
): (question: Question) => Answer {
  const kept = new Map<Question, Answer>();
  return (question) => {
    const known = kept.get(question);
    if (known !== undefined || kept.has(question)) return known as Answer;
    const answer = ask(question);
    if (kept.size >= most) kept.clear();
    kept.set(question, answer);
    return answer;
  };
}
