DROP INDEX "careers_active_idx";--> statement-breakpoint
CREATE INDEX "blog_posts_title_beginning_idx" ON "blog_posts" USING btree (left(search_fold("title"), 100) text_pattern_ops);--> statement-breakpoint
CREATE INDEX "careers_title_beginning_idx" ON "careers" USING btree (left(search_fold("title"), 100) text_pattern_ops);--> statement-breakpoint
CREATE INDEX "case_studies_title_beginning_idx" ON "case_studies" USING btree (left(search_fold("title"), 100) text_pattern_ops);--> statement-breakpoint
CREATE INDEX "documentation_title_beginning_idx" ON "documentation" USING btree (left(search_fold("title"), 100) text_pattern_ops);--> statement-breakpoint
CREATE INDEX "insights_title_beginning_idx" ON "insights" USING btree (left(search_fold("title"), 100) text_pattern_ops);--> statement-breakpoint
CREATE INDEX "careers_active_idx" ON "careers" USING btree ("featured","created_at","id","application_deadline","department") WHERE status = 'active' and deleted_at is null;