CREATE TABLE "careers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"slug" text NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"title" text NOT NULL,
	"department" text NOT NULL,
	"location" text NOT NULL,
	"description" text NOT NULL,
	"responsibilities" text NOT NULL,
	"requirements" text NOT NULL,
	"employment_type" text DEFAULT 'full-time' NOT NULL,
	"experience_level" text DEFAULT 'mid-level' NOT NULL,
	"salary_range" text,
	"featured" boolean DEFAULT false NOT NULL,
	"application_deadline" date,
	"benefits" text[] DEFAULT '{}' NOT NULL,
	"skills_required" text[] DEFAULT '{}' NOT NULL,
	"search_text" text GENERATED ALWAYS AS (regexp_replace(lower(coalesce(title, '') || E'\n' || coalesce(department, '') || E'\n' || coalesce(location, '') || E'\n' || coalesce(description, '')), '\s+', ' ', 'g')) STORED NOT NULL,
	CONSTRAINT "careers_slug_check" CHECK ("careers"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
	CONSTRAINT "careers_title_check" CHECK ("careers"."title" ~ '\S'),
	CONSTRAINT "careers_department_check" CHECK ("careers"."department" ~ '\S'),
	CONSTRAINT "careers_location_check" CHECK ("careers"."location" ~ '\S'),
	CONSTRAINT "careers_description_check" CHECK ("careers"."description" ~ '\S'),
	CONSTRAINT "careers_responsibilities_check" CHECK ("careers"."responsibilities" ~ '\S'),
	CONSTRAINT "careers_requirements_check" CHECK ("careers"."requirements" ~ '\S'),
	CONSTRAINT "careers_status_check" CHECK ("careers"."status" in ('active', 'paused', 'closed')),
	CONSTRAINT "careers_employment_type_check" CHECK ("careers"."employment_type" in ('full-time', 'part-time', 'contract', 'internship')),
	CONSTRAINT "careers_experience_level_check" CHECK ("careers"."experience_level" in ('entry-level', 'mid-level', 'senior-level', 'executive'))
);
--> statement-breakpoint
CREATE TABLE "case_studies" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"slug" text NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"publish_date" timestamp with time zone NOT NULL,
	"title" text NOT NULL,
	"industry" text NOT NULL,
	"author" text NOT NULL,
	"excerpt" text NOT NULL,
	"content" text NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"client_name" text,
	"project_duration" text,
	"results_achieved" text,
	"technologies_used" text[] DEFAULT '{}' NOT NULL,
	"read_time" text,
	"featured_image" text,
	"meta_title" text,
	"meta_description" text,
	"search_text" text GENERATED ALWAYS AS (regexp_replace(lower(coalesce(title, '') || E'\n' || coalesce(excerpt, '') || E'\n' || coalesce(client_name, '') || E'\n' || replace(replace(replace(replace(regexp_replace(coalesce(content, ''), '<[^>]*>', ' ', 'g'), '&lt;', '<'), '&gt;', '>'), '&quot;', '"'), '&amp;', '&')), '\s+', ' ', 'g')) STORED NOT NULL,
	CONSTRAINT "case_studies_slug_check" CHECK ("case_studies"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
	CONSTRAINT "case_studies_status_check" CHECK ("case_studies"."status" in ('draft', 'published')),
	CONSTRAINT "case_studies_title_check" CHECK ("case_studies"."title" ~ '\S'),
	CONSTRAINT "case_studies_author_check" CHECK ("case_studies"."author" ~ '\S'),
	CONSTRAINT "case_studies_excerpt_check" CHECK ("case_studies"."excerpt" ~ '\S'),
	CONSTRAINT "case_studies_content_check" CHECK ("case_studies"."content" ~ '\S'),
	CONSTRAINT "case_studies_industry_check" CHECK ("case_studies"."industry" in ('Manufacturing', 'Healthcare', 'Energy', 'Finance', 'Transportation', 'Government', 'Technology', 'Education'))
);
--> statement-breakpoint
CREATE TABLE "documentation" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"slug" text NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"title" text NOT NULL,
	"excerpt" text NOT NULL,
	"content" text NOT NULL,
	"category" text DEFAULT 'getting-started' NOT NULL,
	"order_index" integer DEFAULT 0 NOT NULL,
	"featured" boolean DEFAULT false NOT NULL,
	"author" text NOT NULL,
	"version" text DEFAULT '1.0.0' NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"meta_title" text,
	"meta_description" text,
	"created_by" text,
	"search_text" text GENERATED ALWAYS AS (regexp_replace(lower(coalesce(title, '') || E'\n' || replace(replace(replace(replace(regexp_replace(coalesce(content, ''), '<[^>]*>', ' ', 'g'), '&lt;', '<'), '&gt;', '>'), '&quot;', '"'), '&amp;', '&')), '\s+', ' ', 'g')) STORED NOT NULL,
	CONSTRAINT "documentation_slug_check" CHECK ("documentation"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
	CONSTRAINT "documentation_title_check" CHECK ("documentation"."title" ~ '\S'),
	CONSTRAINT "documentation_version_check" CHECK ("documentation"."version" ~ '\S'),
	CONSTRAINT "documentation_status_check" CHECK ("documentation"."status" in ('draft', 'published')),
	CONSTRAINT "documentation_category_check" CHECK ("documentation"."category" in ('getting-started', 'api-reference', 'examples', 'tutorials', 'troubleshooting', 'advanced'))
);
--> statement-breakpoint
CREATE TABLE "former_slugs" (
	"collection" text NOT NULL,
	"slug" text NOT NULL,
	"record_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "former_slugs_collection_slug_pk" PRIMARY KEY("collection","slug"),
	CONSTRAINT "former_slugs_slug_check" CHECK ("former_slugs"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$')
);
--> statement-breakpoint
CREATE TABLE "website_content" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"page_name" text NOT NULL,
	"section_key" text NOT NULL,
	"title" text,
	"content" text,
	"status" text DEFAULT 'published' NOT NULL,
	"section_order" integer DEFAULT 0 NOT NULL,
	"metadata" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"search_text" text GENERATED ALWAYS AS (regexp_replace(lower(coalesce(page_name, '') || E'\n' || coalesce(section_key, '') || E'\n' || coalesce(title, '') || E'\n' || coalesce(content, '')), '\s+', ' ', 'g')) STORED NOT NULL,
	CONSTRAINT "website_content_section_key_check" CHECK ("website_content"."section_key" ~ '\S'),
	CONSTRAINT "website_content_page_name_check" CHECK ("website_content"."page_name" in ('homepage', 'about', 'services', 'solutions', 'team', 'contact')),
	CONSTRAINT "website_content_status_check" CHECK ("website_content"."status" in ('draft', 'published')),
	CONSTRAINT "website_content_metadata_check" CHECK (jsonb_typeof("website_content"."metadata") = 'object')
);
--> statement-breakpoint
CREATE UNIQUE INDEX "careers_slug_key" ON "careers" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "careers_created_at_idx" ON "careers" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "careers_search_idx" ON "careers" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "careers_active_idx" ON "careers" USING btree ("featured" DESC NULLS LAST,"created_at" DESC NULLS LAST) WHERE status = 'active';--> statement-breakpoint
CREATE UNIQUE INDEX "case_studies_slug_key" ON "case_studies" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "case_studies_created_at_idx" ON "case_studies" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "case_studies_search_idx" ON "case_studies" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "case_studies_publish_date_idx" ON "case_studies" USING btree ("publish_date" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE status = 'published';--> statement-breakpoint
CREATE INDEX "case_studies_industry_idx" ON "case_studies" USING btree ("industry","publish_date" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "documentation_slug_key" ON "documentation" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "documentation_created_at_idx" ON "documentation" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "documentation_search_idx" ON "documentation" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "documentation_order_idx" ON "documentation" USING btree ("category","order_index");--> statement-breakpoint
CREATE INDEX "former_slugs_record_idx" ON "former_slugs" USING btree ("collection","record_id");--> statement-breakpoint
CREATE INDEX "website_content_created_at_idx" ON "website_content" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "website_content_search_idx" ON "website_content" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "website_content_order_idx" ON "website_content" USING btree ("page_name","section_order");