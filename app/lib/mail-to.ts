/** A mailto address. Only the address' own @ stays as it is: whatever else it has can't add a header. */
export function mailTo(email: string, subject?: string): string {
  const address = encodeURIComponent(email).replace('%40', '@');
  return `mailto:${address}${subject ? `?subject=${encodeURIComponent(subject)}` : ''}`;
}
