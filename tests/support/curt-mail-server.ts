import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** What a mail server says at each step of one mail, in their order; `taken` is its answer to the last dot. */
const answers = {
  greeting: '220 mail.example',
  hello: '250-mail.example\r\n250 AUTH PLAIN',
  signIn: '235 welcome',
  sender: '250 go on',
  recipient: '250 go on',
  data: '354 go ahead',
  taken: '250 taken',
};

export type Step = keyof typeof answers;
export const steps = Object.keys(answers) as Step[];

interface Fault {
  at: Step;
  /** Hangs up instead of an answer, or takes so many milliseconds for it. */
  does: 'hangs up' | number;
}

/** A mail server on 127.0.0.1 that is in order but for one step; it speaks just enough SMTP to be sent a mail. */
export async function startCurtMailServer({ at, does }: Fault) {
  const sockets = new Set<Socket>();
  let whole = 0;
  const say = async (socket: Socket, step: Step) => {
    if (step === 'taken') whole += 1;
    if (step === at && does === 'hangs up') socket.destroy();
    else {
      if (step === at) await pause(Number(does), undefined, { ref: false });
      socket.write(`${answers[step]}\r\n`);
    }
  };
  const stepOf: Record<string, Step> = {
    EHLO: 'hello',
    AUTH: 'signIn',
    MAIL: 'sender',
    RCPT: 'recipient',
    DATA: 'data',
  };
  const server = createServer((socket) => {
    sockets.add(socket);
    let heard = '';
    let inMail = false;
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => {
      heard += chunk;
      for (;;) {
        const ending = inMail ? '\r\n.\r\n' : '\r\n';
        const end = heard.indexOf(ending);
        if (end === -1) return;
        const step = inMail ? 'taken' : stepOf[heard.slice(0, 4)];
        heard = heard.slice(end + ending.length);
        inMail = step === 'data';
        if (step) void say(socket, step);
        else socket.end('221 bye\r\n');
      }
    });
    void say(socket, 'greeting');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    /** For SMTP_URL. */
    url: `smtp://quzones:secret@127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** How many mails it was given to the last dot. */
    whole: () => whole,
    stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
