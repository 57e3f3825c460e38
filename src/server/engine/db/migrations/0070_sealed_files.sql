ALTER TABLE "files" ADD COLUMN "sha256" text;--> statement-breakpoint
ALTER TABLE "seals" ADD COLUMN "files" jsonb;--> statement-breakpoint
-- An application links its files in the statement that takes the snapshot, and the trigger runs after all of it.
CREATE OR REPLACE FUNCTION "seal_snapshot"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' THEN
		INSERT INTO "seals" ("vacancy_id", "school_id", "application_id", "kind", "subject_id", "digest", "files", "at")
		SELECT NEW."vacancy_id", "school_id", NEW."application_id", 'snapshot', NEW."application_id", "snapshot_digest"(NEW), (
			SELECT coalesce(jsonb_agg(jsonb_build_object('of', "held"."of", 'field', "held"."field", 'position', "held"."position", 'sha256', "files"."sha256")
				ORDER BY "held"."of", "held"."field", "held"."position"), '[]')
			FROM (
				SELECT 'application' AS "of", "field", "position", "file_id" FROM "application_files"
				WHERE "vacancy_id" = NEW."vacancy_id" AND "owner_id" = NEW."application_id"
				UNION ALL
				SELECT 'profile', "field", "position", "file_id" FROM "application_snapshot_files"
				WHERE "vacancy_id" = NEW."vacancy_id" AND "owner_id" = NEW."application_id"
			) AS "held" JOIN "files" ON "files"."id" = "held"."file_id"
		), NEW."taken_at"
		FROM "applications" WHERE "vacancy_id" = NEW."vacancy_id" AND "application_id" = NEW."application_id";
	ELSE
		INSERT INTO "seals" ("vacancy_id", "school_id", "application_id", "kind", "subject_id", "digest", "is_erased")
		SELECT "vacancy_id", "school_id", "application_id", "kind", "subject_id", '', true
		FROM "seals" WHERE "vacancy_id" = OLD."vacancy_id" AND "application_id" = OLD."application_id" AND "kind" = 'snapshot' AND NOT "is_erased";
	END IF;
	RETURN NULL;
END
$$;--> statement-breakpoint
-- An offer has the digest of its contract.
CREATE OR REPLACE FUNCTION "seal_offer"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' THEN
		INSERT INTO "seals" ("vacancy_id", "school_id", "application_id", "kind", "subject_id", "digest", "files", "at")
		VALUES (NEW."vacancy_id", NEW."school_id", NEW."application_id", 'offer', NEW."offer_id", NEW."digest",
			CASE WHEN NEW."contract" IS NULL THEN '[]'::jsonb
				ELSE jsonb_build_array(jsonb_build_object('of', 'offer', 'field', 'contract', 'position', 0, 'sha256', NEW."contract" -> 'sha256')) END,
			NEW."sent_at");
	ELSIF TG_OP = 'UPDATE' THEN
		IF NEW."state" = 'accepted' THEN
			INSERT INTO "seals" ("vacancy_id", "school_id", "application_id", "kind", "subject_id", "digest", "at")
			VALUES (NEW."vacancy_id", NEW."school_id", NEW."application_id", 'acceptance', NEW."offer_id", NEW."accepted_digest", NEW."answered_at");
		END IF;
	ELSE
		INSERT INTO "seals" ("vacancy_id", "school_id", "application_id", "kind", "subject_id", "digest", "is_erased")
		SELECT "vacancy_id", "school_id", "application_id", "kind", "subject_id", '', true
		FROM "seals" WHERE "vacancy_id" = OLD."vacancy_id" AND "application_id" = OLD."application_id" AND "subject_id" = OLD."offer_id" AND "kind" <> 'snapshot' AND NOT "is_erased";
	END IF;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "keep_seal"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' OR OLD."mac" IS NOT NULL OR (NEW."seal_id", NEW."vacancy_id", NEW."school_id", NEW."application_id", NEW."kind", NEW."subject_id", NEW."digest", NEW."files", NEW."is_erased", NEW."at")
		IS DISTINCT FROM (OLD."seal_id", OLD."vacancy_id", OLD."school_id", OLD."application_id", OLD."kind", OLD."subject_id", OLD."digest", OLD."files", OLD."is_erased", OLD."at") THEN
		RAISE EXCEPTION 'A seal cannot be changed.' USING CONSTRAINT = 'seals_kept';
	END IF;
	RETURN NEW;
END
$$;
