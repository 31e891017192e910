import type { Editor } from '@tiptap/react';
import { Images, Upload } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { pickedPictures } from '~/lib/pictures';
import { BarField } from './bar-field';
import { boxOfSelection, FloatingBar } from './floating-bar';
import { isPictureAddress } from './link-address';

interface Props {
  editor: Editor;
  onFiles: (files: File[]) => void;
  onAddress: (address: string) => void;
  onLibrary: () => void;
  onClose: () => void;
}

/** Asks for a picture: files from this computer, one of the media library, or the address of one on the web. */
export function ImagePanel({ editor, onFiles, onAddress, onLibrary, onClose }: Props) {
  const [address, setAddress] = useState('');
  const [error, setError] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  // Before the panel has its place: going to it would scroll to the top of the text.
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  function insert() {
    const picture = address.trim();
    if (isPictureAddress(picture)) onAddress(picture);
    else setError('Enter an address that starts with https:// or /.');
  }
  return (
    <FloatingBar
      editor={editor}
      label="Insert image"
      role="dialog"
      anchor={() => boxOfSelection(editor)}
      onEscape={onClose}
    >
      <button
        ref={button}
        type="button"
        className="editor-bar-button editor-bar-primary"
        onClick={() => picker.current?.click()}
      >
        <Upload size={14} aria-hidden="true" /> Choose a file
      </button>
      <button type="button" className="editor-bar-button" onClick={onLibrary}>
        <Images size={14} aria-hidden="true" /> Library
      </button>
      <input
        ref={picker}
        type="file"
        accept={pickedPictures}
        multiple
        hidden
        tabIndex={-1}
        aria-hidden="true"
        onChange={(event) => {
          const files = Array.from(event.target.files ?? []);
          if (files.length > 0) onFiles(files);
        }}
      />
      <BarField
        label="Image address"
        placeholder="or paste an address"
        inputMode="url"
        spellCheck={false}
        value={address}
        error={error}
        onChange={(event) => {
          setAddress(event.target.value);
          setError(null);
        }}
        onEnter={insert}
      />
      {address !== '' && (
        <button type="button" className="editor-bar-button" onClick={insert}>
          Insert
        </button>
      )}
    </FloatingBar>
  );
}
