DROP INDEX "blog_posts_created_at_idx";--> statement-breakpoint
DROP INDEX "blog_posts_publish_date_idx";--> statement-breakpoint
DROP INDEX "careers_created_at_idx";--> statement-breakpoint
DROP INDEX "case_studies_created_at_idx";--> statement-breakpoint
DROP INDEX "case_studies_publish_date_idx";--> statement-breakpoint
DROP INDEX "documentation_created_at_idx";--> statement-breakpoint
DROP INDEX "documentation_order_idx";--> statement-breakpoint
DROP INDEX "insights_created_at_idx";--> statement-breakpoint
DROP INDEX "insights_publish_date_idx";--> statement-breakpoint
DROP INDEX "website_content_created_at_idx";--> statement-breakpoint
DROP INDEX "website_content_order_idx";--> statement-breakpoint
DROP INDEX "careers_active_idx";--> statement-breakpoint
CREATE INDEX "blog_posts_by_publish_date_idx" ON "blog_posts" USING btree ("publish_date","id","status") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "blog_posts_by_created_at_idx" ON "blog_posts" USING btree ("created_at","id","status","publish_date") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "blog_posts_by_updated_at_idx" ON "blog_posts" USING btree ("updated_at","id","status","publish_date") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "blog_posts_by_title_idx" ON "blog_posts" USING btree ("title","id","status","publish_date") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "blog_posts_status_idx" ON "blog_posts" USING btree ("status","publish_date","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "blog_posts_bin_idx" ON "blog_posts" USING btree ("deleted_at","id") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "blog_posts_public_idx" ON "blog_posts" USING btree ("publish_date","id") WHERE status = 'published' and deleted_at is null;--> statement-breakpoint
CREATE INDEX "careers_by_created_at_idx" ON "careers" USING btree ("created_at","id","status","application_deadline") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "careers_by_application_deadline_idx" ON "careers" USING btree ("application_deadline","id","status") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "careers_by_department_idx" ON "careers" USING btree ("department","title","id","status","application_deadline") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "careers_by_updated_at_idx" ON "careers" USING btree ("updated_at","id","status","application_deadline") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "careers_by_title_idx" ON "careers" USING btree ("title","id","status","application_deadline") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "careers_status_idx" ON "careers" USING btree ("status","created_at","id","application_deadline") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "careers_bin_idx" ON "careers" USING btree ("deleted_at","id") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "case_studies_by_created_at_idx" ON "case_studies" USING btree ("created_at","id","status","publish_date") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "case_studies_by_publish_date_idx" ON "case_studies" USING btree ("publish_date","id","status") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "case_studies_by_updated_at_idx" ON "case_studies" USING btree ("updated_at","id","status","publish_date") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "case_studies_by_industry_idx" ON "case_studies" USING btree ("industry","title","id","status","publish_date") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "case_studies_by_title_idx" ON "case_studies" USING btree ("title","id","status","publish_date") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "case_studies_status_idx" ON "case_studies" USING btree ("status","created_at","id","publish_date") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "case_studies_bin_idx" ON "case_studies" USING btree ("deleted_at","id") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "case_studies_public_idx" ON "case_studies" USING btree ("publish_date","id") WHERE status = 'published' and deleted_at is null;--> statement-breakpoint
CREATE INDEX "documentation_by_category_idx" ON "documentation" USING btree ("category","order_index","id","status") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "documentation_by_created_at_idx" ON "documentation" USING btree ("created_at","id","status") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "documentation_by_updated_at_idx" ON "documentation" USING btree ("updated_at","id","status") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "documentation_by_title_idx" ON "documentation" USING btree ("title","id","status") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "documentation_status_idx" ON "documentation" USING btree ("status","category","order_index","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "documentation_bin_idx" ON "documentation" USING btree ("deleted_at","id") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "insights_by_created_at_idx" ON "insights" USING btree ("created_at","id","status","publish_date") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "insights_by_publish_date_idx" ON "insights" USING btree ("publish_date","id","status") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "insights_by_updated_at_idx" ON "insights" USING btree ("updated_at","id","status","publish_date") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "insights_by_title_idx" ON "insights" USING btree ("title","id","status","publish_date") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "insights_status_idx" ON "insights" USING btree ("status","created_at","id","publish_date") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "insights_bin_idx" ON "insights" USING btree ("deleted_at","id") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "insights_public_idx" ON "insights" USING btree ("publish_date","id") WHERE status = 'published' and deleted_at is null;--> statement-breakpoint
CREATE INDEX "website_content_by_page_name_idx" ON "website_content" USING btree ("page_name","section_order","id","status") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "website_content_by_created_at_idx" ON "website_content" USING btree ("created_at","id","status") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "website_content_by_updated_at_idx" ON "website_content" USING btree ("updated_at","id","status") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "website_content_status_idx" ON "website_content" USING btree ("status","page_name","section_order","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "website_content_bin_idx" ON "website_content" USING btree ("deleted_at","id") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "careers_active_idx" ON "careers" USING btree ("featured","created_at","id") WHERE status = 'active' and deleted_at is null;