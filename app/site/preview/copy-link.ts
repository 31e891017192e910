/**
 * Runs in the browser, as the text of this very function: nothing from outside of it can be used. Adds a button beside the
 * link that was just made; without scripts, or where browsers give no clipboard, the link is selected by hand.
 */
export function addCopyLink(id: string): void {
  const link = document.getElementById(id);
  if (!link || !navigator.clipboard) return;
  const confirmationMs = 2_000;
  const button = document.createElement('button');
  button.type = 'button';
  button.ariaLive = 'polite';
  const say = (word: string, label: string) => {
    button.textContent = word;
    button.ariaLabel = label;
  };
  const done = () => {
    say('Copied', 'Link copied');
    setTimeout(() => say('Copy', 'Copy link'), confirmationMs);
  };
  say('Copy', 'Copy link');
  button.addEventListener('click', () => {
    // Refused by the browser: selected, it is one key away.
    navigator.clipboard.writeText(link.textContent).then(done, () => getSelection()?.selectAllChildren(link));
  });
  link.after(button);
}
