import type { Ref } from 'react';
import formulaStyles from '~/styles/formulas.css?url';
import formulaFont from '~/styles/generated/stix-two-math.woff2?url';

interface ArticleTextProps {
  /** Made by `renderArticle`: safe to put into a page. */
  html: string;
  className?: string;
  ref?: Ref<HTMLDivElement>;
}

/** The text of an article. What formulas need is loaded where there are some. */
export function ArticleText({ html, className = '', ref }: ArticleTextProps) {
  return (
    <>
      {html.includes('<math') && (
        <>
          <link rel="preload" href={formulaFont} as="font" type="font/woff2" crossOrigin="anonymous" />
          <link rel="stylesheet" href={formulaStyles} precedence="formulas" />
        </>
      )}
      <div ref={ref} className={`prose ${className}`} dangerouslySetInnerHTML={{ __html: html }} />
    </>
  );
}
