DROP INDEX "documentation_by_category_idx";--> statement-breakpoint
DROP INDEX "documentation_status_idx";--> statement-breakpoint
DROP INDEX "website_content_by_page_name_idx";--> statement-breakpoint
DROP INDEX "website_content_status_idx";--> statement-breakpoint
CREATE INDEX "documentation_by_category_idx" ON "documentation" USING btree ("category","order_index","created_at","id","status") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "documentation_status_idx" ON "documentation" USING btree ("status","category","order_index","created_at","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "website_content_by_page_name_idx" ON "website_content" USING btree ("page_name","section_order","created_at","id","status") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "website_content_status_idx" ON "website_content" USING btree ("status","page_name","section_order","created_at","id") WHERE deleted_at is null;