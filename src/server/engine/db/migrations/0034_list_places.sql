DROP INDEX "users_seen";--> statement-breakpoint
DROP INDEX "candidates_experience";--> statement-breakpoint
DROP INDEX "candidates_salary";--> statement-breakpoint
CREATE INDEX "users_seen" ON "users" USING btree (coalesce("last_seen_at", 'epoch'),"id");--> statement-breakpoint
CREATE INDEX "candidates_experience" ON "candidates" USING btree (coalesce("years_of_experience", -1),"candidate_id");--> statement-breakpoint
CREATE INDEX "candidates_salary" ON "candidates" USING btree (coalesce("expected_salary", -1),"candidate_id");