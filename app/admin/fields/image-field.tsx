import { Images, Upload, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Bucket } from '~/lib/pictures';
import { pickedPictures } from '~/lib/pictures';
import type { Toast } from '~/lib/toast';
import { useHydrated } from '~/ui/use-hydrated';
import { AltInput } from './alt-input';
import { describe, FieldFrame, type FieldState, inputClass, labelId } from './field';
import { ImagePreview } from './image-preview';
import { noteAlt, useKnownAlt } from './known-pictures';
import { LibraryDialog } from './library-dialog';
import { setInputValue } from './set-input-value';
import { pictureOf } from './upload-picture';
import { UploadProgress } from './upload-progress';
import { whileUnderWay } from './uploads-under-way';
import { useFileTarget } from './use-file-target';
import { useUpload } from './use-upload';

export interface ImageFieldProps {
  field: FieldState;
  label: string;
  required?: boolean;
  bucket: Bucket;
  onToast: (toast: Toast) => void;
}

/** A picture that was just sent or chosen, whose description is asked for. */
interface Asked {
  number: number;
  /** Null while it is on its way. */
  path: string | null;
  name: string;
  alt: string;
}

/**
 * A picture's address with an upload and the media library beside it. Files can also be dropped on it or pasted into it.
 * Without JavaScript it is a plain text input.
 */
export function ImageField({ field, label, required, bucket, onToast }: ImageFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const initial = typeof field.initialValue === 'string' ? field.initialValue : '';
  const [address, setAddress] = useState(initial);
  const [refusal, setRefusal] = useState<Toast | null>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [isChoosing, setIsChoosing] = useState(false);
  const { running, upload, cancel } = useUpload(bucket, onToast);
  const hydrated = useHydrated();
  const isAsked = asked !== null && (asked.path === null || asked.path === address);
  const knownAlt = useKnownAlt(address);
  useFormReset(input, setAddress);

  function take({ path, alt, name }: { path: string; alt: string | null; name: string }, number: number) {
    noteAlt(path, alt);
    setAsked({ number, path, name, alt: alt ?? '' });
    if (input.current) setInputValue(input.current, path);
  }
  async function send(file: File): Promise<boolean> {
    const number = Date.now();
    setRefusal(null);
    setAsked({ number, path: null, name: file.name, alt: '' });
    const result = await upload(file);
    setRefusal(result.refusal);
    if (result.picture) take({ ...result.picture, name: file.name }, number);
    else setAsked((now) => (now?.number === number ? null : now));
    return result.picture !== null;
  }
  function start(file: File | null | undefined) {
    if (file) void whileUnderWay(() => send(file));
  }
  function clear() {
    if (!input.current) return;
    setRefusal(null);
    setInputValue(input.current, '');
    input.current.focus();
  }
  const { isTarget, handlers } = useFileTarget((files) => start(pictureOf(files)));
  const shown = refusal ? withError(field, `${refusal.title}. ${refusal.description?.replace(/\.$/, '')}.`) : field;
  const help = hydrated ? 'JPEG, PNG, GIF, WebP or AVIF, up to 5 MB. Drop or paste a file here.' : <UploadElsewhere />;

  return (
    <FieldFrame field={shown} label={label} required={required} help={help}>
      <div
        {...handlers}
        role="presentation"
        className={`grid gap-2 rounded-sm ${isTarget ? 'outline-2 outline-offset-4 outline-dashed outline-accent' : ''}`}
      >
        <div className="flex flex-wrap gap-2">
          <ImagePreview key={address} address={address} />
          <div className="grid min-w-0 grow basis-32 content-between gap-2">
            <input
              {...describe(shown, true)}
              ref={input}
              type="text"
              inputMode="url"
              required={required}
              defaultValue={initial}
              onChange={(event) => setAddress(event.target.value.trim())}
              placeholder="/uploads/… or https://…"
              autoComplete="off"
              spellCheck={false}
              className={inputClass}
            />
            {hydrated && (
              <div className="flex flex-wrap gap-2">
                <SmallButton label="Upload image" of={field} onClick={() => picker.current?.click()}>
                  <Upload size={14} aria-hidden="true" /> Upload
                </SmallButton>
                <SmallButton label="Choose from the library" of={field} onClick={() => setIsChoosing(true)}>
                  <Images size={14} aria-hidden="true" /> Library
                </SmallButton>
                {address !== '' && (
                  <SmallButton label="Clear image" of={field} onClick={clear}>
                    <X size={14} aria-hidden="true" /> Clear
                  </SmallButton>
                )}
              </div>
            )}
          </div>
        </div>
        <input
          ref={picker}
          type="file"
          accept={pickedPictures}
          hidden
          tabIndex={-1}
          aria-hidden="true"
          onChange={(event) => {
            start(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
        {running && <UploadProgress running={running} onCancel={cancel} />}
        {isAsked && <AltInput key={asked.number} of={asked.name} path={asked.path} initial={asked.alt} />}
        {!isAsked && knownAlt !== undefined && knownAlt !== '' && (
          <AltInput key={address} of={label} path={address} initial={knownAlt ?? ''} />
        )}
        {isChoosing && (
          <LibraryDialog onPick={(picture) => take(picture, Date.now())} onClose={() => setIsChoosing(false)} />
        )}
      </div>
    </FieldFrame>
  );
}

/** Without scripts pictures are uploaded in the library, in a tab of its own: what is typed here stays. */
function UploadElsewhere() {
  return (
    <noscript>
      Upload it in{' '}
      <a href="/admin/media" target="_blank" rel="noreferrer" className="underline underline-offset-4">
        Media
      </a>
      , and put the path that its page shows here.
    </noscript>
  );
}

/** The form's library computes a field's properties when they are asked for, so it can't be spread. */
function withError({ id, name, initialValue, errorId, descriptionId }: FieldState, error: string): FieldState {
  return { id, name, initialValue, errorId, descriptionId, errors: [error] };
}

function SmallButton(props: { label: string; of: FieldState; onClick: () => void; children: React.ReactNode }) {
  return (
    <button
      type="button"
      aria-label={props.label}
      aria-describedby={labelId(props.of)}
      onClick={props.onClick}
      className="inline-flex min-h-8 items-center gap-1.5 rounded-sm border border-line-strong px-2.5 text-xs font-medium text-text hover:border-text hover:bg-sunken"
    >
      {props.children}
    </button>
  );
}

/** A form that is reset puts the old address back without an event at the input. */
function useFormReset(input: React.RefObject<HTMLInputElement | null>, onReset: (address: string) => void) {
  useEffect(() => {
    const element = input.current;
    const form = element?.form;
    if (!form) return undefined;
    const listener = () => queueMicrotask(() => onReset(element.value.trim()));
    form.addEventListener('reset', listener);
    return () => form.removeEventListener('reset', listener);
  }, [input, onReset]);
}
