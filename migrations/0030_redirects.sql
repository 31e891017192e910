CREATE TABLE "redirects" (
	"path" text PRIMARY KEY NOT NULL,
	"target" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "redirects_path_check" CHECK ("redirects"."path" like '/%' and char_length("redirects"."path") <= 200),
	CONSTRAINT "redirects_target_check" CHECK ("redirects"."target" ~ '^(/|https://)' and char_length("redirects"."target") <= 2000 and "redirects"."target" <> "redirects"."path")
);
--> statement-breakpoint
CREATE TABLE "missed_views" (
	"day" date NOT NULL,
	"path" text NOT NULL,
	"referrer" text NOT NULL,
	"views" integer NOT NULL,
	CONSTRAINT "missed_views_day_path_referrer_pk" PRIMARY KEY("day","path","referrer"),
	CONSTRAINT "missed_views_views_check" CHECK ("missed_views"."views" > 0)
);
