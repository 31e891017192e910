-- Written by hand, above what drizzle-kit made: the names of uploaded pictures that a text mentions, each once. Of immutable
-- parts only, and bound when it is made, so a generated column may use it.
CREATE FUNCTION "upload_stems"("value" text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN (SELECT coalesce(array_agg(DISTINCT found[1]), '{}') FROM regexp_matches("value", '\d{13}-[a-z0-9]{12}-\d{1,4}x\d{1,4}', 'g') AS found);--> statement-breakpoint
CREATE TABLE "former_uploads" (
	"stem" text PRIMARY KEY NOT NULL,
	"path" text NOT NULL,
	"upload_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"files_removed_at" timestamp with time zone
);
--> statement-breakpoint
DROP INDEX "uploads_created_at_idx";--> statement-breakpoint
ALTER TABLE "blog_posts" ADD COLUMN "upload_stems" text[] GENERATED ALWAYS AS (upload_stems(coalesce(title::text, '') || ' ' || coalesce(excerpt::text, '') || ' ' || coalesce(content::text, '') || ' ' || coalesce(author::text, '') || ' ' || coalesce(read_time::text, '') || ' ' || coalesce(featured_image::text, '') || ' ' || coalesce(social_image::text, '') || ' ' || coalesce(meta_title::text, '') || ' ' || coalesce(meta_description::text, '') || ' ' || coalesce(canonical_url::text, ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "careers" ADD COLUMN "upload_stems" text[] GENERATED ALWAYS AS (upload_stems(coalesce(title::text, '') || ' ' || coalesce(department::text, '') || ' ' || coalesce(location::text, '') || ' ' || coalesce(description::text, '') || ' ' || coalesce(responsibilities::text, '') || ' ' || coalesce(requirements::text, '') || ' ' || coalesce(salary_range::text, ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "case_studies" ADD COLUMN "upload_stems" text[] GENERATED ALWAYS AS (upload_stems(coalesce(title::text, '') || ' ' || coalesce(excerpt::text, '') || ' ' || coalesce(content::text, '') || ' ' || coalesce(author::text, '') || ' ' || coalesce(client_name::text, '') || ' ' || coalesce(project_duration::text, '') || ' ' || coalesce(results_achieved::text, '') || ' ' || coalesce(read_time::text, '') || ' ' || coalesce(featured_image::text, '') || ' ' || coalesce(meta_title::text, '') || ' ' || coalesce(meta_description::text, ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "documentation" ADD COLUMN "upload_stems" text[] GENERATED ALWAYS AS (upload_stems(coalesce(title::text, '') || ' ' || coalesce(excerpt::text, '') || ' ' || coalesce(content::text, '') || ' ' || coalesce(author::text, '') || ' ' || coalesce(version::text, '') || ' ' || coalesce(meta_title::text, '') || ' ' || coalesce(meta_description::text, ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "insights" ADD COLUMN "upload_stems" text[] GENERATED ALWAYS AS (upload_stems(coalesce(title::text, '') || ' ' || coalesce(excerpt::text, '') || ' ' || coalesce(content::text, '') || ' ' || coalesce(author::text, '') || ' ' || coalesce(meta_title::text, '') || ' ' || coalesce(meta_description::text, '') || ' ' || coalesce(research_category::text, '') || ' ' || coalesce(read_time::text, '') || ' ' || coalesce(featured_image::text, ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "website_content" ADD COLUMN "upload_stems" text[] GENERATED ALWAYS AS (upload_stems(coalesce(section_key::text, '') || ' ' || coalesce(title::text, '') || ' ' || coalesce(content::text, '') || ' ' || coalesce(metadata::text, ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "stem" text GENERATED ALWAYS AS (coalesce((upload_stems(path))[1], path)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "alt" text;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "focal_x" double precision DEFAULT 0.5 NOT NULL;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "focal_y" double precision DEFAULT 0.5 NOT NULL;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "updated_by" text;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "search_text" text GENERATED ALWAYS AS (regexp_replace(lower(original_name || ' ' || coalesce(alt, '')), '\s+', ' ', 'g')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "former_uploads" ADD CONSTRAINT "former_uploads_upload_id_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."uploads"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "former_uploads_upload_idx" ON "former_uploads" USING btree ("upload_id");--> statement-breakpoint
CREATE INDEX "blog_posts_upload_stems_idx" ON "blog_posts" USING gin ("upload_stems");--> statement-breakpoint
CREATE INDEX "careers_upload_stems_idx" ON "careers" USING gin ("upload_stems");--> statement-breakpoint
CREATE INDEX "case_studies_upload_stems_idx" ON "case_studies" USING gin ("upload_stems");--> statement-breakpoint
CREATE INDEX "documentation_upload_stems_idx" ON "documentation" USING gin ("upload_stems");--> statement-breakpoint
CREATE INDEX "insights_upload_stems_idx" ON "insights" USING gin ("upload_stems");--> statement-breakpoint
CREATE INDEX "website_content_upload_stems_idx" ON "website_content" USING gin ("upload_stems");--> statement-breakpoint
CREATE INDEX "uploads_search_idx" ON "uploads" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "uploads_created_at_idx" ON "uploads" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_stem_unique" UNIQUE("stem");--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_alt_check" CHECK (char_length("uploads"."alt") <= 500);--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_focal_check" CHECK ("uploads"."focal_x" between 0 and 1 and "uploads"."focal_y" between 0 and 1);