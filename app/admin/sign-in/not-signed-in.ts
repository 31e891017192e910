/** Said when signing in fails for no reason of the person's. */
export const notSignedIn = 'You could not be signed in: the server failed or was not reached. Please try again.';

/** Said of every other form before somebody is signed in, when it fails for no reason of theirs: they may send it again. */
export const notAnswered = 'This did not work: the server failed or was not reached. Please try again.';
