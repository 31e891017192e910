CREATE TABLE "open_forms" (
	"form_key" text PRIMARY KEY NOT NULL,
	"collection" text NOT NULL,
	"record_id" uuid NOT NULL,
	"profile_id" text NOT NULL,
	"is_written" boolean NOT NULL,
	"said_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "open_forms_key_check" CHECK (char_length("open_forms"."form_key") between 1 and 200)
);
--> statement-breakpoint
ALTER TABLE "open_forms" ADD CONSTRAINT "open_forms_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;