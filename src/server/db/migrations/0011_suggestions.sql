DROP INDEX "candidate_locations_item";--> statement-breakpoint
DROP INDEX "candidate_skills_item";--> statement-breakpoint
DROP INDEX "school_accreditations_item";--> statement-breakpoint
DROP INDEX "school_benefits_item";--> statement-breakpoint
DROP INDEX "school_curriculums_item";--> statement-breakpoint
DROP INDEX "school_device_programs_item";--> statement-breakpoint
DROP INDEX "school_facilities_item";--> statement-breakpoint
DROP INDEX "school_grade_levels_item";--> statement-breakpoint
DROP INDEX "school_key_strengths_item";--> statement-breakpoint
DROP INDEX "school_languages_item";--> statement-breakpoint
DROP INDEX "school_preferred_certificates_item";--> statement-breakpoint
DROP INDEX "school_required_languages_item";--> statement-breakpoint
DROP INDEX "school_work_days_item";--> statement-breakpoint
DROP INDEX "vacancy_skills_item";--> statement-breakpoint
CREATE INDEX "vacancies_listed_subject" ON "vacancies" USING btree ("subject_id","created_at","vacancy_id","application_deadline") WHERE closed_at is null and display_vacancy_public = 1;--> statement-breakpoint
CREATE INDEX "vacancies_listed_curriculum" ON "vacancies" USING btree ("curriculum_id","created_at","vacancy_id","application_deadline") WHERE closed_at is null and display_vacancy_public = 1;--> statement-breakpoint
CREATE INDEX "vacancies_listed_level" ON "vacancies" USING btree ("ced_level","created_at","vacancy_id","application_deadline") WHERE closed_at is null and display_vacancy_public = 1;--> statement-breakpoint
CREATE INDEX "candidate_locations_item" ON "candidate_locations" USING btree ("item_id","owner_id");--> statement-breakpoint
CREATE INDEX "candidate_skills_item" ON "candidate_skills" USING btree ("item_id","owner_id");--> statement-breakpoint
CREATE INDEX "school_accreditations_item" ON "school_accreditations" USING btree ("item_id","owner_id");--> statement-breakpoint
CREATE INDEX "school_benefits_item" ON "school_benefits" USING btree ("item_id","owner_id");--> statement-breakpoint
CREATE INDEX "school_curriculums_item" ON "school_curriculums" USING btree ("item_id","owner_id");--> statement-breakpoint
CREATE INDEX "school_device_programs_item" ON "school_device_programs" USING btree ("item_id","owner_id");--> statement-breakpoint
CREATE INDEX "school_facilities_item" ON "school_facilities" USING btree ("item_id","owner_id");--> statement-breakpoint
CREATE INDEX "school_grade_levels_item" ON "school_grade_levels" USING btree ("item_id","owner_id");--> statement-breakpoint
CREATE INDEX "school_key_strengths_item" ON "school_key_strengths" USING btree ("item_id","owner_id");--> statement-breakpoint
CREATE INDEX "school_languages_item" ON "school_languages" USING btree ("item_id","owner_id");--> statement-breakpoint
CREATE INDEX "school_preferred_certificates_item" ON "school_preferred_certificates" USING btree ("item_id","owner_id");--> statement-breakpoint
CREATE INDEX "school_required_languages_item" ON "school_required_languages" USING btree ("item_id","owner_id");--> statement-breakpoint
CREATE INDEX "school_work_days_item" ON "school_work_days" USING btree ("item_id","owner_id");--> statement-breakpoint
CREATE INDEX "vacancy_skills_item" ON "vacancy_skills" USING btree ("item_id","owner_id");