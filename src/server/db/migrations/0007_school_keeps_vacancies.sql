ALTER TABLE "vacancies" DROP CONSTRAINT "vacancies_school_id_schools_school_id_fk";
--> statement-breakpoint
ALTER TABLE "vacancies" ADD CONSTRAINT "vacancies_school_id_schools_school_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("school_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "vacancies_listed_of_school" ON "vacancies" USING btree ("school_id","application_deadline") WHERE closed_at is null and display_vacancy_public = 1;