/** A record as its card in the admin's list shows it. */
export interface RecordCard {
  id: string;
  title: string;
  excerpt: string;
  status: 'draft' | 'published';
  /** ISO instant from which it is public, if it is published. */
  publishDate: string;
  updatedAt: string;
  /** Short facts, in the order shown: author, category, reading time. */
  facts: string[];
  tags: string[];
  featuredImage: string | null;
  publicPath: string;
}
