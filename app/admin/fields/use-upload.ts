import { useEffect, useRef, useState } from 'react';
import type { Bucket } from '~/lib/pictures';
import type { Toast } from '~/lib/toast';
import { type UploadedPicture, uploadPicture } from './upload-picture';

export interface RunningUpload {
  fileName: string;
  /** Of the bytes sent, 0 to 1. At 1 the server still has to process the picture. */
  share: number;
}

/** One upload at a time; a new one takes the place of the one that runs. It ends with its component. */
export function useUpload(bucket: Bucket, onToast: (toast: Toast) => void) {
  const [running, setRunning] = useState<RunningUpload | null>(null);
  const controller = useRef<AbortController | null>(null);
  const announce = useRef(onToast);
  useEffect(() => {
    announce.current = onToast;
  });
  useEffect(() => () => controller.current?.abort(), []);

  /** Answers the stored picture, or null after a refusal (announced by a toast) or a cancellation. */
  async function upload(file: File): Promise<{ picture: UploadedPicture | null; refusal: Toast | null }> {
    controller.current?.abort();
    const own = new AbortController();
    controller.current = own;
    const onProgress = (share: number) => {
      if (controller.current === own) setRunning({ fileName: file.name, share });
    };
    onProgress(0);
    const outcome = await uploadPicture(file, { bucket, signal: own.signal, onProgress });
    if (controller.current === own) {
      controller.current = null;
      setRunning(null);
    }
    if (outcome.status === 'cancelled') return { picture: null, refusal: null };
    announce.current(outcome.toast);
    if (outcome.status === 'refused') return { picture: null, refusal: outcome.toast };
    return { picture: outcome.picture, refusal: null };
  }

  function cancel(): void {
    controller.current?.abort();
  }

  return { running, upload, cancel };
}
