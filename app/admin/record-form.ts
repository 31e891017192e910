import type { ComponentType } from 'react';
import { BlogPostForm } from '~/collections/blog_posts/blog_posts-form';
import { InsightForm } from '~/collections/insights/insights-form';
import type { RecordFormProps } from './fields/record-form-props';

/** The form of each collection, by the name of its table. */
export const recordForms: Record<string, ComponentType<RecordFormProps>> = {
  insights: InsightForm,
  blog_posts: BlogPostForm,
};
