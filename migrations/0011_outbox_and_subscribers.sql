CREATE TABLE "outbox_mails" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"template" text NOT NULL,
	"recipient" text NOT NULL,
	"reply_to" text,
	"subject" text NOT NULL,
	"html" text NOT NULL,
	"text" text NOT NULL,
	"headers" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"attachments" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"message_id" text NOT NULL,
	"dedupe_key" text,
	"about_table" text,
	"about_id" text,
	"status" text DEFAULT 'queued' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"history" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"last_error" text,
	"next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL,
	"give_up_at" timestamp with time zone DEFAULT now() + interval '3 days' NOT NULL,
	"lease_until" timestamp with time zone,
	"lease_mark" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "outbox_mails_status_check" CHECK ("outbox_mails"."status" in ('queued', 'sending', 'sent', 'failed', 'kept', 'cancelled')),
	CONSTRAINT "outbox_mails_template_check" CHECK ("outbox_mails"."template" ~ '^[a-z][a-z0-9-]{0,59}$'),
	CONSTRAINT "outbox_mails_recipient_check" CHECK ("outbox_mails"."recipient" ~ '^[^[:space:][:cntrl:]@<>,\x3b]+@[^[:space:][:cntrl:]@<>,\x3b]+$' and char_length("outbox_mails"."recipient") <= 320),
	CONSTRAINT "outbox_mails_reply_to_check" CHECK ("outbox_mails"."reply_to" ~ '^[^[:space:][:cntrl:]@<>,\x3b]+@[^[:space:][:cntrl:]@<>,\x3b]+$' and char_length("outbox_mails"."reply_to") <= 320),
	CONSTRAINT "outbox_mails_subject_check" CHECK ("outbox_mails"."subject" ~ '\S' and "outbox_mails"."subject" !~ '[[:cntrl:]]' and char_length("outbox_mails"."subject") <= 500),
	CONSTRAINT "outbox_mails_message_id_check" CHECK ("outbox_mails"."message_id" ~ '^<[^<>@[:space:]]+@[^<>@[:space:]]+>$'),
	CONSTRAINT "outbox_mails_headers_check" CHECK (jsonb_typeof("outbox_mails"."headers") = 'object'),
	CONSTRAINT "outbox_mails_attachments_check" CHECK (jsonb_typeof("outbox_mails"."attachments") = 'array'),
	CONSTRAINT "outbox_mails_attempts_check" CHECK ("outbox_mails"."attempts" >= 0),
	CONSTRAINT "outbox_mails_about_check" CHECK (("outbox_mails"."about_table" is null) = ("outbox_mails"."about_id" is null)),
	CONSTRAINT "outbox_mails_lease_check" CHECK (("outbox_mails"."status" = 'sending') = ("outbox_mails"."lease_until" is not null) and ("outbox_mails"."lease_until" is null) = ("outbox_mails"."lease_mark" is null)),
	CONSTRAINT "outbox_mails_finished_check" CHECK (("outbox_mails"."status" in ('sent', 'failed', 'kept', 'cancelled')) = ("outbox_mails"."finished_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "newsletter_subscribers" DROP CONSTRAINT "newsletter_subscribers_status_check";--> statement-breakpoint
ALTER TABLE "newsletter_subscribers" ADD COLUMN "consent_version" text DEFAULT '2026-11' NOT NULL;--> statement-breakpoint
ALTER TABLE "newsletter_subscribers" ADD COLUMN "confirm_token_hash" text;--> statement-breakpoint
ALTER TABLE "newsletter_subscribers" ADD COLUMN "confirm_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "newsletter_subscribers" ADD COLUMN "mailed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "newsletter_subscribers" ADD COLUMN "confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "newsletter_subscribers" ADD COLUMN "unsubscribed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "newsletter_subscribers" ADD COLUMN "unsubscribe_token" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "outbox_mails_message_id_key" ON "outbox_mails" USING btree ("message_id");--> statement-breakpoint
CREATE UNIQUE INDEX "outbox_mails_dedupe_key" ON "outbox_mails" USING btree ("dedupe_key",lower("recipient"));--> statement-breakpoint
CREATE INDEX "outbox_mails_due_idx" ON "outbox_mails" USING btree ("next_attempt_at") WHERE "outbox_mails"."status" = 'queued';--> statement-breakpoint
CREATE INDEX "outbox_mails_lease_idx" ON "outbox_mails" USING btree ("lease_until") WHERE "outbox_mails"."status" = 'sending';--> statement-breakpoint
CREATE INDEX "outbox_mails_created_at_idx" ON "outbox_mails" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "outbox_mails_status_idx" ON "outbox_mails" USING btree ("status","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "outbox_mails_recipient_idx" ON "outbox_mails" USING btree (lower("recipient"));--> statement-breakpoint
CREATE INDEX "outbox_mails_about_idx" ON "outbox_mails" USING btree ("about_table","about_id");--> statement-breakpoint
CREATE UNIQUE INDEX "newsletter_subscribers_confirm_key" ON "newsletter_subscribers" USING btree ("confirm_token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "newsletter_subscribers_unsubscribe_key" ON "newsletter_subscribers" USING btree ("unsubscribe_token");--> statement-breakpoint
CREATE INDEX "newsletter_subscribers_consent_at_idx" ON "newsletter_subscribers" USING btree ("consent_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
ALTER TABLE "newsletter_subscribers" ADD CONSTRAINT "newsletter_subscribers_confirm_check" CHECK (("newsletter_subscribers"."confirm_token_hash" is null) = ("newsletter_subscribers"."confirm_until" is null));--> statement-breakpoint
UPDATE "newsletter_subscribers" SET "confirmed_at" = "consent_at" WHERE "status" = 'confirmed';--> statement-breakpoint
ALTER TABLE "newsletter_subscribers" ADD CONSTRAINT "newsletter_subscribers_confirmed_check" CHECK ("newsletter_subscribers"."status" <> 'confirmed' or "newsletter_subscribers"."confirmed_at" is not null);--> statement-breakpoint
ALTER TABLE "newsletter_subscribers" ADD CONSTRAINT "newsletter_subscribers_status_check" CHECK ("newsletter_subscribers"."status" in ('pending', 'confirmed', 'unsubscribed', 'bounced', 'complained'));