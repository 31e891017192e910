import type { ChainedCommands } from '@tiptap/core';
import type { Editor } from '@tiptap/react';
import {
  BetweenHorizontalEnd,
  BetweenHorizontalStart,
  BetweenVerticalEnd,
  BetweenVerticalStart,
  type LucideIcon,
  PanelTop,
  TableCellsMerge,
  Trash2,
} from 'lucide-react';
import { chainInText } from './commands';
import { DeleteColumnIcon, DeleteRowIcon } from './table-icons';
import { ToolButton } from './tool-button';

interface TableCommand {
  label: string;
  icon: LucideIcon;
  danger?: boolean;
  run: (chain: ChainedCommands) => ChainedCommands;
}

const commands: TableCommand[] = [
  { label: 'Insert row above', icon: BetweenHorizontalStart, run: (chain) => chain.addRowBefore() },
  { label: 'Insert row below', icon: BetweenHorizontalEnd, run: (chain) => chain.addRowAfter() },
  { label: 'Delete row', icon: DeleteRowIcon, run: (chain) => chain.deleteRow() },
  { label: 'Insert column before', icon: BetweenVerticalStart, run: (chain) => chain.addColumnBefore() },
  { label: 'Insert column after', icon: BetweenVerticalEnd, run: (chain) => chain.addColumnAfter() },
  { label: 'Delete column', icon: DeleteColumnIcon, run: (chain) => chain.deleteColumn() },
  { label: 'Header row', icon: PanelTop, run: (chain) => chain.toggleHeaderRow() },
  { label: 'Merge or split cells', icon: TableCellsMerge, run: (chain) => chain.mergeOrSplit() },
  { label: 'Delete table', icon: Trash2, danger: true, run: (chain) => chain.deleteTable() },
];

/** For the table that the cursor is in. */
export function TableTools({ editor }: { editor: Editor }) {
  return (
    <div role="toolbar" aria-label="Table" className="editor-context">
      {commands.map(({ label, icon, danger = false, run }) => (
        <ToolButton
          key={label}
          label={label}
          icon={icon}
          danger={danger}
          tip="above"
          onPress={() => run(chainInText(editor)).run()}
        />
      ))}
    </div>
  );
}
