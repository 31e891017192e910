/**
 * The colours of `app/styles/tokens.css` in the form that mail programs understand, light and dark; a test compares
 * them. Fonts are those that a reader's computer has: mails load nothing.
 */
export const mailColours = {
  ground: ['#faf8f4', '#0b0a14'],
  raised: ['#ffffff', '#1a182a'],
  line: ['#e2ddd2', '#2b2842'],
  text: ['#14121f', '#f2f0ea'],
  muted: ['#565164', '#aaa5bd'],
  accent: ['#4a32f5', '#9d8fff'],
  'on-accent': ['#ffffff', '#0b0a14'],
  sunken: ['#f1eee7', '#121020'],
} as const satisfies Record<string, readonly [light: string, dark: string]>;

export type MailColour = keyof typeof mailColours;

export const light = (name: MailColour): string => mailColours[name][0];

export const mailFonts = {
  display: "'Bricolage Grotesque', 'Segoe UI', -apple-system, 'Helvetica Neue', Arial, sans-serif",
  sans: "'Instrument Sans', 'Segoe UI', -apple-system, 'Helvetica Neue', Arial, sans-serif",
} as const;

/**
 * What inline styles can't say: the dark theme, and the phone. Programs that drop it show the light theme. Every class
 * overrides one inline colour.
 */
export const mailStyles = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
a { overflow-wrap: anywhere; }
@media (max-width: 480px) { .pad { padding-left: 20px !important; padding-right: 20px !important; } }
@media (prefers-color-scheme: dark) {
${Object.entries(mailColours)
  .map(
    ([name, [, dark]]) =>
      `.on-${name} { background-color: ${dark} !important; } .in-${name} { color: ${dark} !important; } .line-${name} { border-color: ${dark} !important; }`,
  )
  .join('\n')}
}`;
