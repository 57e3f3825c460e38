CREATE TABLE "vacancy_views" (
	"vacancy_id" bigint NOT NULL,
	"viewed_on" date NOT NULL,
	"viewer_user_id" integer NOT NULL,
	CONSTRAINT "vacancy_views_pkey" PRIMARY KEY("vacancy_id","viewed_on","viewer_user_id")
);
--> statement-breakpoint
ALTER TABLE "featured_vacancies" ADD COLUMN "featured_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "featured_vacancies" ADD COLUMN "ended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "vacancy_views" ADD CONSTRAINT "vacancy_views_vacancy_id_vacancies_vacancy_id_fk" FOREIGN KEY ("vacancy_id") REFERENCES "public"."vacancies"("vacancy_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vacancy_views" ADD CONSTRAINT "vacancy_views_viewer_user_id_users_id_fk" FOREIGN KEY ("viewer_user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "vacancy_views_viewer" ON "vacancy_views" USING btree ("viewer_user_id");