DROP INDEX "vacancies_searched";--> statement-breakpoint
ALTER TABLE "saved_searches" ADD COLUMN "mails" text DEFAULT 'never' NOT NULL;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD COLUMN "mailed_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE INDEX "saved_searches_mailed" ON "saved_searches" USING btree ("mails","mailed_at") WHERE mails <> 'never';--> statement-breakpoint
CREATE INDEX "vacancies_searched" ON "vacancies" USING btree ("featured_in","created_at","vacancy_id","application_deadline","title_key","country_id","city","curriculum_id","position_type","salary_range_min","salary_range_max","show_salary_range","subject_id","candr_id","school_id") WHERE closed_at is null and display_vacancy_public = 1;