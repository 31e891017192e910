CREATE TABLE "demo_meetings" (
	"demo_id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text,
	"expires_at" timestamp with time zone NOT NULL,
	"minutes" integer NOT NULL,
	"place" text,
	"starts_at" timestamp with time zone,
	"time_zone" text,
	"sequence" integer DEFAULT 0 NOT NULL,
	"reminder_mail_id" text,
	"proposed_by" text,
	"proposed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "demo_meetings_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "demo_meetings_minutes_check" CHECK ("demo_meetings"."minutes" in (30, 45)),
	CONSTRAINT "demo_meetings_place_check" CHECK ("demo_meetings"."place" ~ '^https://\S+$' and char_length("demo_meetings"."place") <= 500)
);
--> statement-breakpoint
CREATE TABLE "demo_slots" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"demo_id" uuid NOT NULL,
	"starts_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "holidays" (
	"day" date PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "holidays_name_check" CHECK ("holidays"."name" ~ '\S' and char_length("holidays"."name") <= 100)
);
--> statement-breakpoint
CREATE TABLE "inquiry_notes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"message_id" uuid,
	"demo_id" uuid,
	"author_id" text NOT NULL,
	"author_name" text NOT NULL,
	"text" text NOT NULL,
	"form_key" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "inquiry_notes_form_key_unique" UNIQUE("form_key"),
	CONSTRAINT "inquiry_notes_reference_check" CHECK (num_nonnulls("inquiry_notes"."message_id", "inquiry_notes"."demo_id") = 1),
	CONSTRAINT "inquiry_notes_text_check" CHECK ("inquiry_notes"."text" ~ '\S' and char_length("inquiry_notes"."text") <= 10000)
);
--> statement-breakpoint
CREATE TABLE "inquiry_replies" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"message_id" uuid,
	"demo_id" uuid,
	"author_id" text NOT NULL,
	"author_name" text NOT NULL,
	"to_email" text NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"mail_id" text NOT NULL,
	"form_key" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "inquiry_replies_form_key_unique" UNIQUE("form_key"),
	CONSTRAINT "inquiry_replies_reference_check" CHECK (num_nonnulls("inquiry_replies"."message_id", "inquiry_replies"."demo_id") = 1),
	CONSTRAINT "inquiry_replies_subject_check" CHECK ("inquiry_replies"."subject" ~ '\S' and char_length("inquiry_replies"."subject") <= 200),
	CONSTRAINT "inquiry_replies_body_check" CHECK ("inquiry_replies"."body" ~ '\S' and char_length("inquiry_replies"."body") <= 10000)
);
--> statement-breakpoint
CREATE TABLE "privacy_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"address_hash" text NOT NULL,
	"counts" jsonb NOT NULL,
	"actor_id" text NOT NULL,
	"actor_name" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "privacy_requests_kind_check" CHECK ("privacy_requests"."kind" in ('export', 'erase'))
);
--> statement-breakpoint
CREATE TABLE "reply_templates" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reply_templates_name_check" CHECK ("reply_templates"."name" ~ '\S' and char_length("reply_templates"."name") <= 100),
	CONSTRAINT "reply_templates_subject_check" CHECK ("reply_templates"."subject" ~ '\S' and char_length("reply_templates"."subject") <= 200),
	CONSTRAINT "reply_templates_body_check" CHECK ("reply_templates"."body" ~ '\S' and char_length("reply_templates"."body") <= 10000)
);
--> statement-breakpoint
ALTER TABLE "contact_messages" DROP CONSTRAINT "contact_messages_spam_reason_check";--> statement-breakpoint
ALTER TABLE "demo_requests" DROP CONSTRAINT "demo_requests_spam_reason_check";--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "assigned_to" text;--> statement-breakpoint
ALTER TABLE "demo_requests" ADD COLUMN "assigned_to" text;--> statement-breakpoint
ALTER TABLE "demo_meetings" ADD CONSTRAINT "demo_meetings_demo_id_demo_requests_id_fk" FOREIGN KEY ("demo_id") REFERENCES "public"."demo_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "demo_meetings" ADD CONSTRAINT "demo_meetings_proposed_by_profiles_id_fk" FOREIGN KEY ("proposed_by") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "demo_slots" ADD CONSTRAINT "demo_slots_demo_id_demo_meetings_demo_id_fk" FOREIGN KEY ("demo_id") REFERENCES "public"."demo_meetings"("demo_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry_notes" ADD CONSTRAINT "inquiry_notes_message_id_contact_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."contact_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry_notes" ADD CONSTRAINT "inquiry_notes_demo_id_demo_requests_id_fk" FOREIGN KEY ("demo_id") REFERENCES "public"."demo_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry_replies" ADD CONSTRAINT "inquiry_replies_message_id_contact_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."contact_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry_replies" ADD CONSTRAINT "inquiry_replies_demo_id_demo_requests_id_fk" FOREIGN KEY ("demo_id") REFERENCES "public"."demo_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "demo_meetings_starts_at_idx" ON "demo_meetings" USING btree ("starts_at");--> statement-breakpoint
CREATE UNIQUE INDEX "demo_slots_demo_start_key" ON "demo_slots" USING btree ("demo_id","starts_at");--> statement-breakpoint
CREATE INDEX "inquiry_notes_message_id_idx" ON "inquiry_notes" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "inquiry_notes_demo_id_idx" ON "inquiry_notes" USING btree ("demo_id");--> statement-breakpoint
CREATE INDEX "inquiry_replies_message_id_idx" ON "inquiry_replies" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "inquiry_replies_demo_id_idx" ON "inquiry_replies" USING btree ("demo_id");--> statement-breakpoint
CREATE INDEX "privacy_requests_address_idx" ON "privacy_requests" USING btree ("address_hash","at");--> statement-breakpoint
CREATE UNIQUE INDEX "reply_templates_name_key" ON "reply_templates" USING btree (lower("name"));--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_assigned_to_profiles_id_fk" FOREIGN KEY ("assigned_to") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "demo_requests" ADD CONSTRAINT "demo_requests_assigned_to_profiles_id_fk" FOREIGN KEY ("assigned_to") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_messages_email_idx" ON "contact_messages" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "contact_messages_assigned_to_idx" ON "contact_messages" USING btree ("assigned_to");--> statement-breakpoint
CREATE INDEX "demo_requests_email_idx" ON "demo_requests" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "demo_requests_assigned_to_idx" ON "demo_requests" USING btree ("assigned_to");--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_spam_reason_check" CHECK ("contact_messages"."spam_reason" in ('honeypot', 'too_fast', 'links', 'wording', 'by_hand'));--> statement-breakpoint
ALTER TABLE "demo_requests" ADD CONSTRAINT "demo_requests_spam_reason_check" CHECK ("demo_requests"."spam_reason" in ('honeypot', 'too_fast', 'links', 'wording', 'by_hand'));--> statement-breakpoint
INSERT INTO "holidays" ("day", "name") VALUES
	('2025-01-26', 'Republic Day'), ('2025-08-15', 'Independence Day'), ('2025-10-02', 'Gandhi Jayanti'),
	('2026-01-26', 'Republic Day'), ('2026-08-15', 'Independence Day'), ('2026-10-02', 'Gandhi Jayanti'),
	('2027-01-26', 'Republic Day'), ('2027-08-15', 'Independence Day'), ('2027-10-02', 'Gandhi Jayanti');
--> statement-breakpoint
INSERT INTO "reply_templates" ("name", "subject", "body") VALUES
	('Thank you, we are on it', 'Re: {{subject}}', E'Hello {{first_name}},\n\nthank you for writing to us. Your message is with the person who can answer it; you will hear from us by {{due}}.\n\nBest regards,\n{{staff_name}}\n{{company}}'),
	('A few questions first', 'Re: {{subject}}', E'Hello {{first_name}},\n\nthank you for your message. So that our answer is of use to you, please tell us:\n\n- What are you trying to solve, and how do you do it today?\n- How large is it (records, vehicles, samples a day)?\n- By when does it matter?\n\nBest regards,\n{{staff_name}}\n{{company}}'),
	('An offer of a call', 'Re: {{subject}}', E'Hello {{first_name}},\n\nthis is quicker said than written. May we talk for half an hour? Please name two or three times that suit you, with your time zone.\n\nBest regards,\n{{staff_name}}\n{{company}}');
