ALTER TABLE "blog_posts" DROP CONSTRAINT "blog_posts_slug_check";--> statement-breakpoint
ALTER TABLE "careers" DROP CONSTRAINT "careers_slug_check";--> statement-breakpoint
ALTER TABLE "case_studies" DROP CONSTRAINT "case_studies_slug_check";--> statement-breakpoint
ALTER TABLE "documentation" DROP CONSTRAINT "documentation_slug_check";--> statement-breakpoint
ALTER TABLE "former_slugs" DROP CONSTRAINT "former_slugs_slug_check";--> statement-breakpoint
ALTER TABLE "insights" DROP CONSTRAINT "insights_slug_check";--> statement-breakpoint
ALTER TABLE "blog_posts" ADD CONSTRAINT "blog_posts_slug_check" CHECK ("blog_posts"."slug" ~ '^[a-z0-9_]+(-[a-z0-9_]+)*$');--> statement-breakpoint
ALTER TABLE "careers" ADD CONSTRAINT "careers_slug_check" CHECK ("careers"."slug" ~ '^[a-z0-9_]+(-[a-z0-9_]+)*$');--> statement-breakpoint
ALTER TABLE "case_studies" ADD CONSTRAINT "case_studies_slug_check" CHECK ("case_studies"."slug" ~ '^[a-z0-9_]+(-[a-z0-9_]+)*$');--> statement-breakpoint
ALTER TABLE "documentation" ADD CONSTRAINT "documentation_slug_check" CHECK ("documentation"."slug" ~ '^[a-z0-9_]+(-[a-z0-9_]+)*$');--> statement-breakpoint
ALTER TABLE "former_slugs" ADD CONSTRAINT "former_slugs_slug_check" CHECK ("former_slugs"."slug" ~ '^[a-z0-9_]+(-[a-z0-9_]+)*$');--> statement-breakpoint
ALTER TABLE "insights" ADD CONSTRAINT "insights_slug_check" CHECK ("insights"."slug" ~ '^[a-z0-9_]+(-[a-z0-9_]+)*$');