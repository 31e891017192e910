/** Stands beside a form that asks for personal data. */
export function PrivacyNote({ text }: { text: string }) {
  return (
    <>
      {text}{' '}
      <a href="/privacy-policy" className="text-text underline underline-offset-4 hover:text-accent">
        Privacy Policy
      </a>
    </>
  );
}
