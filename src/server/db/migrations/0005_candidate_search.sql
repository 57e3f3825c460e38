ALTER TABLE "candidates" ADD COLUMN "candidate_status" text;--> statement-breakpoint
ALTER TABLE "candidates" ADD COLUMN "application_date" date;--> statement-breakpoint
ALTER TABLE "candidates" ADD COLUMN "availability_date" date;--> statement-breakpoint
CREATE INDEX "candidates_created" ON "candidates" USING btree ("created_at","candidate_id");--> statement-breakpoint
CREATE INDEX "candidates_experience" ON "candidates" USING btree ("years_of_experience","candidate_id");--> statement-breakpoint
CREATE INDEX "candidates_salary" ON "candidates" USING btree ("expected_salary","candidate_id");--> statement-breakpoint
CREATE INDEX "candidates_first_name" ON "candidates" USING btree (lower("first_name"),"candidate_id");--> statement-breakpoint
CREATE INDEX "candidates_last_name" ON "candidates" USING btree (lower("last_name"),"candidate_id");--> statement-breakpoint
CREATE INDEX "candidates_search" ON "candidates" USING gin (("first_name" || ' ' || "last_name" || E'\n' || coalesce("designation", '')) gin_trgm_ops);