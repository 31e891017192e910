import type { Ref } from 'react';
import formulaStyles from '~/styles/formulas.css?url';

interface ArticleTextProps {
  /** Made by `renderArticle`: safe to put into a page. */
  html: string;
  className?: string;
  ref?: Ref<HTMLDivElement>;
}

/** The text of an article, in the direction of its first letters. What formulas need is loaded where there are some; their font once what is seen first is there. */
export function ArticleText({ html, className = '', ref }: ArticleTextProps) {
  return (
    <>
      {html.includes('<math') && <link rel="stylesheet" href={formulaStyles} precedence="formulas" />}
      <div ref={ref} dir="auto" className={`prose ${className}`} dangerouslySetInnerHTML={{ __html: html }} />
    </>
  );
}
