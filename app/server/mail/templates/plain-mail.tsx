import { Body } from '@react-email/body';
import { Head } from '@react-email/head';
import { Html } from '@react-email/html';
import type { ReactNode } from 'react';
import { Small, Words } from './mail-parts';
import { light, mailFonts, mailStyles } from './mail-tokens';

/** A mail as one person writes it to another: words, and below them what they answer. */
export function PlainMail({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <Html lang="en">
      <Head>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <style>{mailStyles}</style>
      </Head>
      <Body
        className="on-raised"
        style={{ backgroundColor: light('raised'), fontFamily: mailFonts.sans, padding: '16px' }}
      >
        <div style={{ maxWidth: '640px' }}>
          <Words text={text} />
          {children}
        </div>
      </Body>
    </Html>
  );
}

export function QuotedMail({ author, when, text }: { author: string; when: string; text: string }) {
  return (
    <>
      <Small>
        On {when}, {author} wrote:
      </Small>
      <blockquote
        className="line-line"
        style={{ borderLeft: `2px solid ${light('line')}`, margin: 0, padding: '0 0 0 14px' }}
      >
        <Words text={text} />
      </blockquote>
    </>
  );
}
