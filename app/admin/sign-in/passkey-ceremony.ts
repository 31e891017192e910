/** What the server and the browser say to each other about passkeys. */

/** Whether this browser can make and use passkeys, in words of JSON. */
export function knowsPasskeys(): boolean {
  return (
    typeof PublicKeyCredential === 'function' &&
    typeof PublicKeyCredential.parseRequestOptionsFromJSON === 'function' &&
    typeof PublicKeyCredential.parseCreationOptionsFromJSON === 'function'
  );
}

/** What the server refused, as a sentence for the person. */
export class PasskeyRefusal extends Error {
  /** The field that is wrong; null when it is none. */
  readonly field: string | null;

  constructor(message: string, field: string | null = null) {
    super(message);
    this.field = field;
  }
}

/** Posts a form to `path` and answers its JSON. Throws PasskeyRefusal with the server's sentence. */
export async function postPasskey<Answer>(path: string, fields: Record<string, string>): Promise<Answer> {
  let response: Response;
  try {
    response = await fetch(path, { method: 'POST', body: new URLSearchParams(fields) });
  } catch {
    throw new PasskeyRefusal('The server could not be reached. Please try again.');
  }
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok) return answer as Answer;
  const message = answer && typeof answer === 'object' && 'message' in answer ? String(answer.message) : '';
  const field = answer && typeof answer === 'object' && 'field' in answer ? String(answer.field) : null;
  throw new PasskeyRefusal(message || 'The server could not answer. Please try again.', field);
}

/** Asks the device for a passkey of this site. */
export async function askDeviceForPasskey(options: PublicKeyCredentialRequestOptionsJSON): Promise<string> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
  return inJson(await navigator.credentials.get({ publicKey }));
}

/** Asks the device to make one. */
export async function makePasskeyOnDevice(options: PublicKeyCredentialCreationOptionsJSON): Promise<string> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
  return inJson(await navigator.credentials.create({ publicKey }));
}

function inJson(credential: Credential | null): string {
  if (!(credential instanceof PublicKeyCredential)) throw new PasskeyRefusal('The device did not answer.');
  return JSON.stringify(credential.toJSON());
}

/**
 * Why it did not come to anything, for the person. Browsers don't tell who changed their mind from whose time was over and
 * whose device can't do it; `nothingCame` says what holds for all of them.
 */
export function passkeyProblem(error: unknown, nothingCame: string): string {
  if (error instanceof PasskeyRefusal) return error.message;
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'AbortError') return nothingCame;
  if (name === 'InvalidStateError') return 'This device has a passkey for your account already.';
  if (name === 'SecurityError') return 'Passkeys do not work at this address. Open the site at its own name.';
  return 'The device could not do this. Please try again, or sign in with your password.';
}
