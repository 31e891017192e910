CREATE TABLE "backup_runs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"status" text DEFAULT 'running' NOT NULL,
	"slot" timestamp with time zone,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"alive_until" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"host" text NOT NULL,
	"directory" text NOT NULL,
	"file" text NOT NULL,
	"bytes" bigint,
	"sha256" text,
	"tables" integer,
	"rows" bigint,
	"files" integer,
	"missing_files" integer,
	"paused_ms" integer,
	"removed_at" timestamp with time zone,
	"error" text,
	CONSTRAINT "backup_runs_kind_check" CHECK ("backup_runs"."kind" in ('scheduled', 'asked', 'before-upgrade', 'before-restore')),
	CONSTRAINT "backup_runs_status_check" CHECK ("backup_runs"."status" in ('running', 'proven', 'failed')),
	CONSTRAINT "backup_runs_proven_check" CHECK ("backup_runs"."status" <> 'proven' or ("backup_runs"."sha256" is not null and "backup_runs"."finished_at" is not null)),
	CONSTRAINT "backup_runs_failed_check" CHECK ("backup_runs"."status" <> 'failed' or "backup_runs"."error" is not null)
);
--> statement-breakpoint
CREATE UNIQUE INDEX "backup_runs_slot_key" ON "backup_runs" USING btree ("slot");--> statement-breakpoint
CREATE INDEX "backup_runs_started_at_idx" ON "backup_runs" USING btree ("started_at" DESC NULLS FIRST);