CREATE TABLE "featured_vacancies" (
	"vacancy_id" bigint NOT NULL,
	"month" integer NOT NULL,
	CONSTRAINT "featured_vacancies_pkey" PRIMARY KEY("vacancy_id","month")
);
--> statement-breakpoint
DROP INDEX "vacancies_searched";--> statement-breakpoint
ALTER TABLE "schools" ADD COLUMN "plan" text DEFAULT 'basic' NOT NULL;--> statement-breakpoint
ALTER TABLE "vacancies" ADD COLUMN "featured_in" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "featured_vacancies" ADD CONSTRAINT "featured_vacancies_vacancy_id_vacancies_vacancy_id_fk" FOREIGN KEY ("vacancy_id") REFERENCES "public"."vacancies"("vacancy_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "vacancies_featured" ON "vacancies" USING btree ("featured_in") WHERE featured_in > 0;--> statement-breakpoint
CREATE INDEX "vacancies_searched" ON "vacancies" USING btree ("featured_in","created_at","vacancy_id","application_deadline","title_key","country_id","city","curriculum_id","position_type","salary_range_min","salary_range_max","show_salary_range") WHERE closed_at is null and display_vacancy_public = 1;