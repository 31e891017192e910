import { feedFormats } from '../feed-links';

/** How to follow a list without giving an e-mail address. */
export function FeedsNote({ base }: { base: string }) {
  return (
    <p className="page-wide flex flex-wrap items-baseline gap-x-4 border-t border-line py-6 text-sm text-muted">
      Follow with a feed reader:
      {feedFormats.map(({ file, label, type }) => (
        <a
          key={file}
          href={`${base}/${file}`}
          type={type}
          className="inline-flex min-h-6 items-center text-accent underline underline-offset-4"
        >
          {label}
        </a>
      ))}
    </p>
  );
}
