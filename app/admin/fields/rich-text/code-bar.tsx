import { type Editor, useEditorState } from '@tiptap/react';
import { boxOfNode, FloatingBar } from './floating-bar';

/** The languages that the site colours. */
const languages = [
  ['text', 'Plain text'],
  ['bash', 'Shell'],
  ['css', 'CSS'],
  ['html', 'HTML'],
  ['javascript', 'JavaScript'],
  ['json', 'JSON'],
  ['python', 'Python'],
  ['rust', 'Rust'],
  ['sql', 'SQL'],
  ['tsx', 'TSX'],
  ['typescript', 'TypeScript'],
  ['yaml', 'YAML'],
] as const;

/** Stands over the code block that the cursor is in, and says its language. */
export function CodeBar({ editor }: { editor: Editor }) {
  const language = useEditorState({
    editor,
    selector: ({ editor }) => String(editor.getAttributes('codeBlock').language ?? 'text'),
  });
  const isKnown = languages.some(([name]) => name === language);
  return (
    <FloatingBar editor={editor} label="Code block" anchor={() => boxOfNode(editor, 'codeBlock')}>
      <select
        aria-label="Language"
        value={language}
        onChange={({ target }) => {
          const chosen = target.value === 'text' ? null : target.value;
          editor.chain().focus().updateAttributes('codeBlock', { language: chosen }).run();
        }}
        className="editor-select"
      >
        {!isKnown && <option value={language}>{language}</option>}
        {languages.map(([name, label]) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
      </select>
    </FloatingBar>
  );
}
