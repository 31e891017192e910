/** What a toast says. `destructive` ones report a failure, stay until dismissed, and interrupt a screen reader. */
export interface Toast {
  title: string;
  description?: string;
  variant?: 'default' | 'destructive';
}

export function errorToast(description: string): Toast {
  return { title: 'Error', description, variant: 'destructive' };
}

export function successToast(description: string): Toast {
  return { title: 'Success', description };
}
