DROP INDEX "mail_outbox_due";--> statement-breakpoint
CREATE INDEX "applications_all_scores_ascending" ON "applications" USING btree (coalesce("match_score", -1),"application_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "applications_all_statuses" ON "applications" USING btree (array_position('{"Pending","Under Review","Shortlisted","Interview","Offered","Hired","Rejected","Withdrawn"}'::text[], "status"),"application_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "applications_all_statuses_descending" ON "applications" USING btree (array_position('{"Pending","Under Review","Shortlisted","Interview","Offered","Hired","Rejected","Withdrawn"}'::text[], "status"),"application_id");--> statement-breakpoint
CREATE INDEX "candidates_beginning" ON "candidates" USING btree (left(folded("first_name" || ' ' || "last_name" || E'\n' || coalesce("extra" ->> 'first_name_ar', '') || ' ' || coalesce("extra" ->> 'last_name_ar', '') || E'\n' || coalesce("designation", '')), 60) text_pattern_ops);--> statement-breakpoint
CREATE INDEX "schools_city" ON "schools" USING btree (lower("city"));--> statement-breakpoint
CREATE INDEX "schools_type" ON "schools" USING btree ("school_type");--> statement-breakpoint
CREATE INDEX "schools_beginning" ON "schools" USING btree (left("name_key", 60) text_pattern_ops);--> statement-breakpoint
CREATE INDEX "vacancies_beginning" ON "vacancies" USING btree (left("title_key", 60) text_pattern_ops);--> statement-breakpoint
CREATE INDEX "users_beginning" ON "users" USING btree (left(folded("full_name" || E'\n' || "user_name"), 60) text_pattern_ops);--> statement-breakpoint
CREATE INDEX "files_created" ON "files" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "mail_outbox_due" ON "mail_outbox" USING btree ("priority","due_at") WHERE "mail_outbox"."sent_at" is null and "mail_outbox"."tries" < 10;