/** A Chromium that is on this machine, or null. */
export function findChromium(): string | null;
/** The folder of PostgreSQL's server programs, or null. */
export function findPostgresFolder(): string | null;
/** The program nginx, or null. */
export function findNginx(): string | null;
/** The library of faketime, or null. */
export function findFaketime(): string | null;
/** A Python that has OpenStack Swift, or null. */
export function findSwiftPython(): string | null;
