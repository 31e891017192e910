/** In the order in which one reads them. Apart from the declaration, whose rules public pages need not load. */
export const documentationCategories = [
  'getting-started',
  'api-reference',
  'examples',
  'tutorials',
  'troubleshooting',
  'advanced',
] as const;

export type DocumentationCategory = (typeof documentationCategories)[number];

export const documentationCategoryLabels: Record<DocumentationCategory, string> = {
  'getting-started': 'Getting started',
  'api-reference': 'API reference',
  examples: 'Examples',
  tutorials: 'Tutorials',
  troubleshooting: 'Troubleshooting',
  advanced: 'Advanced',
};
