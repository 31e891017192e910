-- Written by hand, above what drizzle-kit made: array_to_string itself is not immutable, because elements of some types
-- are written differently from session to session, and a generated column asks for that. Those of text are not.
CREATE FUNCTION "joined_words"("list" text[]) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN array_to_string("list", ' ');--> statement-breakpoint
ALTER TABLE "careers" drop column "search_text";--> statement-breakpoint
ALTER TABLE "careers" ADD COLUMN "search_text" text GENERATED ALWAYS AS (regexp_replace(replace(replace(replace(replace(replace(lower(coalesce(title, '') || E'\n' || coalesce(department, '') || E'\n' || coalesce(location, '') || E'\n' || coalesce(employment_type, '') || E'\n' || coalesce(experience_level, '') || E'\n' || coalesce(description, '') || E'\n' || coalesce(responsibilities, '') || E'\n' || coalesce(requirements, '') || E'\n' || coalesce(joined_words(skills_required), '')), ' ', ' '), ' ', ' '), ' ', ' '), ' ', ' '), '﻿', ' '), '\s+', ' ', 'g')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_messages" drop column "search_text";--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "search_text" text GENERATED ALWAYS AS (regexp_replace(replace(replace(replace(replace(replace(lower(coalesce(name, '') || ' ' || coalesce(email, '') || ' ' || coalesce(company, '') || ' ' || coalesce(message, '') || ' ' || coalesce(subject, '')), ' ', ' '), ' ', ' '), ' ', ' '), ' ', ' '), '﻿', ' '), '\s+', ' ', 'g')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "demo_requests" drop column "search_text";--> statement-breakpoint
ALTER TABLE "demo_requests" ADD COLUMN "search_text" text GENERATED ALWAYS AS (regexp_replace(replace(replace(replace(replace(replace(lower(coalesce(name, '') || ' ' || coalesce(email, '') || ' ' || coalesce(company, '') || ' ' || coalesce(message, '') || ' ' || coalesce(industry, '') || ' ' || coalesce(interested_in, '')), ' ', ' '), ' ', ' '), ' ', ' '), ' ', ' '), '﻿', ' '), '\s+', ' ', 'g')) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "careers_search_idx" ON "careers" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "contact_messages_search_idx" ON "contact_messages" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "demo_requests_search_idx" ON "demo_requests" USING gin ("search_text" gin_trgm_ops);
