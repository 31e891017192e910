import { mailColours } from '~/server/mail/templates/mail-tokens';

/**
 * A mail as its reader sees it, in a frame that runs nothing, sends nothing and belongs to no site. Its style sheet is
 * left out, because the policy of this page allows none inside: in the dark the inline colours are exchanged instead.
 */
export function MailPreview({ html, title, dark = false }: { html: string; title: string; dark?: boolean }) {
  const plain = html.replace(/<style>[\s\S]*?<\/style>/g, '');
  return (
    <iframe
      title={title}
      sandbox=""
      srcDoc={dark ? inTheDark(plain) : plain}
      className="h-[38rem] w-full rounded-md border border-line bg-raised"
      style={{ colorScheme: dark ? 'dark' : 'light' }}
    />
  );
}

/** White is two tokens: as the colour of words it stands on the accent, everywhere else it is the raised ground. */
function inTheDark(html: string): string {
  const { 'on-accent': onAccent, ...others } = mailColours;
  const darkOf = new Map<string, string>(Object.values(others));
  return html.replace(/style="([^"]*)"/g, (_attribute, style: string) => {
    const words = style.replace(/((?:^|;)color:)#ffffff/g, `$1${onAccent[1]}`);
    return `style="${words.replace(/#[0-9a-f]{6}/g, (colour) => darkOf.get(colour) ?? colour)}"`;
  });
}

export function MailText({ text }: { text: string }) {
  return (
    <pre
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
      tabIndex={0}
      aria-label="Text part"
      role="region"
      className="max-h-[38rem] overflow-auto rounded-md border border-line bg-raised p-4 font-mono text-xs leading-5 break-words whitespace-pre-wrap"
    >
      {text}
    </pre>
  );
}
