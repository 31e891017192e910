DROP INDEX "contact_messages_created_at_idx";--> statement-breakpoint
DROP INDEX "demo_requests_created_at_idx";--> statement-breakpoint
DROP INDEX "contact_messages_assigned_to_idx";--> statement-breakpoint
DROP INDEX "demo_requests_assigned_to_idx";--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "search_text" text GENERATED ALWAYS AS (regexp_replace(lower(name || ' ' || email || ' ' || coalesce(company, '') || ' ' || coalesce(message, '')), '\s+', ' ', 'g')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "demo_requests" ADD COLUMN "search_text" text GENERATED ALWAYS AS (regexp_replace(lower(name || ' ' || email || ' ' || coalesce(company, '') || ' ' || coalesce(message, '')), '\s+', ' ', 'g')) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "contact_messages_honest_idx" ON "contact_messages" USING btree ("created_at","id") WHERE spam_reason is null;--> statement-breakpoint
CREATE INDEX "contact_messages_status_idx" ON "contact_messages" USING btree ("status","created_at","id") WHERE spam_reason is null;--> statement-breakpoint
CREATE INDEX "contact_messages_spam_idx" ON "contact_messages" USING btree ("created_at","id") WHERE spam_reason is not null;--> statement-breakpoint
CREATE INDEX "contact_messages_search_idx" ON "contact_messages" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "demo_requests_honest_idx" ON "demo_requests" USING btree ("created_at","id") WHERE spam_reason is null;--> statement-breakpoint
CREATE INDEX "demo_requests_status_idx" ON "demo_requests" USING btree ("status","created_at","id") WHERE spam_reason is null;--> statement-breakpoint
CREATE INDEX "demo_requests_spam_idx" ON "demo_requests" USING btree ("created_at","id") WHERE spam_reason is not null;--> statement-breakpoint
CREATE INDEX "demo_requests_search_idx" ON "demo_requests" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "contact_messages_assigned_to_idx" ON "contact_messages" USING btree ("assigned_to","created_at","id");--> statement-breakpoint
CREATE INDEX "demo_requests_assigned_to_idx" ON "demo_requests" USING btree ("assigned_to","created_at","id");