-- Written by hand, above what drizzle-kit made: the paths of this site that the links in an HTML text lead to, each once, in
-- lower case, without query, fragment and a slash at the end. Of immutable parts only, and bound when it is made, so a
-- generated column may use it. `//host` and `/\host` are other sites to a browser.
CREATE FUNCTION "linked_paths"("value" text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN (SELECT coalesce(array_agg(DISTINCT regexp_replace(replace(lower(found[1]), '&amp;', '&'), '(.)/+$', '\1')), '{}') FROM regexp_matches("value", '<a\s[^<>]*href="(/(?![/\\])[^"?#]*)', 'g') AS found);--> statement-breakpoint
ALTER TABLE "blog_posts" ADD COLUMN "linked_paths" text[] GENERATED ALWAYS AS (linked_paths(coalesce(content, ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "case_studies" ADD COLUMN "linked_paths" text[] GENERATED ALWAYS AS (linked_paths(coalesce(content, ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "documentation" ADD COLUMN "linked_paths" text[] GENERATED ALWAYS AS (linked_paths(coalesce(content, ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "insights" ADD COLUMN "linked_paths" text[] GENERATED ALWAYS AS (linked_paths(coalesce(content, ''))) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "blog_posts_linked_paths_idx" ON "blog_posts" USING gin ("linked_paths");--> statement-breakpoint
CREATE INDEX "case_studies_linked_paths_idx" ON "case_studies" USING gin ("linked_paths");--> statement-breakpoint
CREATE INDEX "documentation_linked_paths_idx" ON "documentation" USING gin ("linked_paths");--> statement-breakpoint
CREATE INDEX "insights_linked_paths_idx" ON "insights" USING gin ("linked_paths");