CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS unaccent;--> statement-breakpoint
CREATE TABLE "notes" (
	"id" integer PRIMARY KEY,
	"text" text NOT NULL
);
