import { createTransport } from 'nodemailer';
import { judgeFailure, type MailTransport, type SmtpFailure } from './delivery';
import { mailMessage } from './mail-message.server';

/** Without a sign of life for this long, the way to the mail server has failed. */
const stepMs = 10_000;
/**
 * An answer may take longer: a server that looks through a mail before it takes it would get it again and again if we did
 * not wait. Within what an attempt may take (`longestAttemptMs` of the worker).
 */
const answerMs = 35_000;

/** Asks whether the mail server of SMTP_URL would let us in, and sends nothing: null, or what is in the way. */
export async function askMailServer(smtpUrl: string, withinMs: number): Promise<string | null> {
  // Only the one limit below is to be told; these end what would go on in vain.
  const afterwardsMs = withinMs + 1_000;
  const transport = createTransport({
    url: smtpUrl,
    dnsTimeout: afterwardsMs,
    connectionTimeout: afterwardsMs,
    greetingTimeout: afterwardsMs,
    socketTimeout: afterwardsMs,
    requireTLS: mustBeEncrypted(new URL(smtpUrl)),
  });
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<string>((resolve) => {
    timer = setTimeout(() => resolve(`no answer within ${withinMs / 1000} s`), withinMs);
  });
  try {
    const asked = transport.verify().then(
      () => null,
      (error: Error) => error.message,
    );
    return await Promise.race([asked, late]);
  } finally {
    clearTimeout(timer);
    transport.close();
  }
}

/**
 * One connection to the mail server of SMTP_URL, opened for the first mail and kept for those that follow within ten
 * seconds. What nodemailer knows as options may stand in the URL, such as `?tls.rejectUnauthorized=false`.
 */
export function openSmtpTransport(smtpUrl: string): MailTransport {
  /** Whether the server was given the whole of the latest mail, which nodemailer tells nobody but its log. */
  let handedOver = false;
  const logger = {
    info({ tnx, outByteCount }: { tnx?: string; outByteCount?: number }) {
      if (tnx === 'message' && outByteCount !== undefined) handedOver = true;
    },
  };
  const transport = createTransport({
    url: smtpUrl,
    logger,
    pool: true,
    // One after the other: whoever kills this process can then cost at most one mail its mark, and so one duplicate.
    maxConnections: 1,
    maxMessages: 100,
    idleTimeout: stepMs,
    dnsTimeout: stepMs,
    connectionTimeout: stepMs,
    greetingTimeout: stepMs,
    socketTimeout: answerMs,
    requireTLS: mustBeEncrypted(new URL(smtpUrl)),
  });
  return {
    async deliver(mail, signal) {
      handedOver = false;
      try {
        const { response } = await transport.sendMail({ ...mailMessage(mail), signal });
        return { outcome: 'sent', reply: response.slice(0, 1000) };
      } catch (error) {
        return judgeFailure(error as SmtpFailure, handedOver);
      }
    },
    close: () => transport.close({ force: true }),
  };
}

/** A password never crosses a network in the clear, unless the URL says so itself. */
function mustBeEncrypted({ protocol, username, hostname, searchParams }: URL): boolean {
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  if (searchParams.has('requireTLS')) return searchParams.get('requireTLS') === 'true';
  return protocol === 'smtp:' && username !== '' && !isHere;
}
