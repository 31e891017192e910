import { CircleAlert, FileQuestionMark, Upload, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { type Bucket, buckets, pickedPictures } from '~/lib/pictures';
import { Button } from '~/ui/button';
import { useShowToast } from '~/ui/toast';
import { UnsavedGuard } from '../editor/unsaved-guard';
import { AltInput } from '../fields/alt-input';
import { inputClass } from '../fields/field';
import { UploadProgress } from '../fields/upload-progress';
import { useUploadsUnderWay } from '../fields/uploads-under-way';
import { useFileTarget } from '../fields/use-file-target';
import { bucketLabels } from './media';
import { type QueuedUpload, useUploadQueue } from './use-upload-queue';

interface Props {
  /** The one that the list is narrowed to, where it is. */
  bucket: Bucket | 'all';
  children: ReactNode;
}

/** The library with room for new pictures: chosen, dropped anywhere on it, or pasted while it is open. */
export function UploadDesk({ bucket: shown, children }: Props) {
  const [chosen, setChosen] = useState<Bucket>('blog-images');
  const bucket = shown === 'all' ? chosen : shown;
  const picker = useRef<HTMLInputElement>(null);
  const { revalidate } = useRevalidator();
  const showToast = useShowToast();
  const queue = useUploadQueue((stored, toast) => {
    showToast(toast);
    if (stored > 0) void revalidate();
  });
  const add = (files: File[]) => queue.add(files, bucket);
  const { isTarget, handlers } = useFileTarget(add);
  usePastedFiles(add);
  const uploading = useUploadsUnderWay();
  return (
    <div
      {...handlers}
      role="presentation"
      className={`rounded-md ${isTarget ? 'outline-2 outline-offset-8 outline-dashed outline-accent' : ''}`}
    >
      <div className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md border border-dashed border-line-strong px-4 py-3">
        <Button onClick={() => picker.current?.click()}>
          <Upload size={16} aria-hidden="true" />
          Upload pictures
        </Button>
        <p className="mr-auto text-xs text-muted">
          {isTarget
            ? 'Let go to upload.'
            : 'Or drop or paste them here. JPEG, PNG, GIF, WebP or AVIF, up to 5 MB each.'}
        </p>
        {shown === 'all' && <BucketChoice bucket={bucket} onChange={setChosen} />}
        <input
          ref={picker}
          type="file"
          accept={pickedPictures}
          multiple
          hidden
          tabIndex={-1}
          aria-hidden="true"
          onChange={(event) => {
            add([...(event.target.files ?? [])]);
            event.target.value = '';
          }}
        />
      </div>
      {queue.items.length > 0 && <UploadList {...queue} />}
      <UnsavedGuard dirty={false} uploading={uploading} />
      {children}
    </div>
  );
}

function BucketChoice({ bucket, onChange }: { bucket: Bucket; onChange: (bucket: Bucket) => void }) {
  return (
    <label className="flex items-center gap-x-2 gap-y-1 text-xs whitespace-nowrap text-muted max-sm:grow max-sm:flex-wrap">
      Keep new pictures under
      <select
        value={bucket}
        onChange={(event) => onChange(buckets.find((one) => one === event.target.value) ?? 'blog-images')}
        className={`${inputClass} py-1.5 sm:w-auto!`}
      >
        {buckets.map((one) => (
          <option key={one} value={one}>
            {bucketLabels[one]}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Files in the clipboard, wherever on the page somebody pastes who is not writing. */
function usePastedFiles(onFiles: (files: File[]) => void): void {
  const latest = useRef(onFiles);
  useEffect(() => {
    latest.current = onFiles;
  });
  useEffect(() => {
    const listener = (event: globalThis.ClipboardEvent) => {
      if (event.defaultPrevented || event.clipboardData?.types.includes('text/plain')) return;
      const target = event.target instanceof Element ? event.target : null;
      if (target?.closest('dialog, [contenteditable="true"]')) return;
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length === 0) return;
      event.preventDefault();
      latest.current(files);
    };
    document.addEventListener('paste', listener);
    return () => document.removeEventListener('paste', listener);
  }, []);
}

function UploadList({ items, cancel, clear }: ReturnType<typeof useUploadQueue>) {
  const finished = items.some(({ state }) => state === 'stored' || state === 'refused');
  const stored = items.filter(({ state }) => state === 'stored').length;
  return (
    <section aria-label="Uploads" className="mb-6 rounded-md border border-line bg-raised">
      <div className="flex min-h-11 items-center gap-3 border-b border-line px-4 text-xs text-muted tabular-nums">
        <p role="status" className="mr-auto">
          {stored} of {items.length} uploaded
        </p>
        {finished && (
          <button type="button" onClick={clear} className="underline underline-offset-4 hover:text-text">
            Clear finished
          </button>
        )}
      </div>
      <ul className="max-h-[28rem] divide-y divide-line overflow-y-auto">
        {items.map((item) => (
          <UploadRow key={item.key} item={item} onCancel={() => cancel(item.key)} />
        ))}
      </ul>
    </section>
  );
}

function UploadRow({ item, onCancel }: { item: QueuedUpload; onCancel: () => void }) {
  const { fileName, preview, state, share, picture, refusal } = item;
  const failed = state === 'refused';
  return (
    <li className="flex items-start gap-3 p-3">
      <Preview address={preview} failed={failed} />
      <div className="grid min-w-0 grow gap-2">
        {state === 'sending' ? (
          <UploadProgress running={{ fileName, share }} onCancel={onCancel} />
        ) : (
          <p className="flex min-w-0 items-center gap-2 text-xs">
            <span className="min-w-0 truncate font-medium">{fileName}</span>
            <span className="shrink-0 text-muted">
              {state === 'waiting' ? 'Waiting' : state === 'stored' ? 'Uploaded' : ''}
            </span>
          </p>
        )}
        {refusal ? (
          <p className="text-xs text-danger">
            {refusal.title}. {refusal.description}
          </p>
        ) : (
          <AltInput of={fileName} path={picture?.path ?? null} initial="" />
        )}
      </div>
      {state !== 'sending' && state !== 'stored' && (
        <button
          type="button"
          aria-label={`Remove ${fileName}`}
          onClick={onCancel}
          className="grid size-8 shrink-0 place-items-center rounded-sm text-muted hover:bg-sunken hover:text-text"
        >
          <X size={16} aria-hidden="true" />
        </button>
      )}
    </li>
  );
}

/** The file as it lies on this computer; an icon for what does not decode. */
function Preview({ address, failed }: { address: string; failed: boolean }) {
  const [broken, setBroken] = useState(address === '');
  return (
    <span className="grid h-16 w-20 shrink-0 place-items-center overflow-hidden rounded-sm bg-sunken text-muted">
      {broken ? (
        failed ? (
          <CircleAlert size={18} aria-hidden="true" />
        ) : (
          <FileQuestionMark size={18} aria-hidden="true" />
        )
      ) : (
        <img src={address} alt="" className="size-full object-cover" onError={() => setBroken(true)} />
      )}
    </span>
  );
}
