import { createLucideIcon } from 'lucide-react';

/** A row, and a column, with a cross beside it; in the style of the other icons. */
export const DeleteRowIcon = createLucideIcon('delete-row', [
  ['rect', { x: '3', y: '3', width: '18', height: '7', rx: '1', key: 'row' }],
  ['path', { d: 'm9.5 15 5 5', key: 'down' }],
  ['path', { d: 'm14.5 15-5 5', key: 'up' }],
]);

export const DeleteColumnIcon = createLucideIcon('delete-column', [
  ['rect', { x: '3', y: '3', width: '7', height: '18', rx: '1', key: 'column' }],
  ['path', { d: 'm15 9.5 5 5', key: 'down' }],
  ['path', { d: 'm20 9.5-5 5', key: 'up' }],
]);
