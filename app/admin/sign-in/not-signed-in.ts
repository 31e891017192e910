/** Said when signing in fails for no reason of the person's. */
export const notSignedIn = 'You could not be signed in: the server failed or was not reached. Please try again.';
