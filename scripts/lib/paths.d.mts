/** The project folder, without a slash at the end. */
export const root: string;
/** Node 24 as the npm package `node` installs it. */
export const nodeBinary: string;
