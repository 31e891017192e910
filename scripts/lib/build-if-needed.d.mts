/** Builds the site unless the build was made from the sources as they are; says whether it did. */
export function buildIfNeeded(root: string): Promise<boolean>;
