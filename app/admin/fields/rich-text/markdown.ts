import { Extension, type Extensions, InputRule, Mark, markInputRule, textblockTypeInputRule } from '@tiptap/core';
import { isLinkAddress, isPictureAddress } from './link-address';

/**
 * Stressed words by the marks that they stand for. A sign beside a blank is one of arithmetic: 3 * 4 * 5. What stands before the signs is
 * looked at, not matched, so that it stays.
 */
const stressed: Record<string, readonly RegExp[]> = {
  bold: [/(?<![^\s(])(\*\*(?!\s)([^*]+)(?<!\s)\*\*)$/, /(?<![^\s(])(__(?!\s)([^_]+)(?<!\s)__)$/],
  italic: [/(?<![^\s(])(\*(?!\s)([^*]+)(?<!\s)\*)$/, /(?<![^\s(])(_(?!\s)([^_]+)(?<!\s)_)$/],
  strike: [/(?<![^\s(])(~~(?!\s)([^~]+)(?<!\s)~~)$/],
};

/** Tiptap's marks for stressed words, by Markdown's rule of what stresses; and its links, which end where they end. */
export function asInMarkdown(extensions: Extensions): Extensions {
  return extensions.map((extension) => {
    if (!(extension instanceof Mark)) return extension;
    // What is typed behind a link, such as the full stop, is no part of it.
    if (extension.name === 'link') return extension.extend({ inclusive: false });
    const own = stressed[extension.name];
    if (!own) return extension;
    return extension.extend({
      addInputRules() {
        return own.map((find) => markInputRule({ find, type: this.type }));
      },
      // Markdown is pasted as a whole: `pasteMarkdown`.
      addPasteRules: () => [],
    });
  });
}

/** `# ` begins the largest heading that a text has, as it does when it is pasted: the first is the title above it. */
export const MarkdownHeading = Extension.create({
  name: 'markdownHeading',
  addInputRules() {
    const { heading } = this.editor.schema.nodes;
    return heading ? [textblockTypeInputRule({ find: /^#\s$/, type: heading, getAttributes: { level: 2 } })] : [];
  },
});

/** `[words](address)` and `![alt](address)`, as they are typed. */
export const MarkdownLinks = Extension.create({
  name: 'markdownLinks',
  addInputRules() {
    return [
      new InputRule({
        find: /(?<!!)\[([^[\]]+)\]\((\S+)\)$/,
        handler: ({ state, range, match: [, words = '', address = ''] }) => {
          const link = state.schema.marks.link;
          if (!link || !isLinkAddress(address)) return null;
          const marks = state.doc.resolve(range.from + 1).marks();
          const linked = state.schema.text(words, link.create({ href: address }).addToSet(marks));
          state.tr.replaceWith(range.from, range.to, linked).removeStoredMark(link);
          return undefined;
        },
      }),
      new InputRule({
        find: /!\[([^[\]]*)\]\((\S+)\)$/,
        handler: ({ chain, range, match: [, alt = '', src = ''] }) => {
          if (!isPictureAddress(src)) return null;
          const figure = { type: 'figure', content: [{ type: 'image', attrs: { src, alt } }, { type: 'figcaption' }] };
          chain()
            .insertContentAt(range, [figure, { type: 'paragraph' }])
            .run();
          return undefined;
        },
      }),
    ];
  },
});
