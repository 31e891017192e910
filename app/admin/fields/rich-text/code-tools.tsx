import { type Editor, useEditorState } from '@tiptap/react';
import { chainInText } from './commands';

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

/** For the code block that the cursor is in: its language. */
export function CodeTools({ editor }: { editor: Editor }) {
  const language = useEditorState({
    editor,
    selector: ({ editor: now }) => String(now.getAttributes('codeBlock').language ?? 'text'),
  });
  const isKnown = languages.some(([name]) => name === language);
  return (
    <div role="group" aria-label="Code block" className="editor-context">
      <select
        aria-label="Language"
        value={language}
        onChange={({ target }) => {
          const chosen = target.value === 'text' ? null : target.value;
          chainInText(editor).updateAttributes('codeBlock', { language: chosen }).run();
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
    </div>
  );
}
