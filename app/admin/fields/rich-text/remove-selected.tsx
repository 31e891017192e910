import type { Editor } from '@tiptap/react';
import { Trash2 } from 'lucide-react';
import { chainInText } from './commands';
import { ToolButton } from './tool-button';

/** The last button of a bar: takes away what is selected as a whole. */
export function RemoveSelected({ editor, label }: { editor: Editor; label: string }) {
  return (
    <ToolButton
      label={label}
      icon={Trash2}
      tip="end"
      danger
      onPress={() => chainInText(editor).deleteSelection().run()}
    />
  );
}
