/** "metaTitle" is "Meta title". */
export function fieldLabel(field: string): string {
  const words = field.replace(/[_-]+/g, ' ').replace(/([a-z\d])([A-Z])/g, '$1 $2');
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
}
