import type { SocialNetwork } from '~/lib/company';

/** The four marks as plain outlines on a 24 unit square, drawn for this site. */
const marks: Record<SocialNetwork, string> = {
  linkedin: 'M4.5 9.5V20M4.5 4.6v.2M10 20V9.5M10 14c0-2.6 1.8-4.5 4.4-4.5S19 11.2 19 14v6',
  x: 'M4 4l16 16M20 4L4 20',
  github: 'M8 6.5L2.5 12 8 17.5M16 6.5L21.5 12 16 17.5M13.6 4.5l-3.2 15',
  youtube: 'M3 7.5C3 6 4 5 5.5 5h13C20 5 21 6 21 7.5v9C21 18 20 19 18.5 19h-13C4 19 3 18 3 16.5zM10 9v6l5-3z',
};

export function SocialIcon({ network, className }: { network: SocialNetwork; className?: string }) {
  return (
    <svg viewBox="0 0 24 24" className={className} aria-hidden="true" focusable="false" role="presentation">
      <path
        d={marks[network]}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
