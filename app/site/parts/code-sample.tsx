import { pythonWords } from './python-words';

/** A few lines of code to read: coloured on the server, scrolled sideways by keyboard too where they don't fit. */
export function CodeSample({ code, label, language = 'Python' }: { code: string; label: string; language?: string }) {
  const words = language === 'Python' ? pythonWords(code) : [{ text: code, kind: null }];
  let at = 0;
  return (
    <div className="code-frame" data-language={language}>
      <pre
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reachable by keyboard
        tabIndex={0}
        role="region"
        aria-label={label}
        className="overflow-x-auto px-5 py-4 font-mono text-xs leading-relaxed sm:text-sm"
      >
        <code>
          {words.map(({ text, kind }) => {
            at += text.length;
            return kind ? (
              <span key={at} className={`code-${kind}`}>
                {text}
              </span>
            ) : (
              text
            );
          })}
        </code>
      </pre>
    </div>
  );
}
