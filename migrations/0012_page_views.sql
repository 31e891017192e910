CREATE TABLE "page_views" (
	"day" date NOT NULL,
	"path" text NOT NULL,
	"referrer" text NOT NULL,
	"device" text NOT NULL,
	"country" text NOT NULL,
	"views" integer NOT NULL,
	CONSTRAINT "page_views_day_path_referrer_device_country_pk" PRIMARY KEY("day","path","referrer","device","country"),
	CONSTRAINT "page_views_views_check" CHECK ("page_views"."views" > 0),
	CONSTRAINT "page_views_device_check" CHECK ("page_views"."device" in ('computer', 'phone', 'tablet')),
	CONSTRAINT "page_views_country_check" CHECK ("page_views"."country" ~ '^([A-Z]{2})?$')
);
