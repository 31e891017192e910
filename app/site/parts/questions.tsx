import type { ReactNode } from 'react';
import { AsideSection, type Tone } from './section';

export interface Question {
  question: string;
  answer: string;
}

/** Questions that open one by one; the answers are in the page for search engines and for printing. */
export function Questions({ questions }: { questions: readonly Question[] }) {
  return (
    <div className="border-t border-line">
      {questions.map(({ question, answer }) => (
        <details key={question} className="fold border-b border-line">
          <summary className="flex items-center justify-between gap-6 py-5 transition-colors duration-(--duration-quick) hover:text-accent">
            <h3 className="text-lg">{question}</h3>
            <span aria-hidden="true" className="fold-plus text-3xl leading-5 text-accent">
              +
            </span>
          </summary>
          <p className="max-w-[60ch] pb-6 text-muted">{answer}</p>
        </details>
      ))}
    </div>
  );
}

interface QuestionsSectionProps {
  copy: { title: string; content?: string; items: readonly Question[] };
  tone?: Tone;
  /** Links that lead on from the answers. */
  children?: ReactNode;
}

/** What people ask about the subject of the page. */
export function QuestionsSection({ copy, tone, children }: QuestionsSectionProps) {
  return (
    <AsideSection id="questions" title={copy.title} lead={copy.content} tone={tone}>
      <Questions questions={copy.items} />
      {children}
    </AsideSection>
  );
}
