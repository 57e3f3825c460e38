ALTER TABLE "reports" DROP CONSTRAINT "reports_vacancy_id_vacancies_vacancy_id_fk";
--> statement-breakpoint
ALTER TABLE "reports" DROP CONSTRAINT "reports_school_id_schools_school_id_fk";
--> statement-breakpoint
ALTER TABLE "reports" DROP CONSTRAINT "reports_candidate_id_candidates_candidate_id_fk";
--> statement-breakpoint
DROP INDEX "reports_open_key";--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "about" text;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "subject_name" text;--> statement-breakpoint
UPDATE "reports" r SET
  "about" = CASE WHEN r.vacancy_id IS NOT NULL THEN 'vacancy' WHEN r.school_id IS NOT NULL THEN 'school' ELSE 'candidate' END,
  "subject_name" = coalesce((SELECT v.vacancy_title FROM "vacancies" v WHERE v.vacancy_id = r.vacancy_id), (SELECT s.school_name FROM "schools" s WHERE s.school_id = r.school_id));--> statement-breakpoint
ALTER TABLE "reports" ALTER COLUMN "about" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_vacancy_id_vacancies_vacancy_id_fk" FOREIGN KEY ("vacancy_id") REFERENCES "public"."vacancies"("vacancy_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_school_id_schools_school_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("school_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_candidate_id_candidates_candidate_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidates"("candidate_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "reports_open_key" ON "reports" USING btree ("reporter_id",coalesce(vacancy_id, 0),coalesce(school_id, 0),coalesce(candidate_id, 0)) WHERE settled_at is null and num_nonnulls(vacancy_id, school_id, candidate_id) = 1;