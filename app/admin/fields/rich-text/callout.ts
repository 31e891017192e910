import { findParentNode, InputRule, Node } from '@tiptap/core';
import { TextSelection } from '@tiptap/pm/state';
import { type Callout as AnyCallout, findCallout } from '~/lib/callouts';

type Kind = AnyCallout['kind'];

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    callout: {
      /** Puts a frame around the selected blocks, or makes the one around them another kind. */
      setCallout: (kind: Kind) => ReturnType;
      /** Takes the frame away and leaves what stands in it. */
      unsetCallout: () => ReturnType;
    };
  }
}

/** A frame around blocks: a note, a tip or a warning. */
export const Callout = Node.create({
  name: 'callout',
  group: 'block',
  content: '(paragraph | bulletList | orderedList | codeBlock | formulaBlock)+',
  defining: true,
  addAttributes: () => ({
    kind: {
      default: 'note',
      parseHTML: (element: HTMLElement) => findCallout(element.className)?.kind ?? 'note',
      renderHTML: ({ kind }: { kind: Kind }) => ({ class: kind }),
    },
  }),
  parseHTML: () => [{ tag: 'aside', getAttrs: (element) => (findCallout(element.className) ? null : false) }],
  renderHTML: ({ HTMLAttributes }) => ['aside', HTMLAttributes, 0],
  addCommands() {
    return {
      setCallout:
        (kind) =>
        ({ commands, editor }) =>
          editor.isActive(this.name)
            ? commands.updateAttributes(this.name, { kind })
            : commands.wrapIn(this.name, { kind }),
      unsetCallout:
        () =>
        ({ tr, state }) => {
          const frame = findParentNode((node) => node.type === this.type)(state.selection);
          if (!frame) return false;
          const { from, to } = tr.selection;
          tr.replaceWith(frame.pos, frame.pos + frame.node.nodeSize, frame.node.content);
          tr.setSelection(TextSelection.between(tr.doc.resolve(from - 1), tr.doc.resolve(to - 1)));
          return true;
        },
    };
  },
  addInputRules() {
    return [
      new InputRule({
        find: typedAlert,
        handler: ({ state, chain, range, match: [, word = ''] }) => {
          if (state.doc.resolve(range.from).node(-1).type.name !== 'blockquote') return null;
          chain().deleteRange(range).lift('blockquote').setCallout(kindOf(word)).run();
          return undefined;
        },
      }),
    ];
  },
});

/** How Markdown names them, as the first words of a quote: `> [!NOTE]`. */
const typedAlert = /^\[!(note|important|tip|warning|caution)\]\s$/i;
const pastedAlert = /^\[!(note|important|tip|warning|caution)\]\s*/i;

function kindOf(word: string): Kind {
  const name = word.toLowerCase();
  if (name === 'tip') return name;
  return name === 'warning' || name === 'caution' ? 'warning' : 'note';
}

/** Frames in place of the quotes that begin with the name of one. */
export function framedQuotes(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const quote of body.querySelectorAll('blockquote')) {
    const name = quote.querySelector(':scope > p:first-child')?.firstChild;
    const [named, word = ''] = pastedAlert.exec(name?.textContent ?? '') ?? [];
    if (!name || named === undefined) continue;
    name.textContent = (name.textContent ?? '').slice(named.length);
    const frame = body.ownerDocument.createElement('aside');
    frame.className = kindOf(word);
    frame.append(...quote.childNodes);
    quote.replaceWith(frame);
  }
  return body.innerHTML;
}
