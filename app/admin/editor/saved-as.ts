/** The address at which the record of an open editor was saved for the first time; there is one such editor in a tab. */
let savedAs: string | null = null;

/** Said by the save of a new record whose editor stays open. */
export function noteSavedAs(address: string | null): void {
  savedAs = address === null ? null : new URL(address, window.location.href).pathname;
}

/** Whether an editor is led to this record because its own was saved as that. */
export function wasSavedAs(listPath: string, id: string): boolean {
  return savedAs === `${listPath}/${id}`;
}
