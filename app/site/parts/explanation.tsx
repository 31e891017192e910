interface ExplanationProps {
  /** Of the section that it opens. */
  id: string;
  title: string;
  content: string;
  paragraphs: readonly string[];
}

/** The words of a section beside what they explain: the point in larger letters, then what follows from it. */
export function Explanation({ id, title, content, paragraphs }: ExplanationProps) {
  return (
    <>
      <h2 id={`${id}-title`} className="text-3xl">
        {title}
      </h2>
      <p className="mt-6 text-lg leading-relaxed">{content}</p>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className="mt-5 text-muted">
          {paragraph}
        </p>
      ))}
    </>
  );
}
