ALTER TABLE "application_history" ADD COLUMN "vacancy_id" bigint;--> statement-breakpoint
ALTER TABLE "application_history" ADD COLUMN "kind" text;--> statement-breakpoint
ALTER TABLE "application_history" ADD COLUMN "from_status" text;--> statement-breakpoint
UPDATE "application_history" h SET "vacancy_id" = a.vacancy_id FROM "applications" a WHERE a.application_id = h.application_id;--> statement-breakpoint
UPDATE "application_history" h SET "from_status" = b.before, "kind" = CASE WHEN b.before IS NULL THEN 'applied' ELSE 'moved' END FROM (SELECT id, lag(status) OVER (PARTITION BY application_id ORDER BY id) AS before FROM "application_history") b WHERE b.id = h.id;--> statement-breakpoint
INSERT INTO "application_history" ("application_id", "vacancy_id", "kind", "from_status", "status", "changed_by", "at") SELECT a.application_id, a.vacancy_id, 'opened', 'Pending', 'Pending', s.user_id, a.viewed_at FROM "applications" a JOIN "vacancies" v USING (vacancy_id) JOIN "schools" s USING (school_id) WHERE a.viewed_at IS NOT NULL;--> statement-breakpoint
ALTER TABLE "application_history" ALTER COLUMN "vacancy_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "application_history" ALTER COLUMN "kind" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "application_history" ADD CONSTRAINT "application_history_vacancy_id_vacancies_vacancy_id_fk" FOREIGN KEY ("vacancy_id") REFERENCES "public"."vacancies"("vacancy_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_history_vacancy" ON "application_history" USING btree ("vacancy_id","id");--> statement-breakpoint
CREATE INDEX "applications_vacancy" ON "applications" USING btree ("vacancy_id","application_date","application_id");--> statement-breakpoint
CREATE INDEX "applications_vacancy_status" ON "applications" USING btree ("vacancy_id","status","application_date","application_id");
