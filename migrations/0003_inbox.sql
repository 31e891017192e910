CREATE TABLE "contact_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"spam_reason" text,
	"submission_key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"company" text,
	"subject" text,
	"message" text NOT NULL,
	"status" text DEFAULT 'unread' NOT NULL,
	CONSTRAINT "contact_messages_name_check" CHECK ("contact_messages"."name" ~ '\S' and "contact_messages"."name" !~ '[\n\r]' and char_length("contact_messages"."name") <= 200),
	CONSTRAINT "contact_messages_company_check" CHECK ("contact_messages"."company" ~ '\S' and "contact_messages"."company" !~ '[\n\r]' and char_length("contact_messages"."company") <= 200),
	CONSTRAINT "contact_messages_email_check" CHECK ("contact_messages"."email" ~ '^[^[:space:]@]+@[^[:space:]@]+$' and char_length("contact_messages"."email") <= 320),
	CONSTRAINT "contact_messages_message_check" CHECK ("contact_messages"."message" ~ '\S' and char_length("contact_messages"."message") <= 10000),
	CONSTRAINT "contact_messages_status_check" CHECK ("contact_messages"."status" in ('unread', 'read', 'replied')),
	CONSTRAINT "contact_messages_spam_reason_check" CHECK ("contact_messages"."spam_reason" in ('honeypot', 'too_fast', 'links')),
	CONSTRAINT "contact_messages_subject_check" CHECK ("contact_messages"."subject" ~ '^[a-z][a-z0-9-]{0,59}$')
);
--> statement-breakpoint
CREATE TABLE "demo_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"spam_reason" text,
	"submission_key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"company" text NOT NULL,
	"industry" text NOT NULL,
	"interested_in" text NOT NULL,
	"message" text,
	"status" text DEFAULT 'pending' NOT NULL,
	CONSTRAINT "demo_requests_name_check" CHECK ("demo_requests"."name" ~ '\S' and "demo_requests"."name" !~ '[\n\r]' and char_length("demo_requests"."name") <= 200),
	CONSTRAINT "demo_requests_company_check" CHECK ("demo_requests"."company" ~ '\S' and "demo_requests"."company" !~ '[\n\r]' and char_length("demo_requests"."company") <= 200),
	CONSTRAINT "demo_requests_email_check" CHECK ("demo_requests"."email" ~ '^[^[:space:]@]+@[^[:space:]@]+$' and char_length("demo_requests"."email") <= 320),
	CONSTRAINT "demo_requests_message_check" CHECK ("demo_requests"."message" ~ '\S' and char_length("demo_requests"."message") <= 10000),
	CONSTRAINT "demo_requests_status_check" CHECK ("demo_requests"."status" in ('pending', 'scheduled', 'completed', 'cancelled')),
	CONSTRAINT "demo_requests_spam_reason_check" CHECK ("demo_requests"."spam_reason" in ('honeypot', 'too_fast', 'links')),
	CONSTRAINT "demo_requests_industry_check" CHECK ("demo_requests"."industry" in ('Healthcare', 'Finance', 'Logistics', 'Energy', 'Manufacturing', 'Government', 'Other')),
	CONSTRAINT "demo_requests_interested_in_check" CHECK ("demo_requests"."interested_in" in ('Quzones (Quantum Computing)', 'DIM12 (Cancer Detection)', 'AI Solutions', 'Consulting', 'Other'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX "contact_messages_submission_key" ON "contact_messages" USING btree ("submission_key");--> statement-breakpoint
CREATE INDEX "contact_messages_created_at_idx" ON "contact_messages" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "demo_requests_submission_key" ON "demo_requests" USING btree ("submission_key");--> statement-breakpoint
CREATE INDEX "demo_requests_created_at_idx" ON "demo_requests" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);