ALTER TABLE "audit_log" ADD COLUMN "search_vector" "tsvector" GENERATED ALWAYS AS (to_tsvector('pg_catalog.simple'::regconfig, search_fold(left(actor_name || ' ' || record_id || ' ' || regexp_replace(changes::text, '\\[nrtbf"]', ' ', 'g'), 250000)))) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "audit_log_collection_idx" ON "audit_log" USING btree ("collection","id");--> statement-breakpoint
CREATE INDEX "audit_log_actor_idx" ON "audit_log" USING btree ("actor_id","id");--> statement-breakpoint
CREATE INDEX "audit_log_action_idx" ON "audit_log" USING btree ("action","id");--> statement-breakpoint
CREATE INDEX "audit_log_at_idx" ON "audit_log" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "audit_log_search_idx" ON "audit_log" USING gin ("search_vector");--> statement-breakpoint
-- Written by hand: history is written once. Erasing what it holds about a person is the one exception, and says so first.
CREATE FUNCTION "audit_log_stays"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('quzones.erasing', true) IS DISTINCT FROM 'yes' THEN
    RAISE EXCEPTION 'audit_log is only added to' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "audit_log_stays" BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_log"
FOR EACH STATEMENT EXECUTE FUNCTION "audit_log_stays"();
