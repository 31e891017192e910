CREATE INDEX "blog_posts_author_idx" ON "blog_posts" USING btree ("author");--> statement-breakpoint
CREATE INDEX "blog_posts_tags_idx" ON "blog_posts" USING gin ("tags");--> statement-breakpoint
CREATE INDEX "careers_department_idx" ON "careers" USING btree ("department");--> statement-breakpoint
CREATE INDEX "careers_location_idx" ON "careers" USING btree ("location");--> statement-breakpoint
CREATE INDEX "careers_skills_required_idx" ON "careers" USING gin ("skills_required");--> statement-breakpoint
CREATE INDEX "careers_benefits_idx" ON "careers" USING gin ("benefits");--> statement-breakpoint
CREATE INDEX "careers_active_in_department_idx" ON "careers" USING btree (lower("department"),"featured","created_at","id","application_deadline") WHERE status = 'active' and deleted_at is null;--> statement-breakpoint
CREATE INDEX "case_studies_author_idx" ON "case_studies" USING btree ("author");--> statement-breakpoint
CREATE INDEX "case_studies_client_name_idx" ON "case_studies" USING btree ("client_name");--> statement-breakpoint
CREATE INDEX "case_studies_technologies_used_idx" ON "case_studies" USING gin ("technologies_used");--> statement-breakpoint
CREATE INDEX "case_studies_tags_idx" ON "case_studies" USING gin ("tags");--> statement-breakpoint
CREATE INDEX "documentation_author_idx" ON "documentation" USING btree ("author");--> statement-breakpoint
CREATE INDEX "documentation_tags_idx" ON "documentation" USING gin ("tags");--> statement-breakpoint
CREATE INDEX "insights_tags_idx" ON "insights" USING gin ("tags");--> statement-breakpoint
CREATE INDEX "insights_author_idx" ON "insights" USING btree ("author");--> statement-breakpoint
CREATE INDEX "insights_research_keywords_idx" ON "insights" USING gin ("research_keywords");--> statement-breakpoint
CREATE INDEX "insights_public_in_category_idx" ON "insights" USING btree ((coalesce(nullif(trim("research_category"), ''), 'General')),"publish_date","created_at","id") WHERE status = 'published' and deleted_at is null;