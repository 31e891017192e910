CREATE TABLE "newsletter_issues" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"insight_id" uuid NOT NULL,
	"title" text NOT NULL,
	"excerpt" text NOT NULL,
	"author" text NOT NULL,
	"path" text NOT NULL,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_subscriber" uuid,
	"mails" integer DEFAULT 0 NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "newsletter_issues_mails_check" CHECK ("newsletter_issues"."mails" >= 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX "newsletter_issues_insight_key" ON "newsletter_issues" USING btree ("insight_id");--> statement-breakpoint
CREATE INDEX "newsletter_issues_open_idx" ON "newsletter_issues" USING btree ("sent_at") WHERE "newsletter_issues"."finished_at" is null;