import { pictureLimits } from '~/lib/pictures';

export type UploadErrorCode =
  | 'FILE_TOO_LARGE'
  | 'INVALID_FILE_TYPE'
  | 'STORE_FAILED'
  | 'TOO_MANY_PIXELS'
  | 'UPLOADS_BUSY'
  | 'UPLOAD_FAILED'
  | 'UPLOAD_INVALID';

const texts = {
  FILE_TOO_LARGE: [413, 'File too large', 'Please upload an image smaller than 5MB'],
  INVALID_FILE_TYPE: [415, 'Invalid file type', 'Please upload an image file'],
  TOO_MANY_PIXELS: [
    413,
    'File too large',
    `Please upload an image of at most ${pictureLimits.pixels / 1_000_000} megapixels and ${pictureLimits.side.toLocaleString('en-US')} pixels a side`,
  ],
  STORE_FAILED: [
    503,
    'Upload failed',
    'The place where images are kept does not answer. Please try again in a few minutes.',
  ],
  UPLOADS_BUSY: [503, 'Upload failed', 'Too many images are being processed. Please try again in a minute.'],
  UPLOAD_FAILED: [500, 'Upload failed', 'Failed to upload image. Please try again.'],
  UPLOAD_INVALID: [400, 'Upload failed', 'The upload could not be read. Please choose the image again.'],
} as const satisfies Record<UploadErrorCode, readonly [number, string, string]>;

/** Why a picture was not stored, in the words that the person who sent it reads. */
export class UploadError extends Error {
  readonly code: UploadErrorCode;
  readonly status: number;
  readonly title: string;
  readonly description: string;

  /** `description` says more than the usual sentence, where there is more to say. */
  constructor(code: UploadErrorCode, options: { cause?: unknown; description?: string } = {}) {
    const [status, title, usual] = texts[code];
    super(`${title}: ${options.description ?? usual}`, { cause: options.cause });
    this.code = code;
    this.status = status;
    this.title = title;
    this.description = options.description ?? usual;
  }
}
