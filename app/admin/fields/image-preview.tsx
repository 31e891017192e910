import { FileImage, FileQuestionMark, ImageIcon } from 'lucide-react';
import { useState } from 'react';
import { pictureSources } from '~/lib/pictures';

/** Whatever decodes as a picture is shown; anything else is a file. Mount it anew (`key`) for another address. */
export function ImagePreview({ address }: { address: string }) {
  const [state, setState] = useState<'loading' | 'picture' | 'file'>('loading');
  const isAddress = /^(?:https?:\/\/|\/(?!\/))\S+$/i.test(address);
  const hasPicture = isAddress && state !== 'file';
  const smallest = pictureSources(address)?.sources.at(-1)?.srcSet.split(' ')[0];
  return (
    <div className="relative grid h-20 w-28 shrink-0 place-items-center overflow-hidden rounded-sm border border-line bg-sunken text-muted">
      {hasPicture ? (
        <img
          src={smallest ?? address}
          alt="Preview"
          referrerPolicy="no-referrer"
          className={`size-full object-cover ${state === 'loading' ? 'opacity-0' : ''}`}
          onLoad={() => setState('picture')}
          onError={() => setState('file')}
          ref={(image) => {
            // It may have loaded, or failed, before React took over.
            if (image?.complete && state === 'loading') setState(image.naturalWidth > 0 ? 'picture' : 'file');
          }}
        />
      ) : (
        <PlaceholderIcon address={address} failed={isAddress} />
      )}
    </div>
  );
}

function PlaceholderIcon({ address, failed }: { address: string; failed: boolean }) {
  if (address === '') return <ImageIcon size={20} aria-hidden="true" />;
  const Icon = failed ? FileQuestionMark : FileImage;
  return <Icon size={20} role="img" aria-label={failed ? 'No image at this address' : 'File'} />;
}
