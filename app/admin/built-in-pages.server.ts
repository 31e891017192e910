import type { StandingSection } from '~/collections/website_content/standing-section';
import { addressOf, websitePages } from '~/collections/website_content/website_content';
import { writtenPages } from '~/site/pages';
import { type CopySection, isReplaceable, takesTexts } from '~/site/pages/plain-copy';
import type { BuiltInPage, BuiltInSection } from './fields/record-form-props';

/** What the pages that editors can change say by themselves, and what is laid over them already. */
export function builtInPages(standing: readonly StandingSection[]): BuiltInPage[] {
  return websitePages.map((name) => {
    const written = writtenPages.find(({ contentPage }) => contentPage === name);
    return {
      name,
      path: addressOf(name),
      sections: Object.entries(written?.sections ?? {})
        .filter(([, section]) => takesTexts(section))
        .map(wordsOf),
      standing: standing.filter(({ pageName }) => pageName === name),
    };
  });
}

function wordsOf([key, section]: [string, CopySection]): BuiltInSection {
  const texts = Object.entries(section).filter(([name]) => isReplaceable(section, name));
  const textOf = (name: string) => texts.find(([other]) => other === name)?.[1] as string | undefined;
  const others = texts.filter(([name]) => name !== 'title' && name !== 'content');
  return {
    key,
    title: textOf('title') ?? '',
    content: textOf('content') ?? '',
    others: others.map(([name, text]) => ({ name, text: String(text) })),
  };
}
