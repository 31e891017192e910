/** The address at which the record of the open editor was saved for the first time; a tab has one editor. */
let savedAs: string | null = null;

/** Said by the save of a new record whose editor stays open. */
export function noteSavedAs(address: string): void {
  savedAs = new URL(address, window.location.href).pathname;
}

/** Said by every editor that opens: what the one before was saved as is not its record. */
export function noteOpened(): void {
  savedAs = null;
}

/** Whether an editor is led to this record because its own was saved as that. */
export function wasSavedAs(listPath: string, id: string): boolean {
  return savedAs === `${listPath}/${id}`;
}
