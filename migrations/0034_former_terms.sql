CREATE TABLE "former_terms" (
	"field" text NOT NULL,
	"name" text NOT NULL,
	"present_name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "former_terms_field_name_pk" PRIMARY KEY("field","name"),
	CONSTRAINT "former_terms_names_check" CHECK ("former_terms"."name" <> "former_terms"."present_name")
);
--> statement-breakpoint
CREATE INDEX "former_terms_present_idx" ON "former_terms" USING btree ("field","present_name");