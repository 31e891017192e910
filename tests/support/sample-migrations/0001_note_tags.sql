ALTER TABLE "notes" ADD COLUMN "tags" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "notes_text_trgm" ON "notes" USING gin ("text" gin_trgm_ops);
