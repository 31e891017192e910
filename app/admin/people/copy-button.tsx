import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from '~/ui/button';
import { useHydrated } from '~/ui/use-hydrated';

/** Puts a text on the clipboard; there only where that can work. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const hydrated = useHydrated();
  const [copied, setCopied] = useState(false);
  if (!hydrated || !navigator.clipboard) return null;
  const copy = () => {
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  const Icon = copied ? Check : Copy;
  return (
    <>
      <Button variant="outline" onClick={copy} aria-label={label}>
        <Icon size={16} aria-hidden="true" />
        {copied ? 'Copied' : 'Copy'}
      </Button>
      <span role="status" className="sr-only">
        {copied ? 'Copied.' : ''}
      </span>
    </>
  );
}
