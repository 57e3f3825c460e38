DROP INDEX "vacancies_deadline";--> statement-breakpoint
DROP INDEX "vacancies_title_search";--> statement-breakpoint
ALTER TABLE "vacancies" ADD COLUMN "title_key" text GENERATED ALWAYS AS (lower(vacancy_title)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "vacancies_searched" ON "vacancies" USING btree ("created_at","vacancy_id","application_deadline","title_key","country_id","city","curriculum_id","position_type","salary_range_min","salary_range_max","show_salary_range") WHERE closed_at is null and display_vacancy_public = 1;--> statement-breakpoint
CREATE INDEX "vacancies_title" ON "vacancies" USING btree ("title_key","vacancy_id","application_deadline") WHERE closed_at is null and display_vacancy_public = 1;--> statement-breakpoint
CREATE INDEX "vacancies_deadline" ON "vacancies" USING btree ("application_deadline","vacancy_id") WHERE closed_at is null and display_vacancy_public = 1;--> statement-breakpoint
CREATE INDEX "vacancies_title_search" ON "vacancies" USING gin ("title_key" gin_trgm_ops);