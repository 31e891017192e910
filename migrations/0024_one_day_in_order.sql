DROP INDEX "blog_posts_public_idx";--> statement-breakpoint
DROP INDEX "case_studies_public_idx";--> statement-breakpoint
DROP INDEX "insights_public_idx";--> statement-breakpoint
DROP INDEX "insights_featured_first_idx";--> statement-breakpoint
CREATE INDEX "blog_posts_public_idx" ON "blog_posts" USING btree ("publish_date","created_at","id") WHERE status = 'published' and deleted_at is null;--> statement-breakpoint
CREATE INDEX "case_studies_public_idx" ON "case_studies" USING btree ("publish_date","created_at","id") WHERE status = 'published' and deleted_at is null;--> statement-breakpoint
CREATE INDEX "insights_public_idx" ON "insights" USING btree ("publish_date","created_at","id") WHERE status = 'published' and deleted_at is null;--> statement-breakpoint
CREATE INDEX "insights_featured_first_idx" ON "insights" USING btree ((coalesce(trim("research_category") = 'Featured', false)),"publish_date","created_at","id") WHERE status = 'published' and deleted_at is null;