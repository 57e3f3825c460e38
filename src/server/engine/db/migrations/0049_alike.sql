CREATE TABLE "candidates_alike" (
	"candidate_id" bigint PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "schools_alike" (
	"school_id" bigint PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE INDEX "candidates_name_and_birth" ON "candidates" USING btree (lower("first_name" || ' ' || "last_name"),"candidate_dob") WHERE "candidates"."candidate_dob" is not null;--> statement-breakpoint
CREATE INDEX "schools_licence_number" ON "schools" USING btree (lower(nullif("extra" ->> 'ministry_license_number', ''))) WHERE nullif("schools"."extra" ->> 'ministry_license_number', '') is not null;--> statement-breakpoint
-- Without sequential scans: the table may have grown since its statistics were taken. Sorted locks, so that two that are
-- saved at once neither miss each other nor wait for each other; few, so that an import does not hold many.
CREATE FUNCTION "note_candidates_alike"("written" bigint[]) RETURNS void LANGUAGE plpgsql SET enable_seqscan = off AS $$
BEGIN
	PERFORM pg_advisory_xact_lock(hashtext('candidates_alike'), "place") FROM (
		SELECT DISTINCT hashtext(lower("first_name" || ' ' || "last_name")) & 63 AS "place" FROM "candidates"
		WHERE "candidate_id" = ANY ("written") AND "candidate_dob" IS NOT NULL ORDER BY 1) AS "places";
	INSERT INTO "candidates_alike" SELECT DISTINCT "id"
	FROM "candidates" AS "mine" JOIN "candidates" AS "other"
		ON lower("other"."first_name" || ' ' || "other"."last_name") = lower("mine"."first_name" || ' ' || "mine"."last_name")
		AND "other"."candidate_dob" = "mine"."candidate_dob" AND "other"."candidate_dob" IS NOT NULL
		AND "other"."candidate_id" <> "mine"."candidate_id",
		LATERAL (VALUES ("mine"."candidate_id"), ("other"."candidate_id")) AS "both" ("id")
	WHERE "mine"."candidate_id" = ANY ("written") ORDER BY "id" ON CONFLICT DO NOTHING;
END
$$;--> statement-breakpoint
CREATE FUNCTION "note_schools_alike"("written" bigint[]) RETURNS void LANGUAGE plpgsql SET enable_seqscan = off AS $$
BEGIN
	PERFORM pg_advisory_xact_lock(hashtext('schools_alike'), "place") FROM (
		SELECT DISTINCT hashtext(lower("extra" ->> 'ministry_license_number')) & 63 AS "place" FROM "schools"
		WHERE "school_id" = ANY ("written") AND nullif("extra" ->> 'ministry_license_number', '') IS NOT NULL ORDER BY 1) AS "places";
	INSERT INTO "schools_alike" SELECT DISTINCT "id"
	FROM "schools" AS "mine" JOIN "schools" AS "other"
		ON lower(nullif("other"."extra" ->> 'ministry_license_number', '')) = lower(nullif("mine"."extra" ->> 'ministry_license_number', ''))
		AND nullif("other"."extra" ->> 'ministry_license_number', '') IS NOT NULL
		AND "other"."school_id" <> "mine"."school_id",
		LATERAL (VALUES ("mine"."school_id"), ("other"."school_id")) AS "both" ("id")
	WHERE "mine"."school_id" = ANY ("written") ORDER BY "id" ON CONFLICT DO NOTHING;
END
$$;--> statement-breakpoint
CREATE FUNCTION "add_candidates_alike"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM "note_candidates_alike"(array_agg("candidate_id")) FROM "changed";
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION "add_schools_alike"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM "note_schools_alike"(array_agg("school_id")) FROM "changed";
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION "replace_candidates_alike"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM "candidates_alike" WHERE "candidate_id" = old."candidate_id";
	PERFORM "note_candidates_alike"(ARRAY[new."candidate_id"]);
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION "replace_schools_alike"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM "schools_alike" WHERE "school_id" = old."school_id";
	PERFORM "note_schools_alike"(ARRAY[new."school_id"]);
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION "remove_candidates_alike"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM "candidates_alike" WHERE "candidate_id" IN (SELECT "candidate_id" FROM "changed");
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION "remove_schools_alike"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM "schools_alike" WHERE "school_id" IN (SELECT "school_id" FROM "changed");
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "add_candidates_alike" AFTER INSERT ON "candidates" REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "add_candidates_alike"();--> statement-breakpoint
CREATE TRIGGER "add_schools_alike" AFTER INSERT ON "schools" REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "add_schools_alike"();--> statement-breakpoint
CREATE TRIGGER "replace_candidates_alike" AFTER UPDATE OF "first_name", "last_name", "candidate_dob" ON "candidates" FOR EACH ROW
	WHEN ((lower(old."first_name" || ' ' || old."last_name"), old."candidate_dob") IS DISTINCT FROM (lower(new."first_name" || ' ' || new."last_name"), new."candidate_dob"))
	EXECUTE FUNCTION "replace_candidates_alike"();--> statement-breakpoint
CREATE TRIGGER "replace_schools_alike" AFTER UPDATE OF "extra" ON "schools" FOR EACH ROW
	WHEN (lower(old."extra" ->> 'ministry_license_number') IS DISTINCT FROM lower(new."extra" ->> 'ministry_license_number'))
	EXECUTE FUNCTION "replace_schools_alike"();--> statement-breakpoint
CREATE TRIGGER "remove_candidates_alike" AFTER DELETE ON "candidates" REFERENCING OLD TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "remove_candidates_alike"();--> statement-breakpoint
CREATE TRIGGER "remove_schools_alike" AFTER DELETE ON "schools" REFERENCING OLD TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "remove_schools_alike"();--> statement-breakpoint
INSERT INTO "candidates_alike" SELECT unnest(array_agg("candidate_id")) FROM "candidates" WHERE "candidate_dob" IS NOT NULL
	GROUP BY lower("first_name" || ' ' || "last_name"), "candidate_dob" HAVING count(*) > 1;--> statement-breakpoint
INSERT INTO "schools_alike" SELECT unnest(array_agg("school_id")) FROM "schools" WHERE nullif("extra" ->> 'ministry_license_number', '') IS NOT NULL
	GROUP BY lower("extra" ->> 'ministry_license_number') HAVING count(*) > 1;
