ALTER TABLE "contact_messages" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "demo_requests" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "contact_messages_unanswered_idx" ON "contact_messages" USING btree ("status","created_at","id") WHERE spam_reason is null and answered_at is null;--> statement-breakpoint
CREATE INDEX "demo_requests_unanswered_idx" ON "demo_requests" USING btree ("status","created_at","id") WHERE spam_reason is null and answered_at is null;--> statement-breakpoint
UPDATE "contact_messages" SET "answered_at" = (SELECT min("created_at") FROM "inquiry_replies" WHERE "message_id" = "contact_messages"."id") WHERE "id" IN (SELECT "message_id" FROM "inquiry_replies");--> statement-breakpoint
UPDATE "demo_requests" SET "answered_at" = (SELECT min("at") FROM (SELECT "created_at" AS "at" FROM "inquiry_replies" WHERE "demo_id" = "demo_requests"."id" UNION ALL SELECT "proposed_at" FROM "demo_meetings" WHERE "demo_id" = "demo_requests"."id") AS "answers") WHERE "id" IN (SELECT "demo_id" FROM "inquiry_replies" UNION SELECT "demo_id" FROM "demo_meetings");
