import type { RunningUpload } from './use-upload';

/** How far an upload is, with a way out. */
export function UploadProgress({ running, onCancel }: { running: RunningUpload; onCancel: () => void }) {
  const percent = Math.round(running.share * 100);
  const processing = percent === 100;
  return (
    <div className="flex items-center gap-3 text-xs text-muted">
      <span className="min-w-0 truncate">
        {processing ? 'Processing' : 'Uploading'} {running.fileName}
      </span>
      <div
        role="progressbar"
        aria-label={`Uploading ${running.fileName}`}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={processing ? 'Sent, being processed' : `${percent}%`}
        className="h-1 min-w-16 grow overflow-hidden rounded-full bg-line"
      >
        <div
          className={`h-full origin-left bg-accent transition-transform duration-(--duration-quick) ${processing ? 'animate-pulse' : ''}`}
          style={{ transform: `scaleX(${running.share})` }}
        />
      </div>
      <button type="button" onClick={onCancel} className="shrink-0 underline underline-offset-2 hover:text-text">
        Cancel upload
      </button>
    </div>
  );
}
