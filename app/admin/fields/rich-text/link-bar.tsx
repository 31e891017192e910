import type { Editor } from '@tiptap/react';
import { ExternalLink, Unlink } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { BarField } from './bar-field';
import { boxOfSelection, FloatingBar } from './floating-bar';
import { targetOf, toLinkAddress } from './link-address';
import { ToolButton } from './tool-button';

const hint = 'Enter an address such as https://example.com, /contact or name@example.com.';

/** Asks where the selected text should lead. Without a selection the address itself becomes the text. */
export function LinkBar({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const [start] = useState(() => String(editor.getAttributes('link').href ?? ''));
  const [typed, setTyped] = useState(start);
  const [error, setError] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.select(), []);

  function finish() {
    onClose();
    editor.view.focus();
  }
  function remove() {
    editor.chain().extendMarkRange('link').unsetLink().run();
    finish();
  }
  function apply() {
    const address = targetOf(typed.trim());
    if (address === '') return remove();
    const href = toLinkAddress(address);
    if (href === null) {
      setError(hint);
      input.current?.focus();
      return;
    }
    const chain = editor.chain();
    if (editor.state.selection.empty && start === '') {
      chain.insertContent([
        { type: 'text', text: address, marks: [{ type: 'link', attrs: { href } }] },
        { type: 'text', text: ' ' },
      ]);
    } else chain.extendMarkRange('link').setLink({ href });
    chain.run();
    finish();
  }

  return (
    <FloatingBar editor={editor} label="Link" role="dialog" anchor={() => boxOfSelection(editor)} onEscape={onClose}>
      <BarField
        label="Link address"
        placeholder="https:// or /page"
        inputMode="url"
        spellCheck={false}
        input={input}
        value={typed}
        error={error}
        onChange={(event) => {
          setTyped(event.target.value);
          setError(null);
        }}
        onEnter={apply}
      />
      <button type="button" className="editor-bar-button" onClick={apply}>
        Apply
      </button>
      {start !== '' && (
        <>
          <a
            className="editor-tool"
            href={start}
            target="_blank"
            rel="noreferrer"
            aria-label="Open link in a new tab"
            data-tip="Open link"
          >
            <ExternalLink size={16} aria-hidden="true" />
          </a>
          <ToolButton label="Remove link" icon={Unlink} tip="end" onPress={remove} />
        </>
      )}
    </FloatingBar>
  );
}
