import { type Editor, useEditorState } from '@tiptap/react';
import { useEffect, useRef, useState } from 'react';
import { countWords, minutesToRead } from '~/lib/reading-time';
import { UploadProgress } from '../upload-progress';
import type { RunningUpload } from '../use-upload';
import { CalloutTools } from './callout-tools';
import { CodeTools } from './code-tools';
import { TableTools } from './table-tools';
import { useEscape } from './use-escape';
import { writingRestsAfterMs } from './use-text-in-form';

interface Props {
  editor: Editor;
  running: (RunningUpload & { id: string })[];
  onCancel: (id: string) => void;
}

const number = new Intl.NumberFormat('en-US');

/** Under the text: tools for what the cursor is in, uploads that run, and how long the text has become. */
export function StatusBar({ editor, running, onCancel }: Props) {
  const words = useWordCount(editor);
  const context = useEditorState({
    editor,
    selector: ({ editor: now }) => ['codeBlock', 'table', 'callout'].find((name) => now.isActive(name)),
  });
  const bar = useRef<HTMLDivElement>(null);
  // Back to the text that the tools are for.
  useEscape(bar, () => editor.view.focus());
  return (
    <div ref={bar} className="editor-status">
      <div className="grid min-w-0 grow gap-1">
        {running.map((upload) => (
          <UploadProgress key={upload.id} running={upload} onCancel={() => onCancel(upload.id)} />
        ))}
        {context === 'codeBlock' && <CodeTools editor={editor} />}
        {context === 'table' && <TableTools editor={editor} />}
        {context === 'callout' && <CalloutTools editor={editor} />}
      </div>
      <p className="shrink-0 tabular-nums">
        {number.format(words)} {words === 1 ? 'word' : 'words'}
        {words > 0 && ` · ${minutesToRead(words)} min read`}
      </p>
    </div>
  );
}

/** Counted in the pauses of writing, so that long texts stay quick to write. */
function useWordCount(editor: Editor): number {
  const [words, setWords] = useState(() => wordsOf(editor));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const later = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setWords(wordsOf(editor)), writingRestsAfterMs);
    };
    editor.on('update', later);
    return () => {
      clearTimeout(timer);
      editor.off('update', later);
    };
  }, [editor]);
  return words;
}

function wordsOf({ state: { doc } }: Editor): number {
  return countWords(doc.textBetween(0, doc.content.size, ' ', ' '));
}
