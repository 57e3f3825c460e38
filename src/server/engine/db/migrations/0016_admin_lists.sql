CREATE INDEX "applications_date" ON "applications" USING btree ("application_date","application_id");--> statement-breakpoint
CREATE INDEX "schools_created" ON "schools" USING btree ("created_at","school_id");--> statement-breakpoint
CREATE INDEX "schools_licence" ON "schools" USING btree (("extra" ->> 'license_expiry_date'),"school_id");--> statement-breakpoint
CREATE INDEX "vacancies_created" ON "vacancies" USING btree ("created_at","vacancy_id");--> statement-breakpoint
CREATE INDEX "vacancies_by_title" ON "vacancies" USING btree ("title_key","vacancy_id");--> statement-breakpoint
CREATE INDEX "vacancies_by_deadline" ON "vacancies" USING btree ("application_deadline","vacancy_id");