import { type Editor, useEditorState } from '@tiptap/react';
import { SquareX } from 'lucide-react';
import { callouts, findCallout } from '~/lib/callouts';
import { chainInText } from './commands';
import { ToolButton } from './tool-button';

/** For the frame that the cursor is in: its kind, and the way out of it. */
export function CalloutTools({ editor }: { editor: Editor }) {
  const kind = useEditorState({
    editor,
    selector: ({ editor: now }) => String(now.getAttributes('callout').kind ?? 'note'),
  });
  return (
    <div role="group" aria-label="Frame" className="editor-context">
      <select
        aria-label="Kind of frame"
        value={kind}
        onChange={({ target }) => {
          const chosen = findCallout(target.value);
          if (chosen) chainInText(editor).setCallout(chosen.kind).run();
        }}
        className="editor-select"
      >
        {callouts.map(({ kind: each, label }) => (
          <option key={each} value={each}>
            {label}
          </option>
        ))}
      </select>
      <ToolButton
        label="Remove frame"
        icon={SquareX}
        tip="above"
        onPress={() => chainInText(editor).unsetCallout().run()}
      />
    </div>
  );
}
