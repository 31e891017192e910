/** A script that would run. Structured data for search engines is a script element too, but only data. */
export const executable = /<script(?! type="application\/ld\+json")/i;
