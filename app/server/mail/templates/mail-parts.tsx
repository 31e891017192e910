import { Body } from '@react-email/body';
import { Button } from '@react-email/button';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Heading } from '@react-email/heading';
import { Html } from '@react-email/html';
import { Link } from '@react-email/link';
import { Preview } from '@react-email/preview';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import type { ReactElement, ReactNode } from 'react';
import { company } from '~/lib/company';
import { light, mailFonts, mailStyles } from './mail-tokens';
import { Wordmark } from './wordmark';

/** Every mail of ours but the plain ones: mark, words, and why it came. */
export function MailLayout({
  preview,
  reason,
  children,
}: {
  /** What a list of mails shows beside the subject. */
  preview: string;
  /** Why this person gets it, in a sentence. */
  reason: ReactNode;
  children: ReactNode;
}) {
  return (
    <Html lang="en">
      <Head>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{mailStyles}</style>
      </Head>
      <Body className="on-ground" style={{ backgroundColor: light('ground'), fontFamily: mailFonts.sans }}>
        <Preview>{preview}</Preview>
        <Container style={{ maxWidth: '600px' }}>
          <Section className="pad" style={{ padding: '32px 40px 16px' }}>
            <Wordmark />
          </Section>
          <Section
            className="pad on-raised line-line"
            style={{
              backgroundColor: light('raised'),
              border: `1px solid ${light('line')}`,
              borderRadius: '8px',
              padding: '32px 40px 28px',
            }}
          >
            {children}
          </Section>
          <Section className="pad" style={{ padding: '20px 40px 40px' }}>
            <Small>{reason}</Small>
            <Small>
              {company.name}, {company.headquarters.lines.join(', ')}
            </Small>
          </Section>
        </Container>
      </Body>
    </Html>
  );
}

/** The one heading of a mail. */
export function Title({ children }: { children: ReactNode }) {
  return (
    <Heading
      as="h1"
      className="in-text"
      style={{
        color: light('text'),
        fontFamily: mailFonts.display,
        fontSize: '24px',
        fontWeight: 600,
        letterSpacing: '-0.015em',
        lineHeight: '30px',
        margin: '0 0 16px',
      }}
    >
      {children}
    </Heading>
  );
}

/** Words: each blank line of a text begins a paragraph, each line end stays one. */
export function Words({ text }: { text: string }) {
  return text.split(/\n{2,}/).map((paragraph, index) => <Paragraph key={index}>{withLineEnds(paragraph)}</Paragraph>);
}

function withLineEnds(paragraph: string): ReactNode[] {
  return paragraph.split('\n').flatMap((line, index) => (index === 0 ? [line] : [<br key={`end-${index}`} />, line]));
}

/**
 * For mails that anybody can have sent to any address: what is not plainly a name is left out, or a form would carry
 * strangers' links.
 */
export function Greeting({ name }: { name: string }) {
  const isName = name.length <= 60 && /^[\p{L}\p{M}][\p{L}\p{M}\s.'’-]*$/u.test(name) && !/\.\p{L}/u.test(name);
  return <Paragraph>{isName ? `Hello ${name},` : 'Hello,'}</Paragraph>;
}

export function Paragraph({ children }: { children: ReactNode }) {
  return (
    <Text
      className="in-text"
      style={{
        color: light('text'),
        fontFamily: mailFonts.sans,
        fontSize: '16px',
        lineHeight: '25px',
        margin: '0 0 16px',
        overflowWrap: 'anywhere',
      }}
    >
      {children}
    </Text>
  );
}

export function Small({ children }: { children: ReactNode }) {
  return (
    <Text
      className="in-muted"
      style={{
        color: light('muted'),
        fontFamily: mailFonts.sans,
        fontSize: '13px',
        lineHeight: '20px',
        margin: '0 0 6px',
        overflowWrap: 'anywhere',
      }}
    >
      {children}
    </Text>
  );
}

/** The one thing to do, with its address below for programs that show no buttons. */
export function Action({ href, children }: { href: string; children: string }) {
  return (
    <Section style={{ padding: '4px 0 20px' }}>
      <Button
        href={href}
        className="on-accent in-on-accent"
        style={{
          backgroundColor: light('accent'),
          borderRadius: '4px',
          color: light('on-accent'),
          fontFamily: mailFonts.sans,
          fontSize: '16px',
          fontWeight: 600,
          padding: '13px 22px',
        }}
      >
        {children}
      </Button>
    </Section>
  );
}

export function InlineLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link href={href} className="in-accent" style={{ color: light('accent'), textDecorationLine: 'underline' }}>
      {children}
    </Link>
  );
}

/** Facts in two columns; those without a value are left out. */
export function Facts({ facts }: { facts: { label: string; value: ReactElement | string | null }[] }) {
  const cell = {
    fontFamily: mailFonts.sans,
    fontSize: '15px',
    lineHeight: '23px',
    padding: '2px 0',
    verticalAlign: 'top',
  } as const;
  return (
    <table
      data-text-format="dataTable"
      cellPadding="0"
      cellSpacing="0"
      border={0}
      style={{ margin: '0 0 20px', width: '100%' }}
    >
      <tbody>
        {facts
          .filter(({ value }) => value)
          .map(({ label, value }) => (
            <tr key={label}>
              <th
                scope="row"
                className="in-muted"
                style={{
                  ...cell,
                  color: light('muted'),
                  fontWeight: 400,
                  paddingRight: '16px',
                  textAlign: 'left',
                  width: '112px',
                }}
              >
                {label}
              </th>
              <td className="in-text" style={{ ...cell, color: light('text'), overflowWrap: 'anywhere' }}>
                {value}
              </td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}

/** What somebody wrote, marked as theirs. */
export function Quote({ text }: { text: string }) {
  return (
    <blockquote
      className="line-accent"
      style={{ borderLeft: `3px solid ${light('accent')}`, margin: '0 0 20px', padding: '2px 0 0 16px' }}
    >
      <Words text={text} />
    </blockquote>
  );
}
