import type { ComponentType } from 'react';
import { BlogPostForm } from '~/collections/blog_posts/blog_posts-form';
import { CareerForm } from '~/collections/careers/careers-form';
import { CaseStudyForm } from '~/collections/case_studies/case_studies-form';
import { DocumentationForm } from '~/collections/documentation/documentation-form';
import { InsightForm } from '~/collections/insights/insights-form';
import { WebsiteContentForm } from '~/collections/website_content/website_content-form';
import type { RecordFormProps } from './fields/record-form-props';

/** The form of each collection, by the name of its table. */
export const recordForms: Record<string, ComponentType<RecordFormProps>> = {
  insights: InsightForm,
  case_studies: CaseStudyForm,
  documentation: DocumentationForm,
  blog_posts: BlogPostForm,
  careers: CareerForm,
  website_content: WebsiteContentForm,
};
