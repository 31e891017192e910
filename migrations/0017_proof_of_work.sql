CREATE TABLE "spent_proofs" (
	"nonce" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "spent_proofs_nonce_check" CHECK ("spent_proofs"."nonce" ~ '^[0-9a-f]{32}$')
);
--> statement-breakpoint
ALTER TABLE "contact_messages" DROP CONSTRAINT "contact_messages_spam_reason_check";--> statement-breakpoint
ALTER TABLE "demo_requests" DROP CONSTRAINT "demo_requests_spam_reason_check";--> statement-breakpoint
ALTER TABLE "newsletter_subscribers" DROP CONSTRAINT "newsletter_subscribers_status_check";--> statement-breakpoint
CREATE INDEX "spent_proofs_expires_at_idx" ON "spent_proofs" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_spam_reason_check" CHECK ("contact_messages"."spam_reason" in ('honeypot', 'too_fast', 'links', 'wording', 'unproven', 'by_hand'));--> statement-breakpoint
ALTER TABLE "demo_requests" ADD CONSTRAINT "demo_requests_spam_reason_check" CHECK ("demo_requests"."spam_reason" in ('honeypot', 'too_fast', 'links', 'wording', 'unproven', 'by_hand'));--> statement-breakpoint
ALTER TABLE "newsletter_subscribers" ADD CONSTRAINT "newsletter_subscribers_status_check" CHECK ("newsletter_subscribers"."status" in ('doubtful', 'pending', 'confirmed', 'unsubscribed', 'bounced', 'complained'));