const kilobyte = 1024;

/** "812 B", "240 KB", "4.2 MB", "1.5 GB". */
export function fileSize(bytes: number): string {
  if (bytes < kilobyte) return `${bytes} B`;
  if (bytes < kilobyte ** 2) return `${Math.round(bytes / kilobyte)} KB`;
  if (bytes < kilobyte ** 3) return `${(bytes / kilobyte ** 2).toFixed(1)} MB`;
  return `${(bytes / kilobyte ** 3).toFixed(1)} GB`;
}
