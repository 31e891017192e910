import type { ChainedCommands, Editor } from '@tiptap/core';
import {
  Bold,
  Code,
  Heading2,
  Heading3,
  ImagePlus,
  Info,
  Italic,
  Lightbulb,
  Link,
  List,
  ListOrdered,
  type LucideIcon,
  Minus,
  Pilcrow,
  Quote,
  Radical,
  SquareCode,
  Strikethrough,
  Subscript,
  Superscript,
  Table,
  TriangleAlert,
  Underline,
} from 'lucide-react';
import { callouts } from '~/lib/callouts';

/**
 * Begins a chain of commands, with the focus in the text at once: Tiptap's own `focus` waits for the next frame, and what
 * is typed until then would be lost.
 */
export function chainInText(editor: Editor): ChainedCommands {
  editor.view.focus();
  return editor.chain();
}

/** Something that a toolbar button or an entry of the block menu does to the text. */
export interface EditorCommand {
  name: string;
  label: string;
  icon: LucideIcon;
  /** As in `Mod+Shift+7`. */
  keys?: string;
  /** Absent for what has no state. */
  isActive?: (editor: Editor) => boolean;
  run: (chain: ChainedCommands) => ChainedCommands;
}

/** A small window beside the text that asks for more than a key press can say. */
export type Panel = 'link' | 'image';

/** The same for what opens a panel. */
export interface PanelCommand extends Omit<EditorCommand, 'run'> {
  panel: Panel;
}

export type AnyCommand = EditorCommand | PanelCommand;

function mark(name: string, label: string, icon: LucideIcon, keys: string, run: EditorCommand['run']): EditorCommand {
  return { name, label, icon, keys, run, isActive: (editor) => editor.isActive(name) };
}

const inline: EditorCommand[] = [
  mark('bold', 'Bold', Bold, 'Mod+B', (chain) => chain.toggleBold()),
  mark('italic', 'Italic', Italic, 'Mod+I', (chain) => chain.toggleItalic()),
  mark('underline', 'Underline', Underline, 'Mod+U', (chain) => chain.toggleUnderline()),
  mark('strike', 'Strikethrough', Strikethrough, 'Mod+Shift+S', (chain) => chain.toggleStrike()),
  mark('inlineCode', 'Code', Code, 'Mod+E', (chain) => chain.toggleInlineCode()),
  mark('subscript', 'Subscript', Subscript, 'Mod+,', (chain) => chain.toggleSubscript()),
  mark('superscript', 'Superscript', Superscript, 'Mod+.', (chain) => chain.toggleSuperscript()),
];

const lists: EditorCommand[] = [
  mark('bulletList', 'Bulleted list', List, 'Mod+Shift+8', (chain) => chain.toggleBulletList()),
  mark('orderedList', 'Numbered list', ListOrdered, 'Mod+Shift+7', (chain) => chain.toggleOrderedList()),
  mark('blockquote', 'Quote', Quote, 'Mod+Shift+B', (chain) => chain.toggleBlockquote()),
  mark('codeBlock', 'Code block', SquareCode, 'Mod+Alt+C', (chain) => chain.toggleCodeBlock()),
];

const table: EditorCommand = {
  name: 'table',
  label: 'Table',
  icon: Table,
  isActive: (editor) => editor.isActive('table'),
  run: (chain) => chain.insertTable({ rows: 3, cols: 3, withHeaderRow: true }),
};
const rule: EditorCommand = {
  name: 'horizontalRule',
  label: 'Divider',
  icon: Minus,
  run: (chain) => chain.setHorizontalRule(),
};
const formula: EditorCommand = {
  name: 'formula',
  label: 'Formula',
  icon: Radical,
  isActive: (editor) => editor.isActive('formula') || editor.isActive('formulaBlock'),
  run: (chain) => chain.insertFormula(),
};
const image: PanelCommand = { name: 'image', label: 'Image', icon: ImagePlus, panel: 'image' };
const link: PanelCommand = {
  name: 'link',
  label: 'Link',
  icon: Link,
  keys: 'Mod+K',
  panel: 'link',
  isActive: (editor) => editor.isActive('link'),
};

/** The toolbar from left to right, between the block style and undo. */
export const toolbarGroups: AnyCommand[][] = [inline, [link], lists, [image, table, formula, rule]];

function heading(level: 2 | 3, icon: LucideIcon): EditorCommand {
  const label = level === 2 ? 'Heading' : 'Subheading';
  return { name: `heading${level}`, label, icon, run: (chain) => chain.setHeading({ level }) };
}

const frameIcons = { note: Info, tip: Lightbulb, warning: TriangleAlert };

const frames: EditorCommand[] = callouts.map(({ kind, label }) => ({
  name: kind,
  label,
  icon: frameIcons[kind],
  run: (chain) => chain.setCallout(kind),
}));

/** What the menu offers that opens with a slash at the start of a line. */
export const blockMenu: AnyCommand[] = [
  { name: 'paragraph', label: 'Text', icon: Pilcrow, run: (chain) => chain.setParagraph() },
  heading(2, Heading2),
  heading(3, Heading3),
  ...lists,
  ...frames,
  image,
  table,
  formula,
  rule,
];

export const blockStyles = [
  { value: 'paragraph', label: 'Text' },
  { value: '2', label: 'Heading 2' },
  { value: '3', label: 'Heading 3' },
  { value: '4', label: 'Heading 4' },
] as const;

export function blockStyleOf(editor: Editor): string {
  const level = [2, 3, 4].find((candidate) => editor.isActive('heading', { level: candidate }));
  return level === undefined ? 'paragraph' : String(level);
}

export function setBlockStyle(editor: Editor, value: string): void {
  const chain = chainInText(editor);
  const level = Number(value);
  if (level === 2 || level === 3 || level === 4) chain.setHeading({ level }).run();
  else chain.setParagraph().run();
}
