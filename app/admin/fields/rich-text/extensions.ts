import type { Extensions } from '@tiptap/core';
import { Image } from '@tiptap/extension-image';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { Placeholder } from '@tiptap/extensions';
import StarterKit from '@tiptap/starter-kit';
import { Callout } from './callout';
import { Figcaption, Figure } from './figure';
import { Formula, FormulaBlock } from './formula';
import { isLinkAddress, isPictureAddress } from './link-address';
import { asInMarkdown, MarkdownHeading, MarkdownLinks } from './markdown';
import { InlineCode, Subscript, Superscript } from './marks';
import { MoveBlocks } from './move-blocks';
import { UploadPlaces } from './upload-places';

/** Everything that an article can consist of. What is missing here, the site's sanitiser would remove. */
export function articleExtensions(): Extensions {
  return [
    StarterKit.extend({
      addExtensions() {
        return asInMarkdown(this.parent?.() ?? []);
      },
    }).configure({
      code: false,
      heading: { levels: [2, 3, 4] },
      codeBlock: { enableTabIndentation: true, tabSize: 2 },
      dropcursor: { color: false, class: 'editor-dropcursor', width: 2 },
      link: {
        openOnClick: false,
        defaultProtocol: 'https',
        HTMLAttributes: { target: null, rel: null, class: null },
        isAllowedUri: (address) => isLinkAddress(address ?? ''),
      },
    }),
    MarkdownHeading,
    MarkdownLinks,
    InlineCode,
    Subscript,
    Superscript,
    ArticleImage,
    Figure,
    Figcaption,
    Callout,
    Formula,
    FormulaBlock,
    MoveBlocks,
    ArticleTable.configure({ resizable: false }),
    TableRow,
    TableCell.extend({ addAttributes: spans }),
    TableHeader.extend({ addAttributes: () => ({ ...spans(), scope: { default: null } }) }),
    Placeholder.configure({
      includeChildren: true,
      placeholder: ({ node, editor }) => {
        if (node.type.name === 'heading') return 'Heading';
        if (node.type.name === 'figcaption') return 'Add a caption';
        if (editor.isEmpty) return 'Start writing, or press / for blocks';
        return '';
      },
    }),
    UploadPlaces,
  ];
}

/** Without the column widths that Tiptap adds; wide ones scroll while they are written, as they do on the page. */
const ArticleTable = Table.extend({
  addNodeView: () => null,
  renderHTML: () => ['div', { class: 'editor-table' }, ['table', ['tbody', 0]]],
});

const ArticleImage = Image.extend({
  // Its figure is dragged as a whole.
  draggable: false,
  // MarkdownLinks has the rule.
  addInputRules: () => [],
  parseHTML() {
    return [
      {
        tag: 'img[src]',
        getAttrs: (element) => (isPictureAddress(element.getAttribute('src') ?? '') ? null : false),
      },
    ];
  },
});

function spans() {
  return { colspan: numberAttribute('colspan'), rowspan: numberAttribute('rowspan'), colwidth: { default: null } };
}

function numberAttribute(name: 'colspan' | 'rowspan') {
  return {
    default: 1,
    parseHTML: (element: HTMLElement) => Math.min(Math.max(Number(element.getAttribute(name)) || 1, 1), 99),
  };
}
