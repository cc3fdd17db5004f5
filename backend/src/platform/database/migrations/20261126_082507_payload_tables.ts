import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."_locales" AS ENUM('nl', 'en', 'de');
  CREATE TYPE "public"."enum_pages_hero_ctas_type" AS ENUM('entry', 'home', 'url');
  CREATE TYPE "public"."enum_pages_hero_variant" AS ENUM('fullscreen', 'content');
  CREATE TYPE "public"."enum_pages_type" AS ENUM('contentPage', 'home', 'contact', 'notFound', 'serviceUnavailable', 'productsOverview', 'referenceOverview', 'newsOverview', 'faqOverview', 'colourChart', 'favorites', 'quoteList', 'quoteRequest', 'search', 'login', 'register', 'activate', 'forgotPassword', 'resetPassword', 'account', 'changePassword', 'newsletterThanks');
  CREATE TYPE "public"."enum_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pages_v_version_hero_ctas_type" AS ENUM('entry', 'home', 'url');
  CREATE TYPE "public"."enum__pages_v_version_hero_variant" AS ENUM('fullscreen', 'content');
  CREATE TYPE "public"."enum__pages_v_version_type" AS ENUM('contentPage', 'home', 'contact', 'notFound', 'serviceUnavailable', 'productsOverview', 'referenceOverview', 'newsOverview', 'faqOverview', 'colourChart', 'favorites', 'quoteList', 'quoteRequest', 'search', 'login', 'register', 'activate', 'forgotPassword', 'resetPassword', 'account', 'changePassword', 'newsletterThanks');
  CREATE TYPE "public"."enum__pages_v_published_locale" AS ENUM('nl', 'en', 'de');
  CREATE TYPE "public"."enum__pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_news_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__news_v_published_locale" AS ENUM('nl', 'en', 'de');
  CREATE TYPE "public"."enum__news_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_projects_type" AS ENUM('park', 'square', 'street', 'waterfront', 'nature', 'residential', 'school', 'campus', 'care', 'station', 'mixed-use');
  CREATE TYPE "public"."enum_projects_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__projects_v_version_type" AS ENUM('park', 'square', 'street', 'waterfront', 'nature', 'residential', 'school', 'campus', 'care', 'station', 'mixed-use');
  CREATE TYPE "public"."enum__projects_v_published_locale" AS ENUM('nl', 'en', 'de');
  CREATE TYPE "public"."enum__projects_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_faq_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__faq_v_published_locale" AS ENUM('nl', 'en', 'de');
  CREATE TYPE "public"."enum__faq_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_categories_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__categories_v_published_locale" AS ENUM('nl', 'en', 'de');
  CREATE TYPE "public"."enum__categories_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_products_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__products_v_published_locale" AS ENUM('nl', 'en', 'de');
  CREATE TYPE "public"."enum__products_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_facts_kind" AS ENUM('list', 'range');
  CREATE TYPE "public"."enum_facts_unit" AS ENUM('mm', 'kg', 'weeks', '%', 'l');
  CREATE TYPE "public"."enum_redirects_site" AS ENUM('nl', 'en', 'de');
  CREATE TYPE "public"."enum_redirects_kind" AS ENUM('permanent', 'temporary', 'gone');
  CREATE TYPE "public"."enum_redirects_target" AS ENUM('entry', 'address');
  CREATE TYPE "public"."enum_synonyms_site" AS ENUM('nl', 'en', 'de');
  CREATE TYPE "public"."enum_searches_without_hits_state" AS ENUM('new', 'solved', 'dismissed');
  CREATE TYPE "public"."enum_searches_without_hits_site" AS ENUM('nl', 'en', 'de');
  CREATE TYPE "public"."enum_quote_requests_status" AS ENUM('new', 'answered', 'closed');
  CREATE TYPE "public"."enum_quote_requests_site" AS ENUM('nl', 'en', 'de');
  CREATE TYPE "public"."enum_forms_pages_settings_buttons_position" AS ENUM('left', 'right', 'center', 'leftRight');
  CREATE TYPE "public"."enum_forms_settings_integrations" AS ENUM('captcha', 'newsletter');
  CREATE TYPE "public"."enum_forms_retention_exceptions_site" AS ENUM('nl', 'en', 'de');
  CREATE TYPE "public"."enum_forms_sites" AS ENUM('nl', 'en', 'de');
  CREATE TYPE "public"."enum_forms_settings_progress_position" AS ENUM('start', 'end');
  CREATE TYPE "public"."enum_forms_settings_default_label_position" AS ENUM('aboveInput', 'belowInput', 'leftInput', 'rightInput', 'hidden');
  CREATE TYPE "public"."enum_forms_settings_default_instructions_position" AS ENUM('aboveInput', 'belowInput', 'leftInput', 'rightInput', 'hidden');
  CREATE TYPE "public"."enum_forms_settings_submit_action" AS ENUM('message', 'entry', 'url', 'reload');
  CREATE TYPE "public"."enum_forms_settings_submit_action_tab" AS ENUM('sameTab', 'newTab');
  CREATE TYPE "public"."enum_forms_settings_submit_method" AS ENUM('ajax', 'pageReload');
  CREATE TYPE "public"."enum_forms_settings_loading_indicator" AS ENUM('none', 'spinner', 'text');
  CREATE TYPE "public"."enum_forms_submissions_for" AS ENUM('editors', 'administrators');
  CREATE TYPE "public"."enum_form_submissions_site" AS ENUM('nl', 'en', 'de');
  CREATE TYPE "public"."enum_audit_log_action" AS ENUM('read', 'export', 'download', 'delete', 'retention', 'register', 'activate', 'approve', 'withdraw', 'disable', 'enable', 'logIn', 'logInFailed', 'lockOut', 'passwordChange', 'passwordReset', 'logOut', 'endSession', 'tokenReuse', 'make', 'roleChange', 'secondFactorOn', 'secondFactorOff', 'recoveryCode', 'addressChange');
  CREATE TYPE "public"."enum_audit_log_kind" AS ENUM('submissions', 'quoteRequests', 'subscribers', 'members', 'users');
  CREATE TYPE "public"."enum_subscribers_site" AS ENUM('nl', 'en', 'de');
  CREATE TYPE "public"."enum_subscribers_state" AS ENUM('pending', 'confirmed', 'ended');
  CREATE TYPE "public"."enum_users_role" AS ENUM('administrator', 'editor');
  CREATE TYPE "public"."enum_members_locale" AS ENUM('nl', 'en', 'de');
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TYPE "public"."enum_payload_jobs_log_state" AS ENUM('failed', 'succeeded');
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TYPE "public"."enum_navigation_main_menu_children_kind" AS ENUM('internal', 'external', 'category', 'text');
  CREATE TYPE "public"."enum_navigation_main_menu_kind" AS ENUM('internal', 'external', 'category', 'text');
  CREATE TYPE "public"."enum_globals_top_navigation_type" AS ENUM('entry', 'home', 'url');
  CREATE TYPE "public"."enum_globals_top_navigation_target" AS ENUM('_self', '_blank');
  CREATE TYPE "public"."enum_globals_request_a_quote_cta_cta_type" AS ENUM('entry', 'home', 'url');
  CREATE TYPE "public"."enum_globals_log_in_popup_box_cta_type" AS ENUM('entry', 'home', 'url');
  CREATE TYPE "public"."enum_globals_sign_up_box_cta_type" AS ENUM('entry', 'home', 'url');
  CREATE TABLE "pages_hero_ctas" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"type" "enum_pages_hero_ctas_type",
  	"url" varchar,
  	"custom_text" varchar,
  	"aria_label" varchar,
  	"title" varchar
  );
  
  CREATE TABLE "pages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"hero_variant" "enum_pages_hero_variant" DEFAULT 'content',
  	"hero_image_id" integer,
  	"hero_mobile_image_id" integer,
  	"hero_dimension_product_id" integer,
  	"hero_dimension_from_x" numeric,
  	"hero_dimension_from_y" numeric,
  	"hero_dimension_to_x" numeric,
  	"hero_dimension_to_y" numeric,
  	"seo_image_id" integer,
  	"type" "enum_pages_type" DEFAULT 'contentPage',
  	"parent_id" integer,
  	"members_only" boolean DEFAULT false,
  	"key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "pages_locales" (
  	"title" varchar,
  	"page_title" varchar,
  	"intro" varchar,
  	"blocks" jsonb,
  	"seo_meta_title" varchar,
  	"seo_meta_description" varchar,
  	"slug" varchar,
  	"hide_from_search" boolean DEFAULT false,
  	"_status" "enum_pages_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "pages_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"locale" "_locales",
  	"pages_id" integer,
  	"categories_id" integer,
  	"products_id" integer,
  	"projects_id" integer,
  	"news_id" integer,
  	"faq_id" integer
  );
  
  CREATE TABLE "_pages_v_version_hero_ctas" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"type" "enum__pages_v_version_hero_ctas_type",
  	"url" varchar,
  	"custom_text" varchar,
  	"aria_label" varchar,
  	"title" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_pages_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_hero_variant" "enum__pages_v_version_hero_variant" DEFAULT 'content',
  	"version_hero_image_id" integer,
  	"version_hero_mobile_image_id" integer,
  	"version_hero_dimension_product_id" integer,
  	"version_hero_dimension_from_x" numeric,
  	"version_hero_dimension_from_y" numeric,
  	"version_hero_dimension_to_x" numeric,
  	"version_hero_dimension_to_y" numeric,
  	"version_seo_image_id" integer,
  	"version_type" "enum__pages_v_version_type" DEFAULT 'contentPage',
  	"version_parent_id" integer,
  	"version_members_only" boolean DEFAULT false,
  	"version_key" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__pages_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_pages_v_locales" (
  	"version_title" varchar,
  	"version_page_title" varchar,
  	"version_intro" varchar,
  	"version_blocks" jsonb,
  	"version_seo_meta_title" varchar,
  	"version_seo_meta_description" varchar,
  	"version_slug" varchar,
  	"version_hide_from_search" boolean DEFAULT false,
  	"version__status" "enum__pages_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_pages_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"locale" "_locales",
  	"pages_id" integer,
  	"categories_id" integer,
  	"products_id" integer,
  	"projects_id" integer,
  	"news_id" integer,
  	"faq_id" integer
  );
  
  CREATE TABLE "news" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"seo_image_id" integer,
  	"post_date" timestamp(3) with time zone,
  	"topic" varchar,
  	"key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "news_locales" (
  	"title" varchar,
  	"introtext" varchar,
  	"blocks" jsonb,
  	"seo_meta_title" varchar,
  	"seo_meta_description" varchar,
  	"slug" varchar,
  	"hide_from_search" boolean DEFAULT false,
  	"_status" "enum_news_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "news_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer,
  	"products_id" integer,
  	"projects_id" integer
  );
  
  CREATE TABLE "_news_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_seo_image_id" integer,
  	"version_post_date" timestamp(3) with time zone,
  	"version_topic" varchar,
  	"version_key" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__news_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_news_v_locales" (
  	"version_title" varchar,
  	"version_introtext" varchar,
  	"version_blocks" jsonb,
  	"version_seo_meta_title" varchar,
  	"version_seo_meta_description" varchar,
  	"version_slug" varchar,
  	"version_hide_from_search" boolean DEFAULT false,
  	"version__status" "enum__news_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_news_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer,
  	"products_id" integer,
  	"projects_id" integer
  );
  
  CREATE TABLE "projects" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"location" varchar,
  	"country" varchar,
  	"year" numeric,
  	"area_m2" numeric,
  	"client" varchar,
  	"landscape_architect" varchar,
  	"type" "enum_projects_type",
  	"latitude" numeric,
  	"longitude" numeric,
  	"seo_image_id" integer,
  	"key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "projects_locales" (
  	"title" varchar,
  	"intro" varchar,
  	"blocks" jsonb,
  	"seo_meta_title" varchar,
  	"seo_meta_description" varchar,
  	"slug" varchar,
  	"hide_from_search" boolean DEFAULT false,
  	"_status" "enum_projects_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "projects_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer,
  	"products_id" integer
  );
  
  CREATE TABLE "_projects_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_location" varchar,
  	"version_country" varchar,
  	"version_year" numeric,
  	"version_area_m2" numeric,
  	"version_client" varchar,
  	"version_landscape_architect" varchar,
  	"version_type" "enum__projects_v_version_type",
  	"version_latitude" numeric,
  	"version_longitude" numeric,
  	"version_seo_image_id" integer,
  	"version_key" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__projects_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_projects_v_locales" (
  	"version_title" varchar,
  	"version_intro" varchar,
  	"version_blocks" jsonb,
  	"version_seo_meta_title" varchar,
  	"version_seo_meta_description" varchar,
  	"version_slug" varchar,
  	"version_hide_from_search" boolean DEFAULT false,
  	"version__status" "enum__projects_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_projects_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer,
  	"products_id" integer
  );
  
  CREATE TABLE "faq" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"seo_image_id" integer,
  	"topic_id" integer,
  	"position" numeric DEFAULT 0,
  	"key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "faq_locales" (
  	"title" varchar,
  	"answer" jsonb,
  	"seo_meta_title" varchar,
  	"seo_meta_description" varchar,
  	"slug" varchar,
  	"hide_from_search" boolean DEFAULT false,
  	"_status" "enum_faq_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "faq_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"pages_id" integer,
  	"products_id" integer,
  	"categories_id" integer,
  	"projects_id" integer,
  	"news_id" integer
  );
  
  CREATE TABLE "_faq_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_seo_image_id" integer,
  	"version_topic_id" integer,
  	"version_position" numeric DEFAULT 0,
  	"version_key" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__faq_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_faq_v_locales" (
  	"version_title" varchar,
  	"version_answer" jsonb,
  	"version_seo_meta_title" varchar,
  	"version_seo_meta_description" varchar,
  	"version_slug" varchar,
  	"version_hide_from_search" boolean DEFAULT false,
  	"version__status" "enum__faq_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_faq_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"pages_id" integer,
  	"products_id" integer,
  	"categories_id" integer,
  	"projects_id" integer,
  	"news_id" integer
  );
  
  CREATE TABLE "team" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name_field" varchar NOT NULL,
  	"email" varchar,
  	"phone_number" varchar,
  	"region" varchar,
  	"image_id" integer,
  	"position" numeric DEFAULT 0,
  	"key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "team_locales" (
  	"function" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "team_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "categories" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"header_image_id" integer,
  	"mobile_image_id" integer,
  	"seo_image_id" integer,
  	"parent_id" integer,
  	"position" numeric DEFAULT 0,
  	"key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "categories_locales" (
  	"title" varchar,
  	"intro" varchar,
  	"seo_meta_title" varchar,
  	"seo_meta_description" varchar,
  	"slug" varchar,
  	"hide_from_search" boolean DEFAULT false,
  	"_status" "enum_categories_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_categories_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_header_image_id" integer,
  	"version_mobile_image_id" integer,
  	"version_seo_image_id" integer,
  	"version_parent_id" integer,
  	"version_position" numeric DEFAULT 0,
  	"version_key" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__categories_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_categories_v_locales" (
  	"version_title" varchar,
  	"version_intro" varchar,
  	"version_seo_meta_title" varchar,
  	"version_seo_meta_description" varchar,
  	"version_slug" varchar,
  	"version_hide_from_search" boolean DEFAULT false,
  	"version__status" "enum__categories_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "products_materials" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"material_id" integer,
  	"share_kg" numeric
  );
  
  CREATE TABLE "products_facts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"fact_id" integer,
  	"text" varchar,
  	"number" numeric,
  	"boolean" boolean DEFAULT false
  );
  
  CREATE TABLE "products" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"impression_image_id" integer,
  	"length_mm" numeric,
  	"width_mm" numeric,
  	"height_mm" numeric,
  	"weight_kg" numeric,
  	"embed_depth_mm" numeric,
  	"default_colour_id" integer,
  	"any_ral" boolean DEFAULT false,
  	"lead_time_standard_weeks" numeric,
  	"lead_time_special_weeks" numeric,
  	"warranty_years" numeric,
  	"spare_parts_years" numeric,
  	"design_year" numeric,
  	"made_in" varchar,
  	"sample_available" boolean DEFAULT false,
  	"stock" boolean DEFAULT false,
  	"environmental_co2e_kg" numeric,
  	"environmental_mki_eur" numeric,
  	"environmental_recycled_content_percent" numeric,
  	"environmental_detachability_percent" numeric,
  	"environmental_date" varchar,
  	"environmental_illustrative" boolean DEFAULT false,
  	"dimensional_drawing_id" integer,
  	"model_id" integer,
  	"seo_image_id" integer,
  	"article_number" varchar,
  	"category_id" integer,
  	"series" varchar,
  	"new_product" boolean DEFAULT false,
  	"featured_product" boolean DEFAULT false,
  	"position" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "products_locales" (
  	"title" varchar,
  	"description" varchar,
  	"extended_information" jsonb,
  	"environmental_data_quality" varchar,
  	"environmental_boundary" varchar,
  	"environmental_source" varchar,
  	"seo_meta_title" varchar,
  	"seo_meta_description" varchar,
  	"slug" varchar,
  	"hide_from_search" boolean DEFAULT false,
  	"_status" "enum_products_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "products_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar,
  	"locale" "_locales"
  );
  
  CREATE TABLE "products_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer,
  	"mountings_id" integer,
  	"colours_id" integer,
  	"downloads_id" integer,
  	"products_id" integer,
  	"projects_id" integer,
  	"categories_id" integer
  );
  
  CREATE TABLE "_products_v_version_materials" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"material_id" integer,
  	"share_kg" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_products_v_version_facts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"fact_id" integer,
  	"text" varchar,
  	"number" numeric,
  	"boolean" boolean DEFAULT false,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_products_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_impression_image_id" integer,
  	"version_length_mm" numeric,
  	"version_width_mm" numeric,
  	"version_height_mm" numeric,
  	"version_weight_kg" numeric,
  	"version_embed_depth_mm" numeric,
  	"version_default_colour_id" integer,
  	"version_any_ral" boolean DEFAULT false,
  	"version_lead_time_standard_weeks" numeric,
  	"version_lead_time_special_weeks" numeric,
  	"version_warranty_years" numeric,
  	"version_spare_parts_years" numeric,
  	"version_design_year" numeric,
  	"version_made_in" varchar,
  	"version_sample_available" boolean DEFAULT false,
  	"version_stock" boolean DEFAULT false,
  	"version_environmental_co2e_kg" numeric,
  	"version_environmental_mki_eur" numeric,
  	"version_environmental_recycled_content_percent" numeric,
  	"version_environmental_detachability_percent" numeric,
  	"version_environmental_date" varchar,
  	"version_environmental_illustrative" boolean DEFAULT false,
  	"version_dimensional_drawing_id" integer,
  	"version_model_id" integer,
  	"version_seo_image_id" integer,
  	"version_article_number" varchar,
  	"version_category_id" integer,
  	"version_series" varchar,
  	"version_new_product" boolean DEFAULT false,
  	"version_featured_product" boolean DEFAULT false,
  	"version_position" numeric DEFAULT 0,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__products_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_products_v_locales" (
  	"version_title" varchar,
  	"version_description" varchar,
  	"version_extended_information" jsonb,
  	"version_environmental_data_quality" varchar,
  	"version_environmental_boundary" varchar,
  	"version_environmental_source" varchar,
  	"version_seo_meta_title" varchar,
  	"version_seo_meta_description" varchar,
  	"version_slug" varchar,
  	"version_hide_from_search" boolean DEFAULT false,
  	"version__status" "enum__products_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_products_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar,
  	"locale" "_locales"
  );
  
  CREATE TABLE "_products_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer,
  	"mountings_id" integer,
  	"colours_id" integer,
  	"downloads_id" integer,
  	"products_id" integer,
  	"projects_id" integer,
  	"categories_id" integer
  );
  
  CREATE TABLE "variants_materials" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"material_id" integer NOT NULL,
  	"share_kg" numeric
  );
  
  CREATE TABLE "variants_facts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"fact_id" integer NOT NULL,
  	"text" varchar,
  	"number" numeric,
  	"boolean" boolean DEFAULT false
  );
  
  CREATE TABLE "variants" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"product_id" integer NOT NULL,
  	"sku" varchar NOT NULL,
  	"length_mm" numeric,
  	"width_mm" numeric,
  	"height_mm" numeric,
  	"weight_kg" numeric,
  	"price_eur" numeric,
  	"co2e_kg" numeric,
  	"mki_eur" numeric,
  	"position" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "variants_locales" (
  	"title" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "variants_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"downloads_id" integer
  );
  
  CREATE TABLE "facts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"kind" "enum_facts_kind" DEFAULT 'list' NOT NULL,
  	"unit" "enum_facts_unit",
  	"filterable" boolean DEFAULT true,
  	"position" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "facts_locales" (
  	"title" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "fact_values" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"fact_id" integer NOT NULL,
  	"value" varchar NOT NULL,
  	"position" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "fact_values_locales" (
  	"title" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "materials" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"group" varchar,
  	"hex_new" varchar,
  	"hex_weathered" varchar,
  	"kg_co2e_per_kg" numeric,
  	"recycled_share" numeric,
  	"key" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "materials_locales" (
  	"title" varchar NOT NULL,
  	"description" varchar,
  	"standard" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "mountings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"position" numeric DEFAULT 0,
  	"key" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "mountings_locales" (
  	"title" varchar NOT NULL,
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "colour_groups" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"position" numeric DEFAULT 0,
  	"key" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "colour_groups_locales" (
  	"title" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "colours" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"code" varchar NOT NULL,
  	"system" varchar,
  	"group_id" integer NOT NULL,
  	"hex" varchar NOT NULL,
  	"light_reflectance" numeric,
  	"standard" boolean DEFAULT false,
  	"surcharge_eur" numeric,
  	"position" numeric DEFAULT 0,
  	"key" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "colours_locales" (
  	"title" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "colours_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "faq_topics" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"position" numeric DEFAULT 0,
  	"key" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "faq_topics_locales" (
  	"title" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "media" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"decorative" boolean DEFAULT false,
  	"cut_out" boolean DEFAULT false,
  	"hash" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric
  );
  
  CREATE TABLE "media_locales" (
  	"title" varchar,
  	"alt" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "drawings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"elevation" varchar,
  	"elevation_hash" varchar,
  	"elevation_width" numeric,
  	"elevation_height" numeric,
  	"hash" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric
  );
  
  CREATE TABLE "drawings_locales" (
  	"alt" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "files" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"members_only" boolean DEFAULT false,
  	"hash" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric
  );
  
  CREATE TABLE "downloads" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" varchar NOT NULL,
  	"members_only" boolean DEFAULT false,
  	"dutch_only" boolean DEFAULT false,
  	"key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "downloads_locales" (
  	"title_field" varchar NOT NULL,
  	"file_id" integer,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "redirects" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"site" "enum_redirects_site" DEFAULT 'nl' NOT NULL,
  	"path" varchar NOT NULL,
  	"kind" "enum_redirects_kind" DEFAULT 'permanent' NOT NULL,
  	"target" "enum_redirects_target" DEFAULT 'entry',
  	"address" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "redirects_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"pages_id" integer,
  	"categories_id" integer,
  	"products_id" integer,
  	"projects_id" integer,
  	"news_id" integer,
  	"faq_id" integer
  );
  
  CREATE TABLE "synonyms" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"site" "enum_synonyms_site" NOT NULL,
  	"title" varchar,
  	"key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "synonyms_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "searches_without_hits" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"words" varchar NOT NULL,
  	"means" varchar,
  	"state" "enum_searches_without_hits_state" DEFAULT 'new' NOT NULL,
  	"site" "enum_searches_without_hits_site" NOT NULL,
  	"count" numeric,
  	"first_at" timestamp(3) with time zone,
  	"last_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "quote_requests" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"number" varchar NOT NULL,
  	"name" varchar,
  	"organisation" varchar,
  	"email" varchar,
  	"project" varchar,
  	"submission_id" integer,
  	"member_id" integer,
  	"lines" jsonb NOT NULL,
  	"notes" varchar,
  	"status" "enum_quote_requests_status" DEFAULT 'new' NOT NULL,
  	"site" "enum_quote_requests_site" NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "forms_pages_rows" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"fields" jsonb
  );
  
  CREATE TABLE "forms_pages" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"settings_show_back_button" boolean DEFAULT false,
  	"settings_buttons_position" "enum_forms_pages_settings_buttons_position" DEFAULT 'left'
  );
  
  CREATE TABLE "forms_pages_locales" (
  	"name" varchar,
  	"settings_submit_button_label" varchar,
  	"settings_back_button_label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "forms_settings_integrations" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_forms_settings_integrations",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "forms_retention_exceptions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"site" "enum_forms_retention_exceptions_site",
  	"field" varchar,
  	"days" numeric NOT NULL
  );
  
  CREATE TABLE "forms_sites" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_forms_sites",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "forms" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"settings_display_form_title" boolean DEFAULT true,
  	"settings_display_page_tabs" boolean DEFAULT false,
  	"settings_display_current_page_title" boolean DEFAULT false,
  	"settings_display_page_progress" boolean DEFAULT false,
  	"settings_progress_position" "enum_forms_settings_progress_position" DEFAULT 'end',
  	"settings_default_label_position" "enum_forms_settings_default_label_position" DEFAULT 'aboveInput',
  	"settings_default_instructions_position" "enum_forms_settings_default_instructions_position" DEFAULT 'belowInput',
  	"settings_submit_action" "enum_forms_settings_submit_action" DEFAULT 'message',
  	"settings_submit_action_form_hide" boolean DEFAULT true,
  	"settings_submit_action_message_timeout" numeric DEFAULT 0,
  	"settings_submit_action_tab" "enum_forms_settings_submit_action_tab" DEFAULT 'sameTab',
  	"settings_submit_method" "enum_forms_settings_submit_method" DEFAULT 'ajax',
  	"settings_loading_indicator" "enum_forms_settings_loading_indicator" DEFAULT 'spinner',
  	"settings_validation_on_submit" boolean DEFAULT true,
  	"settings_validation_on_focus" boolean DEFAULT true,
  	"retention_days" numeric DEFAULT 365 NOT NULL,
  	"show_avg_text" boolean DEFAULT true,
  	"handle" varchar NOT NULL,
  	"submissions_for" "enum_forms_submissions_for" DEFAULT 'editors' NOT NULL,
  	"recipient" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "forms_locales" (
  	"title" varchar,
  	"settings_submit_action_message_html" varchar,
  	"settings_redirect_url" varchar,
  	"settings_error_message_html" varchar,
  	"settings_loading_indicator_text" varchar,
  	"legal_basis" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "forms_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"pages_id" integer,
  	"categories_id" integer,
  	"products_id" integer,
  	"projects_id" integer,
  	"news_id" integer,
  	"faq_id" integer
  );
  
  CREATE TABLE "form_submissions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"values" jsonb NOT NULL,
  	"form_title" varchar NOT NULL,
  	"form" varchar NOT NULL,
  	"sender" varchar,
  	"site" "enum_form_submissions_site" NOT NULL,
  	"page" varchar,
  	"quote_number" varchar,
  	"kept_until" timestamp(3) with time zone,
  	"sending_key" varchar,
  	"content_hash" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "audit_log" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"actor" varchar NOT NULL,
  	"action" "enum_audit_log_action" NOT NULL,
  	"kind" "enum_audit_log_kind" NOT NULL,
  	"subject" varchar,
  	"count" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "subscribers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"email" varchar,
  	"first_name" varchar,
  	"last_name" varchar,
  	"site" "enum_subscribers_site" NOT NULL,
  	"state" "enum_subscribers_state" NOT NULL,
  	"requested_at" timestamp(3) with time zone,
  	"confirmed_at" timestamp(3) with time zone,
  	"ended_at" timestamp(3) with time zone,
  	"consent" varchar,
  	"page" varchar,
  	"requested_from" varchar,
  	"confirmed_from" varchar,
  	"confirm_hash" varchar,
  	"confirm_until" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "users_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "users" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"role" "enum_users_role" DEFAULT 'editor' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone,
  	"login_attempts" numeric DEFAULT 0,
  	"lock_until" timestamp(3) with time zone
  );
  
  CREATE TABLE "members" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"email" varchar NOT NULL,
  	"first_name" varchar NOT NULL,
  	"last_name" varchar NOT NULL,
  	"company" varchar,
  	"phone_number" varchar,
  	"website" varchar,
  	"locale" "enum_members_locale" DEFAULT 'nl',
  	"activated_at" timestamp(3) with time zone,
  	"privacy_accepted_at" timestamp(3) with time zone,
  	"is_approved" boolean DEFAULT true,
  	"is_disabled" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "members_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" integer
  );
  
  CREATE TABLE "payload_kv" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
  CREATE TABLE "payload_jobs_log" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"executed_at" timestamp(3) with time zone NOT NULL,
  	"completed_at" timestamp(3) with time zone NOT NULL,
  	"task_slug" "enum_payload_jobs_log_task_slug" NOT NULL,
  	"task_i_d" varchar NOT NULL,
  	"input" jsonb,
  	"output" jsonb,
  	"state" "enum_payload_jobs_log_state" NOT NULL,
  	"error" jsonb
  );
  
  CREATE TABLE "payload_jobs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"input" jsonb,
  	"completed_at" timestamp(3) with time zone,
  	"total_tried" numeric DEFAULT 0,
  	"has_error" boolean DEFAULT false,
  	"error" jsonb,
  	"task_slug" "enum_payload_jobs_task_slug",
  	"queue" varchar DEFAULT 'default',
  	"wait_until" timestamp(3) with time zone,
  	"processing" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"global_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"pages_id" integer,
  	"news_id" integer,
  	"projects_id" integer,
  	"faq_id" integer,
  	"team_id" integer,
  	"categories_id" integer,
  	"products_id" integer,
  	"variants_id" integer,
  	"facts_id" integer,
  	"fact_values_id" integer,
  	"materials_id" integer,
  	"mountings_id" integer,
  	"colour_groups_id" integer,
  	"colours_id" integer,
  	"faq_topics_id" integer,
  	"media_id" integer,
  	"drawings_id" integer,
  	"files_id" integer,
  	"downloads_id" integer,
  	"redirects_id" integer,
  	"synonyms_id" integer,
  	"quote_requests_id" integer,
  	"forms_id" integer,
  	"subscribers_id" integer,
  	"users_id" integer,
  	"members_id" integer
  );
  
  CREATE TABLE "payload_preferences" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" integer,
  	"members_id" integer
  );
  
  CREATE TABLE "payload_migrations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "navigation_main_menu_children" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"kind" "enum_navigation_main_menu_children_kind" DEFAULT 'internal' NOT NULL,
  	"title" varchar NOT NULL,
  	"page_id" integer,
  	"category_id" integer,
  	"url" varchar,
  	"open_in_new_tab" boolean DEFAULT false,
  	"members_only" boolean DEFAULT false
  );
  
  CREATE TABLE "navigation_main_menu" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"kind" "enum_navigation_main_menu_kind" DEFAULT 'internal' NOT NULL,
  	"title" varchar NOT NULL,
  	"page_id" integer,
  	"category_id" integer,
  	"url" varchar,
  	"open_in_new_tab" boolean DEFAULT false,
  	"members_only" boolean DEFAULT false
  );
  
  CREATE TABLE "navigation" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "footer_footer_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"page_id" integer NOT NULL,
  	"title" varchar NOT NULL
  );
  
  CREATE TABLE "footer_footer_logos" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"image_id" integer NOT NULL
  );
  
  CREATE TABLE "footer" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "footer_locales" (
  	"footer_section1" jsonb,
  	"footer_section2" jsonb,
  	"footer_section3" jsonb,
  	"credit_title" varchar,
  	"credit_url" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "globals_top_navigation" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"type" "enum_globals_top_navigation_type",
  	"url" varchar,
  	"custom_text" varchar,
  	"aria_label" varchar,
  	"title" varchar,
  	"target" "enum_globals_top_navigation_target" DEFAULT '_self'
  );
  
  CREATE TABLE "globals" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"global_data_company_name" varchar NOT NULL,
  	"global_data_legal_name" varchar,
  	"global_data_e_mail_address" varchar,
  	"global_data_phone_number" varchar,
  	"global_data_administration_phone_number" varchar,
  	"global_data_sales_phone_number" varchar,
  	"global_data_whatsapp" varchar,
  	"global_data_street_name_house_number" varchar,
  	"global_data_postal_code_city_name" varchar,
  	"global_data_latitude" numeric,
  	"global_data_longitude" numeric,
  	"social_media_facebook" varchar,
  	"social_media_instagram" varchar,
  	"social_media_linkedin" varchar,
  	"social_media_twitter" varchar,
  	"social_media_pinterest" varchar,
  	"logo_id" integer,
  	"dark_logo_id" integer,
  	"mark_id" integer,
  	"header_image_placeholder_id" integer,
  	"form_recipient" varchar,
  	"samples_page_id" integer,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "globals_locales" (
  	"global_data_country" varchar,
  	"request_a_quote_cta_title_field" varchar,
  	"request_a_quote_cta_text" jsonb,
  	"request_a_quote_cta_cta_type" "enum_globals_request_a_quote_cta_cta_type",
  	"request_a_quote_cta_cta_url" varchar,
  	"request_a_quote_cta_cta_custom_text" varchar,
  	"request_a_quote_cta_cta_aria_label" varchar,
  	"request_a_quote_cta_cta_title" varchar,
  	"log_in_popup_box_title_field" varchar,
  	"log_in_popup_box_text" jsonb,
  	"log_in_popup_box_cta_type" "enum_globals_log_in_popup_box_cta_type",
  	"log_in_popup_box_cta_url" varchar,
  	"log_in_popup_box_cta_custom_text" varchar,
  	"log_in_popup_box_cta_aria_label" varchar,
  	"log_in_popup_box_cta_title" varchar,
  	"sign_up_box_title_field" varchar,
  	"sign_up_box_text" jsonb,
  	"sign_up_box_cta_type" "enum_globals_sign_up_box_cta_type",
  	"sign_up_box_cta_url" varchar,
  	"sign_up_box_cta_custom_text" varchar,
  	"sign_up_box_cta_aria_label" varchar,
  	"sign_up_box_cta_title" varchar,
  	"login_box_page_title" varchar,
  	"login_box_page_text" jsonb,
  	"login_box_title_field" varchar,
  	"login_box_text" jsonb,
  	"avg_text" jsonb,
  	"privacy_policy_label" varchar,
  	"privacy_policy_link_text" varchar,
  	"privacy_policy_page_id" integer,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "globals_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "globals_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"locale" "_locales",
  	"pages_id" integer,
  	"categories_id" integer,
  	"products_id" integer,
  	"projects_id" integer,
  	"news_id" integer,
  	"faq_id" integer
  );
  
  ALTER TABLE "pages_hero_ctas" ADD CONSTRAINT "pages_hero_ctas_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_hero_image_id_media_id_fk" FOREIGN KEY ("hero_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_hero_mobile_image_id_media_id_fk" FOREIGN KEY ("hero_mobile_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_hero_dimension_product_id_products_id_fk" FOREIGN KEY ("hero_dimension_product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_locales" ADD CONSTRAINT "pages_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_rels" ADD CONSTRAINT "pages_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_rels" ADD CONSTRAINT "pages_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_rels" ADD CONSTRAINT "pages_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_rels" ADD CONSTRAINT "pages_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_rels" ADD CONSTRAINT "pages_rels_projects_fk" FOREIGN KEY ("projects_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_rels" ADD CONSTRAINT "pages_rels_news_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_rels" ADD CONSTRAINT "pages_rels_faq_fk" FOREIGN KEY ("faq_id") REFERENCES "public"."faq"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_version_hero_ctas" ADD CONSTRAINT "_pages_v_version_hero_ctas_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_hero_image_id_media_id_fk" FOREIGN KEY ("version_hero_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_hero_mobile_image_id_media_id_fk" FOREIGN KEY ("version_hero_mobile_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_hero_dimension_product_id_products_id_fk" FOREIGN KEY ("version_hero_dimension_product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_parent_id_pages_id_fk" FOREIGN KEY ("version_parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_locales" ADD CONSTRAINT "_pages_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_rels" ADD CONSTRAINT "_pages_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_rels" ADD CONSTRAINT "_pages_v_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_rels" ADD CONSTRAINT "_pages_v_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_rels" ADD CONSTRAINT "_pages_v_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_rels" ADD CONSTRAINT "_pages_v_rels_projects_fk" FOREIGN KEY ("projects_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_rels" ADD CONSTRAINT "_pages_v_rels_news_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_rels" ADD CONSTRAINT "_pages_v_rels_faq_fk" FOREIGN KEY ("faq_id") REFERENCES "public"."faq"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "news" ADD CONSTRAINT "news_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "news_locales" ADD CONSTRAINT "news_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "news_rels" ADD CONSTRAINT "news_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "news_rels" ADD CONSTRAINT "news_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "news_rels" ADD CONSTRAINT "news_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "news_rels" ADD CONSTRAINT "news_rels_projects_fk" FOREIGN KEY ("projects_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_news_v" ADD CONSTRAINT "_news_v_parent_id_news_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."news"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_news_v" ADD CONSTRAINT "_news_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_news_v_locales" ADD CONSTRAINT "_news_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_news_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_news_v_rels" ADD CONSTRAINT "_news_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_news_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_news_v_rels" ADD CONSTRAINT "_news_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_news_v_rels" ADD CONSTRAINT "_news_v_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_news_v_rels" ADD CONSTRAINT "_news_v_rels_projects_fk" FOREIGN KEY ("projects_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "projects" ADD CONSTRAINT "projects_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "projects_locales" ADD CONSTRAINT "projects_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "projects_rels" ADD CONSTRAINT "projects_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "projects_rels" ADD CONSTRAINT "projects_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "projects_rels" ADD CONSTRAINT "projects_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_parent_id_projects_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v_locales" ADD CONSTRAINT "_projects_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_projects_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_v_rels" ADD CONSTRAINT "_projects_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_projects_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_v_rels" ADD CONSTRAINT "_projects_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_v_rels" ADD CONSTRAINT "_projects_v_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "faq" ADD CONSTRAINT "faq_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "faq" ADD CONSTRAINT "faq_topic_id_faq_topics_id_fk" FOREIGN KEY ("topic_id") REFERENCES "public"."faq_topics"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "faq_locales" ADD CONSTRAINT "faq_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."faq"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "faq_rels" ADD CONSTRAINT "faq_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."faq"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "faq_rels" ADD CONSTRAINT "faq_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "faq_rels" ADD CONSTRAINT "faq_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "faq_rels" ADD CONSTRAINT "faq_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "faq_rels" ADD CONSTRAINT "faq_rels_projects_fk" FOREIGN KEY ("projects_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "faq_rels" ADD CONSTRAINT "faq_rels_news_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_faq_v" ADD CONSTRAINT "_faq_v_parent_id_faq_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."faq"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_faq_v" ADD CONSTRAINT "_faq_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_faq_v" ADD CONSTRAINT "_faq_v_version_topic_id_faq_topics_id_fk" FOREIGN KEY ("version_topic_id") REFERENCES "public"."faq_topics"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_faq_v_locales" ADD CONSTRAINT "_faq_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_faq_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_faq_v_rels" ADD CONSTRAINT "_faq_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_faq_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_faq_v_rels" ADD CONSTRAINT "_faq_v_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_faq_v_rels" ADD CONSTRAINT "_faq_v_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_faq_v_rels" ADD CONSTRAINT "_faq_v_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_faq_v_rels" ADD CONSTRAINT "_faq_v_rels_projects_fk" FOREIGN KEY ("projects_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_faq_v_rels" ADD CONSTRAINT "_faq_v_rels_news_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "team" ADD CONSTRAINT "team_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "team_locales" ADD CONSTRAINT "team_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."team"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "team_texts" ADD CONSTRAINT "team_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."team"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "categories" ADD CONSTRAINT "categories_header_image_id_media_id_fk" FOREIGN KEY ("header_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "categories" ADD CONSTRAINT "categories_mobile_image_id_media_id_fk" FOREIGN KEY ("mobile_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "categories" ADD CONSTRAINT "categories_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "categories" ADD CONSTRAINT "categories_parent_id_categories_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "categories_locales" ADD CONSTRAINT "categories_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_categories_v" ADD CONSTRAINT "_categories_v_parent_id_categories_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_categories_v" ADD CONSTRAINT "_categories_v_version_header_image_id_media_id_fk" FOREIGN KEY ("version_header_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_categories_v" ADD CONSTRAINT "_categories_v_version_mobile_image_id_media_id_fk" FOREIGN KEY ("version_mobile_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_categories_v" ADD CONSTRAINT "_categories_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_categories_v" ADD CONSTRAINT "_categories_v_version_parent_id_categories_id_fk" FOREIGN KEY ("version_parent_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_categories_v_locales" ADD CONSTRAINT "_categories_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_categories_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_materials" ADD CONSTRAINT "products_materials_material_id_materials_id_fk" FOREIGN KEY ("material_id") REFERENCES "public"."materials"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products_materials" ADD CONSTRAINT "products_materials_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_facts" ADD CONSTRAINT "products_facts_fact_id_facts_id_fk" FOREIGN KEY ("fact_id") REFERENCES "public"."facts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products_facts" ADD CONSTRAINT "products_facts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products" ADD CONSTRAINT "products_impression_image_id_media_id_fk" FOREIGN KEY ("impression_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products" ADD CONSTRAINT "products_default_colour_id_colours_id_fk" FOREIGN KEY ("default_colour_id") REFERENCES "public"."colours"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products" ADD CONSTRAINT "products_dimensional_drawing_id_drawings_id_fk" FOREIGN KEY ("dimensional_drawing_id") REFERENCES "public"."drawings"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products" ADD CONSTRAINT "products_model_id_files_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products" ADD CONSTRAINT "products_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products" ADD CONSTRAINT "products_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products_locales" ADD CONSTRAINT "products_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_texts" ADD CONSTRAINT "products_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_rels" ADD CONSTRAINT "products_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_rels" ADD CONSTRAINT "products_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_rels" ADD CONSTRAINT "products_rels_mountings_fk" FOREIGN KEY ("mountings_id") REFERENCES "public"."mountings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_rels" ADD CONSTRAINT "products_rels_colours_fk" FOREIGN KEY ("colours_id") REFERENCES "public"."colours"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_rels" ADD CONSTRAINT "products_rels_downloads_fk" FOREIGN KEY ("downloads_id") REFERENCES "public"."downloads"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_rels" ADD CONSTRAINT "products_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_rels" ADD CONSTRAINT "products_rels_projects_fk" FOREIGN KEY ("projects_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_rels" ADD CONSTRAINT "products_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_materials" ADD CONSTRAINT "_products_v_version_materials_material_id_materials_id_fk" FOREIGN KEY ("material_id") REFERENCES "public"."materials"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v_version_materials" ADD CONSTRAINT "_products_v_version_materials_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_facts" ADD CONSTRAINT "_products_v_version_facts_fact_id_facts_id_fk" FOREIGN KEY ("fact_id") REFERENCES "public"."facts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v_version_facts" ADD CONSTRAINT "_products_v_version_facts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v" ADD CONSTRAINT "_products_v_parent_id_products_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v" ADD CONSTRAINT "_products_v_version_impression_image_id_media_id_fk" FOREIGN KEY ("version_impression_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v" ADD CONSTRAINT "_products_v_version_default_colour_id_colours_id_fk" FOREIGN KEY ("version_default_colour_id") REFERENCES "public"."colours"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v" ADD CONSTRAINT "_products_v_version_dimensional_drawing_id_drawings_id_fk" FOREIGN KEY ("version_dimensional_drawing_id") REFERENCES "public"."drawings"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v" ADD CONSTRAINT "_products_v_version_model_id_files_id_fk" FOREIGN KEY ("version_model_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v" ADD CONSTRAINT "_products_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v" ADD CONSTRAINT "_products_v_version_category_id_categories_id_fk" FOREIGN KEY ("version_category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v_locales" ADD CONSTRAINT "_products_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_texts" ADD CONSTRAINT "_products_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_rels" ADD CONSTRAINT "_products_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_rels" ADD CONSTRAINT "_products_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_rels" ADD CONSTRAINT "_products_v_rels_mountings_fk" FOREIGN KEY ("mountings_id") REFERENCES "public"."mountings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_rels" ADD CONSTRAINT "_products_v_rels_colours_fk" FOREIGN KEY ("colours_id") REFERENCES "public"."colours"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_rels" ADD CONSTRAINT "_products_v_rels_downloads_fk" FOREIGN KEY ("downloads_id") REFERENCES "public"."downloads"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_rels" ADD CONSTRAINT "_products_v_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_rels" ADD CONSTRAINT "_products_v_rels_projects_fk" FOREIGN KEY ("projects_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_rels" ADD CONSTRAINT "_products_v_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "variants_materials" ADD CONSTRAINT "variants_materials_material_id_materials_id_fk" FOREIGN KEY ("material_id") REFERENCES "public"."materials"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "variants_materials" ADD CONSTRAINT "variants_materials_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."variants"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "variants_facts" ADD CONSTRAINT "variants_facts_fact_id_facts_id_fk" FOREIGN KEY ("fact_id") REFERENCES "public"."facts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "variants_facts" ADD CONSTRAINT "variants_facts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."variants"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "variants" ADD CONSTRAINT "variants_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "variants_locales" ADD CONSTRAINT "variants_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."variants"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "variants_rels" ADD CONSTRAINT "variants_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."variants"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "variants_rels" ADD CONSTRAINT "variants_rels_downloads_fk" FOREIGN KEY ("downloads_id") REFERENCES "public"."downloads"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "facts_locales" ADD CONSTRAINT "facts_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."facts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "fact_values" ADD CONSTRAINT "fact_values_fact_id_facts_id_fk" FOREIGN KEY ("fact_id") REFERENCES "public"."facts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "fact_values_locales" ADD CONSTRAINT "fact_values_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."fact_values"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "materials_locales" ADD CONSTRAINT "materials_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."materials"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "mountings_locales" ADD CONSTRAINT "mountings_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."mountings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "colour_groups_locales" ADD CONSTRAINT "colour_groups_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."colour_groups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "colours" ADD CONSTRAINT "colours_group_id_colour_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."colour_groups"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "colours_locales" ADD CONSTRAINT "colours_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."colours"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "colours_texts" ADD CONSTRAINT "colours_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."colours"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "faq_topics_locales" ADD CONSTRAINT "faq_topics_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."faq_topics"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "media_locales" ADD CONSTRAINT "media_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "drawings_locales" ADD CONSTRAINT "drawings_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."drawings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "downloads_locales" ADD CONSTRAINT "downloads_locales_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "downloads_locales" ADD CONSTRAINT "downloads_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."downloads"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_projects_fk" FOREIGN KEY ("projects_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_news_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_faq_fk" FOREIGN KEY ("faq_id") REFERENCES "public"."faq"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "synonyms_texts" ADD CONSTRAINT "synonyms_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."synonyms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "quote_requests" ADD CONSTRAINT "quote_requests_submission_id_form_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."form_submissions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "quote_requests" ADD CONSTRAINT "quote_requests_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "forms_pages_rows" ADD CONSTRAINT "forms_pages_rows_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."forms_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "forms_pages" ADD CONSTRAINT "forms_pages_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."forms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "forms_pages_locales" ADD CONSTRAINT "forms_pages_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."forms_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "forms_settings_integrations" ADD CONSTRAINT "forms_settings_integrations_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."forms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "forms_retention_exceptions" ADD CONSTRAINT "forms_retention_exceptions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."forms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "forms_sites" ADD CONSTRAINT "forms_sites_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."forms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "forms_locales" ADD CONSTRAINT "forms_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."forms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "forms_rels" ADD CONSTRAINT "forms_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."forms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "forms_rels" ADD CONSTRAINT "forms_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "forms_rels" ADD CONSTRAINT "forms_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "forms_rels" ADD CONSTRAINT "forms_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "forms_rels" ADD CONSTRAINT "forms_rels_projects_fk" FOREIGN KEY ("projects_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "forms_rels" ADD CONSTRAINT "forms_rels_news_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "forms_rels" ADD CONSTRAINT "forms_rels_faq_fk" FOREIGN KEY ("faq_id") REFERENCES "public"."faq"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "members_rels" ADD CONSTRAINT "members_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "members_rels" ADD CONSTRAINT "members_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_jobs_log" ADD CONSTRAINT "payload_jobs_log_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."payload_jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_news_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_projects_fk" FOREIGN KEY ("projects_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_faq_fk" FOREIGN KEY ("faq_id") REFERENCES "public"."faq"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_team_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_variants_fk" FOREIGN KEY ("variants_id") REFERENCES "public"."variants"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_facts_fk" FOREIGN KEY ("facts_id") REFERENCES "public"."facts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_fact_values_fk" FOREIGN KEY ("fact_values_id") REFERENCES "public"."fact_values"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_materials_fk" FOREIGN KEY ("materials_id") REFERENCES "public"."materials"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_mountings_fk" FOREIGN KEY ("mountings_id") REFERENCES "public"."mountings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_colour_groups_fk" FOREIGN KEY ("colour_groups_id") REFERENCES "public"."colour_groups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_colours_fk" FOREIGN KEY ("colours_id") REFERENCES "public"."colours"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_faq_topics_fk" FOREIGN KEY ("faq_topics_id") REFERENCES "public"."faq_topics"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_drawings_fk" FOREIGN KEY ("drawings_id") REFERENCES "public"."drawings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_files_fk" FOREIGN KEY ("files_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_downloads_fk" FOREIGN KEY ("downloads_id") REFERENCES "public"."downloads"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_redirects_fk" FOREIGN KEY ("redirects_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_synonyms_fk" FOREIGN KEY ("synonyms_id") REFERENCES "public"."synonyms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_quote_requests_fk" FOREIGN KEY ("quote_requests_id") REFERENCES "public"."quote_requests"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_forms_fk" FOREIGN KEY ("forms_id") REFERENCES "public"."forms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_subscribers_fk" FOREIGN KEY ("subscribers_id") REFERENCES "public"."subscribers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_members_fk" FOREIGN KEY ("members_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_members_fk" FOREIGN KEY ("members_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_main_menu_children" ADD CONSTRAINT "navigation_main_menu_children_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "navigation_main_menu_children" ADD CONSTRAINT "navigation_main_menu_children_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "navigation_main_menu_children" ADD CONSTRAINT "navigation_main_menu_children_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation_main_menu"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_main_menu" ADD CONSTRAINT "navigation_main_menu_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "navigation_main_menu" ADD CONSTRAINT "navigation_main_menu_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "navigation_main_menu" ADD CONSTRAINT "navigation_main_menu_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_footer_links" ADD CONSTRAINT "footer_footer_links_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "footer_footer_links" ADD CONSTRAINT "footer_footer_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_footer_logos" ADD CONSTRAINT "footer_footer_logos_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "footer_footer_logos" ADD CONSTRAINT "footer_footer_logos_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_locales" ADD CONSTRAINT "footer_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "globals_top_navigation" ADD CONSTRAINT "globals_top_navigation_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."globals"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "globals" ADD CONSTRAINT "globals_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "globals" ADD CONSTRAINT "globals_dark_logo_id_media_id_fk" FOREIGN KEY ("dark_logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "globals" ADD CONSTRAINT "globals_mark_id_media_id_fk" FOREIGN KEY ("mark_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "globals" ADD CONSTRAINT "globals_header_image_placeholder_id_media_id_fk" FOREIGN KEY ("header_image_placeholder_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "globals" ADD CONSTRAINT "globals_samples_page_id_pages_id_fk" FOREIGN KEY ("samples_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "globals_locales" ADD CONSTRAINT "globals_locales_privacy_policy_page_id_pages_id_fk" FOREIGN KEY ("privacy_policy_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "globals_locales" ADD CONSTRAINT "globals_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."globals"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "globals_texts" ADD CONSTRAINT "globals_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."globals"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "globals_rels" ADD CONSTRAINT "globals_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."globals"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "globals_rels" ADD CONSTRAINT "globals_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "globals_rels" ADD CONSTRAINT "globals_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "globals_rels" ADD CONSTRAINT "globals_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "globals_rels" ADD CONSTRAINT "globals_rels_projects_fk" FOREIGN KEY ("projects_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "globals_rels" ADD CONSTRAINT "globals_rels_news_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "globals_rels" ADD CONSTRAINT "globals_rels_faq_fk" FOREIGN KEY ("faq_id") REFERENCES "public"."faq"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "pages_hero_ctas_order_idx" ON "pages_hero_ctas" USING btree ("_order");
  CREATE INDEX "pages_hero_ctas_parent_id_idx" ON "pages_hero_ctas" USING btree ("_parent_id");
  CREATE INDEX "pages_hero_ctas_locale_idx" ON "pages_hero_ctas" USING btree ("_locale");
  CREATE INDEX "pages_hero_ctas_parent_only_idx" ON "pages_hero_ctas" USING btree ("_parent_id");
  CREATE INDEX "pages_hero_hero_image_idx" ON "pages" USING btree ("hero_image_id");
  CREATE INDEX "pages_hero_hero_mobile_image_idx" ON "pages" USING btree ("hero_mobile_image_id");
  CREATE INDEX "pages_hero_dimension_hero_dimension_product_idx" ON "pages" USING btree ("hero_dimension_product_id");
  CREATE INDEX "pages_seo_seo_image_idx" ON "pages" USING btree ("seo_image_id");
  CREATE INDEX "pages_type_idx" ON "pages" USING btree ("type");
  CREATE INDEX "pages_parent_idx" ON "pages" USING btree ("parent_id");
  CREATE UNIQUE INDEX "pages_key_idx" ON "pages" USING btree ("key");
  CREATE INDEX "pages_updated_at_idx" ON "pages" USING btree ("updated_at");
  CREATE INDEX "pages_created_at_idx" ON "pages" USING btree ("created_at");
  CREATE INDEX "pages_slug_idx" ON "pages_locales" USING btree ("slug","_locale");
  CREATE INDEX "pages__status_idx" ON "pages_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "pages_locales_locale_parent_id_unique" ON "pages_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_locales_parent_only_idx" ON "pages_locales" USING btree ("_parent_id");
  CREATE INDEX "pages_rels_order_idx" ON "pages_rels" USING btree ("order");
  CREATE INDEX "pages_rels_parent_idx" ON "pages_rels" USING btree ("parent_id");
  CREATE INDEX "pages_rels_path_idx" ON "pages_rels" USING btree ("path");
  CREATE INDEX "pages_rels_locale_idx" ON "pages_rels" USING btree ("locale");
  CREATE INDEX "pages_rels_pages_id_idx" ON "pages_rels" USING btree ("pages_id","locale");
  CREATE INDEX "pages_rels_categories_id_idx" ON "pages_rels" USING btree ("categories_id","locale");
  CREATE INDEX "pages_rels_products_id_idx" ON "pages_rels" USING btree ("products_id","locale");
  CREATE INDEX "pages_rels_projects_id_idx" ON "pages_rels" USING btree ("projects_id","locale");
  CREATE INDEX "pages_rels_news_id_idx" ON "pages_rels" USING btree ("news_id","locale");
  CREATE INDEX "pages_rels_faq_id_idx" ON "pages_rels" USING btree ("faq_id","locale");
  CREATE INDEX "_pages_v_version_hero_ctas_order_idx" ON "_pages_v_version_hero_ctas" USING btree ("_order");
  CREATE INDEX "_pages_v_version_hero_ctas_parent_id_idx" ON "_pages_v_version_hero_ctas" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_version_hero_ctas_locale_idx" ON "_pages_v_version_hero_ctas" USING btree ("_locale");
  CREATE INDEX "_pages_v_version_hero_ctas_parent_only_idx" ON "_pages_v_version_hero_ctas" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_parent_idx" ON "_pages_v" USING btree ("parent_id");
  CREATE INDEX "_pages_v_version_hero_version_hero_image_idx" ON "_pages_v" USING btree ("version_hero_image_id");
  CREATE INDEX "_pages_v_version_hero_version_hero_mobile_image_idx" ON "_pages_v" USING btree ("version_hero_mobile_image_id");
  CREATE INDEX "_pages_v_version_hero_dimension_version_hero_dimension_p_idx" ON "_pages_v" USING btree ("version_hero_dimension_product_id");
  CREATE INDEX "_pages_v_version_seo_version_seo_image_idx" ON "_pages_v" USING btree ("version_seo_image_id");
  CREATE INDEX "_pages_v_version_version_type_idx" ON "_pages_v" USING btree ("version_type");
  CREATE INDEX "_pages_v_version_version_parent_idx" ON "_pages_v" USING btree ("version_parent_id");
  CREATE INDEX "_pages_v_version_version_key_idx" ON "_pages_v" USING btree ("version_key");
  CREATE INDEX "_pages_v_version_version_updated_at_idx" ON "_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_pages_v_version_version_created_at_idx" ON "_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_pages_v_created_at_idx" ON "_pages_v" USING btree ("created_at");
  CREATE INDEX "_pages_v_updated_at_idx" ON "_pages_v" USING btree ("updated_at");
  CREATE INDEX "_pages_v_snapshot_idx" ON "_pages_v" USING btree ("snapshot");
  CREATE INDEX "_pages_v_published_locale_idx" ON "_pages_v" USING btree ("published_locale");
  CREATE INDEX "_pages_v_latest_idx" ON "_pages_v" USING btree ("latest");
  CREATE INDEX "_pages_v_version_version_slug_idx" ON "_pages_v_locales" USING btree ("version_slug","_locale");
  CREATE INDEX "_pages_v_version_version__status_idx" ON "_pages_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_pages_v_locales_locale_parent_id_unique" ON "_pages_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_locales_parent_only_idx" ON "_pages_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_rels_order_idx" ON "_pages_v_rels" USING btree ("order");
  CREATE INDEX "_pages_v_rels_parent_idx" ON "_pages_v_rels" USING btree ("parent_id");
  CREATE INDEX "_pages_v_rels_path_idx" ON "_pages_v_rels" USING btree ("path");
  CREATE INDEX "_pages_v_rels_locale_idx" ON "_pages_v_rels" USING btree ("locale");
  CREATE INDEX "_pages_v_rels_pages_id_idx" ON "_pages_v_rels" USING btree ("pages_id","locale");
  CREATE INDEX "_pages_v_rels_categories_id_idx" ON "_pages_v_rels" USING btree ("categories_id","locale");
  CREATE INDEX "_pages_v_rels_products_id_idx" ON "_pages_v_rels" USING btree ("products_id","locale");
  CREATE INDEX "_pages_v_rels_projects_id_idx" ON "_pages_v_rels" USING btree ("projects_id","locale");
  CREATE INDEX "_pages_v_rels_news_id_idx" ON "_pages_v_rels" USING btree ("news_id","locale");
  CREATE INDEX "_pages_v_rels_faq_id_idx" ON "_pages_v_rels" USING btree ("faq_id","locale");
  CREATE INDEX "news_seo_seo_image_idx" ON "news" USING btree ("seo_image_id");
  CREATE INDEX "news_post_date_idx" ON "news" USING btree ("post_date");
  CREATE UNIQUE INDEX "news_key_idx" ON "news" USING btree ("key");
  CREATE INDEX "news_updated_at_idx" ON "news" USING btree ("updated_at");
  CREATE INDEX "news_created_at_idx" ON "news" USING btree ("created_at");
  CREATE INDEX "news_slug_idx" ON "news_locales" USING btree ("slug","_locale");
  CREATE INDEX "news__status_idx" ON "news_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "news_locales_locale_parent_id_unique" ON "news_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "news_locales_parent_only_idx" ON "news_locales" USING btree ("_parent_id");
  CREATE INDEX "news_rels_order_idx" ON "news_rels" USING btree ("order");
  CREATE INDEX "news_rels_parent_idx" ON "news_rels" USING btree ("parent_id");
  CREATE INDEX "news_rels_path_idx" ON "news_rels" USING btree ("path");
  CREATE INDEX "news_rels_media_id_idx" ON "news_rels" USING btree ("media_id");
  CREATE INDEX "news_rels_products_id_idx" ON "news_rels" USING btree ("products_id");
  CREATE INDEX "news_rels_projects_id_idx" ON "news_rels" USING btree ("projects_id");
  CREATE INDEX "_news_v_parent_idx" ON "_news_v" USING btree ("parent_id");
  CREATE INDEX "_news_v_version_seo_version_seo_image_idx" ON "_news_v" USING btree ("version_seo_image_id");
  CREATE INDEX "_news_v_version_version_post_date_idx" ON "_news_v" USING btree ("version_post_date");
  CREATE INDEX "_news_v_version_version_key_idx" ON "_news_v" USING btree ("version_key");
  CREATE INDEX "_news_v_version_version_updated_at_idx" ON "_news_v" USING btree ("version_updated_at");
  CREATE INDEX "_news_v_version_version_created_at_idx" ON "_news_v" USING btree ("version_created_at");
  CREATE INDEX "_news_v_created_at_idx" ON "_news_v" USING btree ("created_at");
  CREATE INDEX "_news_v_updated_at_idx" ON "_news_v" USING btree ("updated_at");
  CREATE INDEX "_news_v_snapshot_idx" ON "_news_v" USING btree ("snapshot");
  CREATE INDEX "_news_v_published_locale_idx" ON "_news_v" USING btree ("published_locale");
  CREATE INDEX "_news_v_latest_idx" ON "_news_v" USING btree ("latest");
  CREATE INDEX "_news_v_version_version_slug_idx" ON "_news_v_locales" USING btree ("version_slug","_locale");
  CREATE INDEX "_news_v_version_version__status_idx" ON "_news_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_news_v_locales_locale_parent_id_unique" ON "_news_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_news_v_locales_parent_only_idx" ON "_news_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_news_v_rels_order_idx" ON "_news_v_rels" USING btree ("order");
  CREATE INDEX "_news_v_rels_parent_idx" ON "_news_v_rels" USING btree ("parent_id");
  CREATE INDEX "_news_v_rels_path_idx" ON "_news_v_rels" USING btree ("path");
  CREATE INDEX "_news_v_rels_media_id_idx" ON "_news_v_rels" USING btree ("media_id");
  CREATE INDEX "_news_v_rels_products_id_idx" ON "_news_v_rels" USING btree ("products_id");
  CREATE INDEX "_news_v_rels_projects_id_idx" ON "_news_v_rels" USING btree ("projects_id");
  CREATE INDEX "projects_seo_seo_image_idx" ON "projects" USING btree ("seo_image_id");
  CREATE UNIQUE INDEX "projects_key_idx" ON "projects" USING btree ("key");
  CREATE INDEX "projects_updated_at_idx" ON "projects" USING btree ("updated_at");
  CREATE INDEX "projects_created_at_idx" ON "projects" USING btree ("created_at");
  CREATE INDEX "projects_slug_idx" ON "projects_locales" USING btree ("slug","_locale");
  CREATE INDEX "projects__status_idx" ON "projects_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "projects_locales_locale_parent_id_unique" ON "projects_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "projects_locales_parent_only_idx" ON "projects_locales" USING btree ("_parent_id");
  CREATE INDEX "projects_rels_order_idx" ON "projects_rels" USING btree ("order");
  CREATE INDEX "projects_rels_parent_idx" ON "projects_rels" USING btree ("parent_id");
  CREATE INDEX "projects_rels_path_idx" ON "projects_rels" USING btree ("path");
  CREATE INDEX "projects_rels_media_id_idx" ON "projects_rels" USING btree ("media_id");
  CREATE INDEX "projects_rels_products_id_idx" ON "projects_rels" USING btree ("products_id");
  CREATE INDEX "_projects_v_parent_idx" ON "_projects_v" USING btree ("parent_id");
  CREATE INDEX "_projects_v_version_seo_version_seo_image_idx" ON "_projects_v" USING btree ("version_seo_image_id");
  CREATE INDEX "_projects_v_version_version_key_idx" ON "_projects_v" USING btree ("version_key");
  CREATE INDEX "_projects_v_version_version_updated_at_idx" ON "_projects_v" USING btree ("version_updated_at");
  CREATE INDEX "_projects_v_version_version_created_at_idx" ON "_projects_v" USING btree ("version_created_at");
  CREATE INDEX "_projects_v_created_at_idx" ON "_projects_v" USING btree ("created_at");
  CREATE INDEX "_projects_v_updated_at_idx" ON "_projects_v" USING btree ("updated_at");
  CREATE INDEX "_projects_v_snapshot_idx" ON "_projects_v" USING btree ("snapshot");
  CREATE INDEX "_projects_v_published_locale_idx" ON "_projects_v" USING btree ("published_locale");
  CREATE INDEX "_projects_v_latest_idx" ON "_projects_v" USING btree ("latest");
  CREATE INDEX "_projects_v_version_version_slug_idx" ON "_projects_v_locales" USING btree ("version_slug","_locale");
  CREATE INDEX "_projects_v_version_version__status_idx" ON "_projects_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_projects_v_locales_locale_parent_id_unique" ON "_projects_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_projects_v_locales_parent_only_idx" ON "_projects_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_projects_v_rels_order_idx" ON "_projects_v_rels" USING btree ("order");
  CREATE INDEX "_projects_v_rels_parent_idx" ON "_projects_v_rels" USING btree ("parent_id");
  CREATE INDEX "_projects_v_rels_path_idx" ON "_projects_v_rels" USING btree ("path");
  CREATE INDEX "_projects_v_rels_media_id_idx" ON "_projects_v_rels" USING btree ("media_id");
  CREATE INDEX "_projects_v_rels_products_id_idx" ON "_projects_v_rels" USING btree ("products_id");
  CREATE INDEX "faq_seo_seo_image_idx" ON "faq" USING btree ("seo_image_id");
  CREATE INDEX "faq_topic_idx" ON "faq" USING btree ("topic_id");
  CREATE INDEX "faq_position_idx" ON "faq" USING btree ("position");
  CREATE UNIQUE INDEX "faq_key_idx" ON "faq" USING btree ("key");
  CREATE INDEX "faq_updated_at_idx" ON "faq" USING btree ("updated_at");
  CREATE INDEX "faq_created_at_idx" ON "faq" USING btree ("created_at");
  CREATE INDEX "faq_slug_idx" ON "faq_locales" USING btree ("slug","_locale");
  CREATE INDEX "faq__status_idx" ON "faq_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "faq_locales_locale_parent_id_unique" ON "faq_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "faq_locales_parent_only_idx" ON "faq_locales" USING btree ("_parent_id");
  CREATE INDEX "faq_rels_order_idx" ON "faq_rels" USING btree ("order");
  CREATE INDEX "faq_rels_parent_idx" ON "faq_rels" USING btree ("parent_id");
  CREATE INDEX "faq_rels_path_idx" ON "faq_rels" USING btree ("path");
  CREATE INDEX "faq_rels_pages_id_idx" ON "faq_rels" USING btree ("pages_id");
  CREATE INDEX "faq_rels_products_id_idx" ON "faq_rels" USING btree ("products_id");
  CREATE INDEX "faq_rels_categories_id_idx" ON "faq_rels" USING btree ("categories_id");
  CREATE INDEX "faq_rels_projects_id_idx" ON "faq_rels" USING btree ("projects_id");
  CREATE INDEX "faq_rels_news_id_idx" ON "faq_rels" USING btree ("news_id");
  CREATE INDEX "_faq_v_parent_idx" ON "_faq_v" USING btree ("parent_id");
  CREATE INDEX "_faq_v_version_seo_version_seo_image_idx" ON "_faq_v" USING btree ("version_seo_image_id");
  CREATE INDEX "_faq_v_version_version_topic_idx" ON "_faq_v" USING btree ("version_topic_id");
  CREATE INDEX "_faq_v_version_version_position_idx" ON "_faq_v" USING btree ("version_position");
  CREATE INDEX "_faq_v_version_version_key_idx" ON "_faq_v" USING btree ("version_key");
  CREATE INDEX "_faq_v_version_version_updated_at_idx" ON "_faq_v" USING btree ("version_updated_at");
  CREATE INDEX "_faq_v_version_version_created_at_idx" ON "_faq_v" USING btree ("version_created_at");
  CREATE INDEX "_faq_v_created_at_idx" ON "_faq_v" USING btree ("created_at");
  CREATE INDEX "_faq_v_updated_at_idx" ON "_faq_v" USING btree ("updated_at");
  CREATE INDEX "_faq_v_snapshot_idx" ON "_faq_v" USING btree ("snapshot");
  CREATE INDEX "_faq_v_published_locale_idx" ON "_faq_v" USING btree ("published_locale");
  CREATE INDEX "_faq_v_latest_idx" ON "_faq_v" USING btree ("latest");
  CREATE INDEX "_faq_v_version_version_slug_idx" ON "_faq_v_locales" USING btree ("version_slug","_locale");
  CREATE INDEX "_faq_v_version_version__status_idx" ON "_faq_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_faq_v_locales_locale_parent_id_unique" ON "_faq_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_faq_v_locales_parent_only_idx" ON "_faq_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_faq_v_rels_order_idx" ON "_faq_v_rels" USING btree ("order");
  CREATE INDEX "_faq_v_rels_parent_idx" ON "_faq_v_rels" USING btree ("parent_id");
  CREATE INDEX "_faq_v_rels_path_idx" ON "_faq_v_rels" USING btree ("path");
  CREATE INDEX "_faq_v_rels_pages_id_idx" ON "_faq_v_rels" USING btree ("pages_id");
  CREATE INDEX "_faq_v_rels_products_id_idx" ON "_faq_v_rels" USING btree ("products_id");
  CREATE INDEX "_faq_v_rels_categories_id_idx" ON "_faq_v_rels" USING btree ("categories_id");
  CREATE INDEX "_faq_v_rels_projects_id_idx" ON "_faq_v_rels" USING btree ("projects_id");
  CREATE INDEX "_faq_v_rels_news_id_idx" ON "_faq_v_rels" USING btree ("news_id");
  CREATE INDEX "team_image_idx" ON "team" USING btree ("image_id");
  CREATE INDEX "team_position_idx" ON "team" USING btree ("position");
  CREATE UNIQUE INDEX "team_key_idx" ON "team" USING btree ("key");
  CREATE INDEX "team_updated_at_idx" ON "team" USING btree ("updated_at");
  CREATE INDEX "team_created_at_idx" ON "team" USING btree ("created_at");
  CREATE UNIQUE INDEX "team_locales_locale_parent_id_unique" ON "team_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "team_locales_parent_only_idx" ON "team_locales" USING btree ("_parent_id");
  CREATE INDEX "team_texts_order_parent" ON "team_texts" USING btree ("order","parent_id");
  CREATE INDEX "categories_header_image_idx" ON "categories" USING btree ("header_image_id");
  CREATE INDEX "categories_mobile_image_idx" ON "categories" USING btree ("mobile_image_id");
  CREATE INDEX "categories_seo_seo_image_idx" ON "categories" USING btree ("seo_image_id");
  CREATE INDEX "categories_parent_idx" ON "categories" USING btree ("parent_id");
  CREATE INDEX "categories_position_idx" ON "categories" USING btree ("position");
  CREATE UNIQUE INDEX "categories_key_idx" ON "categories" USING btree ("key");
  CREATE INDEX "categories_updated_at_idx" ON "categories" USING btree ("updated_at");
  CREATE INDEX "categories_created_at_idx" ON "categories" USING btree ("created_at");
  CREATE INDEX "categories_slug_idx" ON "categories_locales" USING btree ("slug","_locale");
  CREATE INDEX "categories__status_idx" ON "categories_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "categories_locales_locale_parent_id_unique" ON "categories_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "categories_locales_parent_only_idx" ON "categories_locales" USING btree ("_parent_id");
  CREATE INDEX "_categories_v_parent_idx" ON "_categories_v" USING btree ("parent_id");
  CREATE INDEX "_categories_v_version_version_header_image_idx" ON "_categories_v" USING btree ("version_header_image_id");
  CREATE INDEX "_categories_v_version_version_mobile_image_idx" ON "_categories_v" USING btree ("version_mobile_image_id");
  CREATE INDEX "_categories_v_version_seo_version_seo_image_idx" ON "_categories_v" USING btree ("version_seo_image_id");
  CREATE INDEX "_categories_v_version_version_parent_idx" ON "_categories_v" USING btree ("version_parent_id");
  CREATE INDEX "_categories_v_version_version_position_idx" ON "_categories_v" USING btree ("version_position");
  CREATE INDEX "_categories_v_version_version_key_idx" ON "_categories_v" USING btree ("version_key");
  CREATE INDEX "_categories_v_version_version_updated_at_idx" ON "_categories_v" USING btree ("version_updated_at");
  CREATE INDEX "_categories_v_version_version_created_at_idx" ON "_categories_v" USING btree ("version_created_at");
  CREATE INDEX "_categories_v_created_at_idx" ON "_categories_v" USING btree ("created_at");
  CREATE INDEX "_categories_v_updated_at_idx" ON "_categories_v" USING btree ("updated_at");
  CREATE INDEX "_categories_v_snapshot_idx" ON "_categories_v" USING btree ("snapshot");
  CREATE INDEX "_categories_v_published_locale_idx" ON "_categories_v" USING btree ("published_locale");
  CREATE INDEX "_categories_v_latest_idx" ON "_categories_v" USING btree ("latest");
  CREATE INDEX "_categories_v_version_version_slug_idx" ON "_categories_v_locales" USING btree ("version_slug","_locale");
  CREATE INDEX "_categories_v_version_version__status_idx" ON "_categories_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_categories_v_locales_locale_parent_id_unique" ON "_categories_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_categories_v_locales_parent_only_idx" ON "_categories_v_locales" USING btree ("_parent_id");
  CREATE INDEX "products_materials_order_idx" ON "products_materials" USING btree ("_order");
  CREATE INDEX "products_materials_parent_id_idx" ON "products_materials" USING btree ("_parent_id");
  CREATE INDEX "products_materials_material_idx" ON "products_materials" USING btree ("material_id");
  CREATE INDEX "products_facts_order_idx" ON "products_facts" USING btree ("_order");
  CREATE INDEX "products_facts_parent_id_idx" ON "products_facts" USING btree ("_parent_id");
  CREATE INDEX "products_facts_fact_idx" ON "products_facts" USING btree ("fact_id");
  CREATE INDEX "products_impression_image_idx" ON "products" USING btree ("impression_image_id");
  CREATE INDEX "products_default_colour_idx" ON "products" USING btree ("default_colour_id");
  CREATE INDEX "products_dimensional_drawing_idx" ON "products" USING btree ("dimensional_drawing_id");
  CREATE INDEX "products_model_idx" ON "products" USING btree ("model_id");
  CREATE INDEX "products_seo_seo_image_idx" ON "products" USING btree ("seo_image_id");
  CREATE UNIQUE INDEX "products_article_number_idx" ON "products" USING btree ("article_number");
  CREATE INDEX "products_category_idx" ON "products" USING btree ("category_id");
  CREATE INDEX "products_position_idx" ON "products" USING btree ("position");
  CREATE INDEX "products_updated_at_idx" ON "products" USING btree ("updated_at");
  CREATE INDEX "products_created_at_idx" ON "products" USING btree ("created_at");
  CREATE INDEX "products_slug_idx" ON "products_locales" USING btree ("slug","_locale");
  CREATE INDEX "products__status_idx" ON "products_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "products_locales_locale_parent_id_unique" ON "products_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "products_locales_parent_only_idx" ON "products_locales" USING btree ("_parent_id");
  CREATE INDEX "products_texts_order_parent" ON "products_texts" USING btree ("order","parent_id");
  CREATE INDEX "products_texts_locale_parent" ON "products_texts" USING btree ("locale","parent_id");
  CREATE INDEX "products_rels_order_idx" ON "products_rels" USING btree ("order");
  CREATE INDEX "products_rels_parent_idx" ON "products_rels" USING btree ("parent_id");
  CREATE INDEX "products_rels_path_idx" ON "products_rels" USING btree ("path");
  CREATE INDEX "products_rels_media_id_idx" ON "products_rels" USING btree ("media_id");
  CREATE INDEX "products_rels_mountings_id_idx" ON "products_rels" USING btree ("mountings_id");
  CREATE INDEX "products_rels_colours_id_idx" ON "products_rels" USING btree ("colours_id");
  CREATE INDEX "products_rels_downloads_id_idx" ON "products_rels" USING btree ("downloads_id");
  CREATE INDEX "products_rels_products_id_idx" ON "products_rels" USING btree ("products_id");
  CREATE INDEX "products_rels_projects_id_idx" ON "products_rels" USING btree ("projects_id");
  CREATE INDEX "products_rels_categories_id_idx" ON "products_rels" USING btree ("categories_id");
  CREATE INDEX "_products_v_version_materials_order_idx" ON "_products_v_version_materials" USING btree ("_order");
  CREATE INDEX "_products_v_version_materials_parent_id_idx" ON "_products_v_version_materials" USING btree ("_parent_id");
  CREATE INDEX "_products_v_version_materials_material_idx" ON "_products_v_version_materials" USING btree ("material_id");
  CREATE INDEX "_products_v_version_facts_order_idx" ON "_products_v_version_facts" USING btree ("_order");
  CREATE INDEX "_products_v_version_facts_parent_id_idx" ON "_products_v_version_facts" USING btree ("_parent_id");
  CREATE INDEX "_products_v_version_facts_fact_idx" ON "_products_v_version_facts" USING btree ("fact_id");
  CREATE INDEX "_products_v_parent_idx" ON "_products_v" USING btree ("parent_id");
  CREATE INDEX "_products_v_version_version_impression_image_idx" ON "_products_v" USING btree ("version_impression_image_id");
  CREATE INDEX "_products_v_version_version_default_colour_idx" ON "_products_v" USING btree ("version_default_colour_id");
  CREATE INDEX "_products_v_version_version_dimensional_drawing_idx" ON "_products_v" USING btree ("version_dimensional_drawing_id");
  CREATE INDEX "_products_v_version_version_model_idx" ON "_products_v" USING btree ("version_model_id");
  CREATE INDEX "_products_v_version_seo_version_seo_image_idx" ON "_products_v" USING btree ("version_seo_image_id");
  CREATE INDEX "_products_v_version_version_article_number_idx" ON "_products_v" USING btree ("version_article_number");
  CREATE INDEX "_products_v_version_version_category_idx" ON "_products_v" USING btree ("version_category_id");
  CREATE INDEX "_products_v_version_version_position_idx" ON "_products_v" USING btree ("version_position");
  CREATE INDEX "_products_v_version_version_updated_at_idx" ON "_products_v" USING btree ("version_updated_at");
  CREATE INDEX "_products_v_version_version_created_at_idx" ON "_products_v" USING btree ("version_created_at");
  CREATE INDEX "_products_v_created_at_idx" ON "_products_v" USING btree ("created_at");
  CREATE INDEX "_products_v_updated_at_idx" ON "_products_v" USING btree ("updated_at");
  CREATE INDEX "_products_v_snapshot_idx" ON "_products_v" USING btree ("snapshot");
  CREATE INDEX "_products_v_published_locale_idx" ON "_products_v" USING btree ("published_locale");
  CREATE INDEX "_products_v_latest_idx" ON "_products_v" USING btree ("latest");
  CREATE INDEX "_products_v_version_version_slug_idx" ON "_products_v_locales" USING btree ("version_slug","_locale");
  CREATE INDEX "_products_v_version_version__status_idx" ON "_products_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_products_v_locales_locale_parent_id_unique" ON "_products_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_products_v_locales_parent_only_idx" ON "_products_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_products_v_texts_order_parent" ON "_products_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_products_v_texts_locale_parent" ON "_products_v_texts" USING btree ("locale","parent_id");
  CREATE INDEX "_products_v_rels_order_idx" ON "_products_v_rels" USING btree ("order");
  CREATE INDEX "_products_v_rels_parent_idx" ON "_products_v_rels" USING btree ("parent_id");
  CREATE INDEX "_products_v_rels_path_idx" ON "_products_v_rels" USING btree ("path");
  CREATE INDEX "_products_v_rels_media_id_idx" ON "_products_v_rels" USING btree ("media_id");
  CREATE INDEX "_products_v_rels_mountings_id_idx" ON "_products_v_rels" USING btree ("mountings_id");
  CREATE INDEX "_products_v_rels_colours_id_idx" ON "_products_v_rels" USING btree ("colours_id");
  CREATE INDEX "_products_v_rels_downloads_id_idx" ON "_products_v_rels" USING btree ("downloads_id");
  CREATE INDEX "_products_v_rels_products_id_idx" ON "_products_v_rels" USING btree ("products_id");
  CREATE INDEX "_products_v_rels_projects_id_idx" ON "_products_v_rels" USING btree ("projects_id");
  CREATE INDEX "_products_v_rels_categories_id_idx" ON "_products_v_rels" USING btree ("categories_id");
  CREATE INDEX "variants_materials_order_idx" ON "variants_materials" USING btree ("_order");
  CREATE INDEX "variants_materials_parent_id_idx" ON "variants_materials" USING btree ("_parent_id");
  CREATE INDEX "variants_materials_material_idx" ON "variants_materials" USING btree ("material_id");
  CREATE INDEX "variants_facts_order_idx" ON "variants_facts" USING btree ("_order");
  CREATE INDEX "variants_facts_parent_id_idx" ON "variants_facts" USING btree ("_parent_id");
  CREATE INDEX "variants_facts_fact_idx" ON "variants_facts" USING btree ("fact_id");
  CREATE INDEX "variants_product_idx" ON "variants" USING btree ("product_id");
  CREATE UNIQUE INDEX "variants_sku_idx" ON "variants" USING btree ("sku");
  CREATE INDEX "variants_position_idx" ON "variants" USING btree ("position");
  CREATE INDEX "variants_updated_at_idx" ON "variants" USING btree ("updated_at");
  CREATE INDEX "variants_created_at_idx" ON "variants" USING btree ("created_at");
  CREATE UNIQUE INDEX "variants_locales_locale_parent_id_unique" ON "variants_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "variants_locales_parent_only_idx" ON "variants_locales" USING btree ("_parent_id");
  CREATE INDEX "variants_rels_order_idx" ON "variants_rels" USING btree ("order");
  CREATE INDEX "variants_rels_parent_idx" ON "variants_rels" USING btree ("parent_id");
  CREATE INDEX "variants_rels_path_idx" ON "variants_rels" USING btree ("path");
  CREATE INDEX "variants_rels_downloads_id_idx" ON "variants_rels" USING btree ("downloads_id");
  CREATE UNIQUE INDEX "facts_key_idx" ON "facts" USING btree ("key");
  CREATE INDEX "facts_position_idx" ON "facts" USING btree ("position");
  CREATE INDEX "facts_updated_at_idx" ON "facts" USING btree ("updated_at");
  CREATE INDEX "facts_created_at_idx" ON "facts" USING btree ("created_at");
  CREATE UNIQUE INDEX "facts_locales_locale_parent_id_unique" ON "facts_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "facts_locales_parent_only_idx" ON "facts_locales" USING btree ("_parent_id");
  CREATE INDEX "fact_values_fact_idx" ON "fact_values" USING btree ("fact_id");
  CREATE INDEX "fact_values_value_idx" ON "fact_values" USING btree ("value");
  CREATE INDEX "fact_values_position_idx" ON "fact_values" USING btree ("position");
  CREATE INDEX "fact_values_updated_at_idx" ON "fact_values" USING btree ("updated_at");
  CREATE INDEX "fact_values_created_at_idx" ON "fact_values" USING btree ("created_at");
  CREATE UNIQUE INDEX "fact_values_locales_locale_parent_id_unique" ON "fact_values_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "fact_values_locales_parent_only_idx" ON "fact_values_locales" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "materials_key_idx" ON "materials" USING btree ("key");
  CREATE INDEX "materials_updated_at_idx" ON "materials" USING btree ("updated_at");
  CREATE INDEX "materials_created_at_idx" ON "materials" USING btree ("created_at");
  CREATE UNIQUE INDEX "materials_locales_locale_parent_id_unique" ON "materials_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "materials_locales_parent_only_idx" ON "materials_locales" USING btree ("_parent_id");
  CREATE INDEX "mountings_position_idx" ON "mountings" USING btree ("position");
  CREATE UNIQUE INDEX "mountings_key_idx" ON "mountings" USING btree ("key");
  CREATE INDEX "mountings_updated_at_idx" ON "mountings" USING btree ("updated_at");
  CREATE INDEX "mountings_created_at_idx" ON "mountings" USING btree ("created_at");
  CREATE UNIQUE INDEX "mountings_locales_locale_parent_id_unique" ON "mountings_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "mountings_locales_parent_only_idx" ON "mountings_locales" USING btree ("_parent_id");
  CREATE INDEX "colour_groups_position_idx" ON "colour_groups" USING btree ("position");
  CREATE UNIQUE INDEX "colour_groups_key_idx" ON "colour_groups" USING btree ("key");
  CREATE INDEX "colour_groups_updated_at_idx" ON "colour_groups" USING btree ("updated_at");
  CREATE INDEX "colour_groups_created_at_idx" ON "colour_groups" USING btree ("created_at");
  CREATE UNIQUE INDEX "colour_groups_locales_locale_parent_id_unique" ON "colour_groups_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "colour_groups_locales_parent_only_idx" ON "colour_groups_locales" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "colours_code_idx" ON "colours" USING btree ("code");
  CREATE INDEX "colours_group_idx" ON "colours" USING btree ("group_id");
  CREATE INDEX "colours_position_idx" ON "colours" USING btree ("position");
  CREATE UNIQUE INDEX "colours_key_idx" ON "colours" USING btree ("key");
  CREATE INDEX "colours_updated_at_idx" ON "colours" USING btree ("updated_at");
  CREATE INDEX "colours_created_at_idx" ON "colours" USING btree ("created_at");
  CREATE UNIQUE INDEX "colours_locales_locale_parent_id_unique" ON "colours_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "colours_locales_parent_only_idx" ON "colours_locales" USING btree ("_parent_id");
  CREATE INDEX "colours_texts_order_parent" ON "colours_texts" USING btree ("order","parent_id");
  CREATE INDEX "faq_topics_position_idx" ON "faq_topics" USING btree ("position");
  CREATE UNIQUE INDEX "faq_topics_key_idx" ON "faq_topics" USING btree ("key");
  CREATE INDEX "faq_topics_updated_at_idx" ON "faq_topics" USING btree ("updated_at");
  CREATE INDEX "faq_topics_created_at_idx" ON "faq_topics" USING btree ("created_at");
  CREATE UNIQUE INDEX "faq_topics_locales_locale_parent_id_unique" ON "faq_topics_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "faq_topics_locales_parent_only_idx" ON "faq_topics_locales" USING btree ("_parent_id");
  CREATE INDEX "media_hash_idx" ON "media" USING btree ("hash");
  CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
  CREATE UNIQUE INDEX "media_locales_locale_parent_id_unique" ON "media_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "media_locales_parent_only_idx" ON "media_locales" USING btree ("_parent_id");
  CREATE INDEX "drawings_elevation_hash_idx" ON "drawings" USING btree ("elevation_hash");
  CREATE INDEX "drawings_hash_idx" ON "drawings" USING btree ("hash");
  CREATE INDEX "drawings_updated_at_idx" ON "drawings" USING btree ("updated_at");
  CREATE INDEX "drawings_created_at_idx" ON "drawings" USING btree ("created_at");
  CREATE UNIQUE INDEX "drawings_filename_idx" ON "drawings" USING btree ("filename");
  CREATE UNIQUE INDEX "drawings_locales_locale_parent_id_unique" ON "drawings_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "drawings_locales_parent_only_idx" ON "drawings_locales" USING btree ("_parent_id");
  CREATE INDEX "files_members_only_idx" ON "files" USING btree ("members_only");
  CREATE INDEX "files_hash_idx" ON "files" USING btree ("hash");
  CREATE INDEX "files_updated_at_idx" ON "files" USING btree ("updated_at");
  CREATE INDEX "files_created_at_idx" ON "files" USING btree ("created_at");
  CREATE UNIQUE INDEX "files_filename_idx" ON "files" USING btree ("filename");
  CREATE UNIQUE INDEX "downloads_key_idx" ON "downloads" USING btree ("key");
  CREATE INDEX "downloads_updated_at_idx" ON "downloads" USING btree ("updated_at");
  CREATE INDEX "downloads_created_at_idx" ON "downloads" USING btree ("created_at");
  CREATE INDEX "downloads_file_idx" ON "downloads_locales" USING btree ("file_id","_locale");
  CREATE UNIQUE INDEX "downloads_locales_locale_parent_id_unique" ON "downloads_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "downloads_locales_parent_only_idx" ON "downloads_locales" USING btree ("_parent_id");
  CREATE INDEX "redirects_path_idx" ON "redirects" USING btree ("path");
  CREATE INDEX "redirects_updated_at_idx" ON "redirects" USING btree ("updated_at");
  CREATE INDEX "redirects_created_at_idx" ON "redirects" USING btree ("created_at");
  CREATE UNIQUE INDEX "site_path_idx" ON "redirects" USING btree ("site","path");
  CREATE INDEX "redirects_rels_order_idx" ON "redirects_rels" USING btree ("order");
  CREATE INDEX "redirects_rels_parent_idx" ON "redirects_rels" USING btree ("parent_id");
  CREATE INDEX "redirects_rels_path_idx" ON "redirects_rels" USING btree ("path");
  CREATE INDEX "redirects_rels_pages_id_idx" ON "redirects_rels" USING btree ("pages_id");
  CREATE INDEX "redirects_rels_categories_id_idx" ON "redirects_rels" USING btree ("categories_id");
  CREATE INDEX "redirects_rels_products_id_idx" ON "redirects_rels" USING btree ("products_id");
  CREATE INDEX "redirects_rels_projects_id_idx" ON "redirects_rels" USING btree ("projects_id");
  CREATE INDEX "redirects_rels_news_id_idx" ON "redirects_rels" USING btree ("news_id");
  CREATE INDEX "redirects_rels_faq_id_idx" ON "redirects_rels" USING btree ("faq_id");
  CREATE UNIQUE INDEX "synonyms_key_idx" ON "synonyms" USING btree ("key");
  CREATE INDEX "synonyms_updated_at_idx" ON "synonyms" USING btree ("updated_at");
  CREATE INDEX "synonyms_created_at_idx" ON "synonyms" USING btree ("created_at");
  CREATE INDEX "synonyms_texts_order_parent" ON "synonyms_texts" USING btree ("order","parent_id");
  CREATE INDEX "searches_without_hits_words_idx" ON "searches_without_hits" USING btree ("words");
  CREATE INDEX "searches_without_hits_count_idx" ON "searches_without_hits" USING btree ("count");
  CREATE INDEX "searches_without_hits_updated_at_idx" ON "searches_without_hits" USING btree ("updated_at");
  CREATE INDEX "searches_without_hits_created_at_idx" ON "searches_without_hits" USING btree ("created_at");
  CREATE UNIQUE INDEX "site_words_idx" ON "searches_without_hits" USING btree ("site","words");
  CREATE UNIQUE INDEX "quote_requests_number_idx" ON "quote_requests" USING btree ("number");
  CREATE INDEX "quote_requests_submission_idx" ON "quote_requests" USING btree ("submission_id");
  CREATE INDEX "quote_requests_member_idx" ON "quote_requests" USING btree ("member_id");
  CREATE INDEX "quote_requests_updated_at_idx" ON "quote_requests" USING btree ("updated_at");
  CREATE INDEX "quote_requests_created_at_idx" ON "quote_requests" USING btree ("created_at");
  CREATE INDEX "forms_pages_rows_order_idx" ON "forms_pages_rows" USING btree ("_order");
  CREATE INDEX "forms_pages_rows_parent_id_idx" ON "forms_pages_rows" USING btree ("_parent_id");
  CREATE INDEX "forms_pages_order_idx" ON "forms_pages" USING btree ("_order");
  CREATE INDEX "forms_pages_parent_id_idx" ON "forms_pages" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "forms_pages_locales_locale_parent_id_unique" ON "forms_pages_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "forms_pages_locales_parent_only_idx" ON "forms_pages_locales" USING btree ("_parent_id");
  CREATE INDEX "forms_settings_integrations_order_idx" ON "forms_settings_integrations" USING btree ("order");
  CREATE INDEX "forms_settings_integrations_parent_idx" ON "forms_settings_integrations" USING btree ("parent_id");
  CREATE INDEX "forms_retention_exceptions_order_idx" ON "forms_retention_exceptions" USING btree ("_order");
  CREATE INDEX "forms_retention_exceptions_parent_id_idx" ON "forms_retention_exceptions" USING btree ("_parent_id");
  CREATE INDEX "forms_sites_order_idx" ON "forms_sites" USING btree ("order");
  CREATE INDEX "forms_sites_parent_idx" ON "forms_sites" USING btree ("parent_id");
  CREATE UNIQUE INDEX "forms_handle_idx" ON "forms" USING btree ("handle");
  CREATE INDEX "forms_updated_at_idx" ON "forms" USING btree ("updated_at");
  CREATE INDEX "forms_created_at_idx" ON "forms" USING btree ("created_at");
  CREATE UNIQUE INDEX "forms_locales_locale_parent_id_unique" ON "forms_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "forms_locales_parent_only_idx" ON "forms_locales" USING btree ("_parent_id");
  CREATE INDEX "forms_rels_order_idx" ON "forms_rels" USING btree ("order");
  CREATE INDEX "forms_rels_parent_idx" ON "forms_rels" USING btree ("parent_id");
  CREATE INDEX "forms_rels_path_idx" ON "forms_rels" USING btree ("path");
  CREATE INDEX "forms_rels_pages_id_idx" ON "forms_rels" USING btree ("pages_id");
  CREATE INDEX "forms_rels_categories_id_idx" ON "forms_rels" USING btree ("categories_id");
  CREATE INDEX "forms_rels_products_id_idx" ON "forms_rels" USING btree ("products_id");
  CREATE INDEX "forms_rels_projects_id_idx" ON "forms_rels" USING btree ("projects_id");
  CREATE INDEX "forms_rels_news_id_idx" ON "forms_rels" USING btree ("news_id");
  CREATE INDEX "forms_rels_faq_id_idx" ON "forms_rels" USING btree ("faq_id");
  CREATE INDEX "form_submissions_form_idx" ON "form_submissions" USING btree ("form");
  CREATE INDEX "form_submissions_sender_idx" ON "form_submissions" USING btree ("sender");
  CREATE INDEX "form_submissions_kept_until_idx" ON "form_submissions" USING btree ("kept_until");
  CREATE UNIQUE INDEX "form_submissions_sending_key_idx" ON "form_submissions" USING btree ("sending_key");
  CREATE INDEX "form_submissions_content_hash_idx" ON "form_submissions" USING btree ("content_hash");
  CREATE INDEX "form_submissions_updated_at_idx" ON "form_submissions" USING btree ("updated_at");
  CREATE INDEX "form_submissions_created_at_idx" ON "form_submissions" USING btree ("created_at");
  CREATE INDEX "audit_log_subject_idx" ON "audit_log" USING btree ("subject");
  CREATE INDEX "audit_log_updated_at_idx" ON "audit_log" USING btree ("updated_at");
  CREATE INDEX "audit_log_created_at_idx" ON "audit_log" USING btree ("created_at");
  CREATE INDEX "subscribers_confirm_hash_idx" ON "subscribers" USING btree ("confirm_hash");
  CREATE INDEX "subscribers_updated_at_idx" ON "subscribers" USING btree ("updated_at");
  CREATE INDEX "subscribers_created_at_idx" ON "subscribers" USING btree ("created_at");
  CREATE INDEX "users_sessions_order_idx" ON "users_sessions" USING btree ("_order");
  CREATE INDEX "users_sessions_parent_id_idx" ON "users_sessions" USING btree ("_parent_id");
  CREATE INDEX "users_updated_at_idx" ON "users" USING btree ("updated_at");
  CREATE INDEX "users_created_at_idx" ON "users" USING btree ("created_at");
  CREATE UNIQUE INDEX "users_email_idx" ON "users" USING btree ("email");
  CREATE UNIQUE INDEX "members_email_idx" ON "members" USING btree ("email");
  CREATE INDEX "members_updated_at_idx" ON "members" USING btree ("updated_at");
  CREATE INDEX "members_created_at_idx" ON "members" USING btree ("created_at");
  CREATE INDEX "members_rels_order_idx" ON "members_rels" USING btree ("order");
  CREATE INDEX "members_rels_parent_idx" ON "members_rels" USING btree ("parent_id");
  CREATE INDEX "members_rels_path_idx" ON "members_rels" USING btree ("path");
  CREATE INDEX "members_rels_products_id_idx" ON "members_rels" USING btree ("products_id");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
  CREATE INDEX "payload_jobs_log_order_idx" ON "payload_jobs_log" USING btree ("_order");
  CREATE INDEX "payload_jobs_log_parent_id_idx" ON "payload_jobs_log" USING btree ("_parent_id");
  CREATE INDEX "payload_jobs_completed_at_idx" ON "payload_jobs" USING btree ("completed_at");
  CREATE INDEX "payload_jobs_total_tried_idx" ON "payload_jobs" USING btree ("total_tried");
  CREATE INDEX "payload_jobs_has_error_idx" ON "payload_jobs" USING btree ("has_error");
  CREATE INDEX "payload_jobs_task_slug_idx" ON "payload_jobs" USING btree ("task_slug");
  CREATE INDEX "payload_jobs_queue_idx" ON "payload_jobs" USING btree ("queue");
  CREATE INDEX "payload_jobs_wait_until_idx" ON "payload_jobs" USING btree ("wait_until");
  CREATE INDEX "payload_jobs_processing_idx" ON "payload_jobs" USING btree ("processing");
  CREATE INDEX "payload_jobs_updated_at_idx" ON "payload_jobs" USING btree ("updated_at");
  CREATE INDEX "payload_jobs_created_at_idx" ON "payload_jobs" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_pages_id_idx" ON "payload_locked_documents_rels" USING btree ("pages_id");
  CREATE INDEX "payload_locked_documents_rels_news_id_idx" ON "payload_locked_documents_rels" USING btree ("news_id");
  CREATE INDEX "payload_locked_documents_rels_projects_id_idx" ON "payload_locked_documents_rels" USING btree ("projects_id");
  CREATE INDEX "payload_locked_documents_rels_faq_id_idx" ON "payload_locked_documents_rels" USING btree ("faq_id");
  CREATE INDEX "payload_locked_documents_rels_team_id_idx" ON "payload_locked_documents_rels" USING btree ("team_id");
  CREATE INDEX "payload_locked_documents_rels_categories_id_idx" ON "payload_locked_documents_rels" USING btree ("categories_id");
  CREATE INDEX "payload_locked_documents_rels_products_id_idx" ON "payload_locked_documents_rels" USING btree ("products_id");
  CREATE INDEX "payload_locked_documents_rels_variants_id_idx" ON "payload_locked_documents_rels" USING btree ("variants_id");
  CREATE INDEX "payload_locked_documents_rels_facts_id_idx" ON "payload_locked_documents_rels" USING btree ("facts_id");
  CREATE INDEX "payload_locked_documents_rels_fact_values_id_idx" ON "payload_locked_documents_rels" USING btree ("fact_values_id");
  CREATE INDEX "payload_locked_documents_rels_materials_id_idx" ON "payload_locked_documents_rels" USING btree ("materials_id");
  CREATE INDEX "payload_locked_documents_rels_mountings_id_idx" ON "payload_locked_documents_rels" USING btree ("mountings_id");
  CREATE INDEX "payload_locked_documents_rels_colour_groups_id_idx" ON "payload_locked_documents_rels" USING btree ("colour_groups_id");
  CREATE INDEX "payload_locked_documents_rels_colours_id_idx" ON "payload_locked_documents_rels" USING btree ("colours_id");
  CREATE INDEX "payload_locked_documents_rels_faq_topics_id_idx" ON "payload_locked_documents_rels" USING btree ("faq_topics_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_drawings_id_idx" ON "payload_locked_documents_rels" USING btree ("drawings_id");
  CREATE INDEX "payload_locked_documents_rels_files_id_idx" ON "payload_locked_documents_rels" USING btree ("files_id");
  CREATE INDEX "payload_locked_documents_rels_downloads_id_idx" ON "payload_locked_documents_rels" USING btree ("downloads_id");
  CREATE INDEX "payload_locked_documents_rels_redirects_id_idx" ON "payload_locked_documents_rels" USING btree ("redirects_id");
  CREATE INDEX "payload_locked_documents_rels_synonyms_id_idx" ON "payload_locked_documents_rels" USING btree ("synonyms_id");
  CREATE INDEX "payload_locked_documents_rels_quote_requests_id_idx" ON "payload_locked_documents_rels" USING btree ("quote_requests_id");
  CREATE INDEX "payload_locked_documents_rels_forms_id_idx" ON "payload_locked_documents_rels" USING btree ("forms_id");
  CREATE INDEX "payload_locked_documents_rels_subscribers_id_idx" ON "payload_locked_documents_rels" USING btree ("subscribers_id");
  CREATE INDEX "payload_locked_documents_rels_users_id_idx" ON "payload_locked_documents_rels" USING btree ("users_id");
  CREATE INDEX "payload_locked_documents_rels_members_id_idx" ON "payload_locked_documents_rels" USING btree ("members_id");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_users_id_idx" ON "payload_preferences_rels" USING btree ("users_id");
  CREATE INDEX "payload_preferences_rels_members_id_idx" ON "payload_preferences_rels" USING btree ("members_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");
  CREATE INDEX "navigation_main_menu_children_order_idx" ON "navigation_main_menu_children" USING btree ("_order");
  CREATE INDEX "navigation_main_menu_children_parent_id_idx" ON "navigation_main_menu_children" USING btree ("_parent_id");
  CREATE INDEX "navigation_main_menu_children_locale_idx" ON "navigation_main_menu_children" USING btree ("_locale");
  CREATE INDEX "navigation_main_menu_children_page_idx" ON "navigation_main_menu_children" USING btree ("page_id");
  CREATE INDEX "navigation_main_menu_children_category_idx" ON "navigation_main_menu_children" USING btree ("category_id");
  CREATE INDEX "navigation_main_menu_children_parent_only_idx" ON "navigation_main_menu_children" USING btree ("_parent_id");
  CREATE INDEX "navigation_main_menu_order_idx" ON "navigation_main_menu" USING btree ("_order");
  CREATE INDEX "navigation_main_menu_parent_id_idx" ON "navigation_main_menu" USING btree ("_parent_id");
  CREATE INDEX "navigation_main_menu_locale_idx" ON "navigation_main_menu" USING btree ("_locale");
  CREATE INDEX "navigation_main_menu_page_idx" ON "navigation_main_menu" USING btree ("page_id");
  CREATE INDEX "navigation_main_menu_category_idx" ON "navigation_main_menu" USING btree ("category_id");
  CREATE INDEX "navigation_main_menu_parent_only_idx" ON "navigation_main_menu" USING btree ("_parent_id");
  CREATE INDEX "footer_footer_links_order_idx" ON "footer_footer_links" USING btree ("_order");
  CREATE INDEX "footer_footer_links_parent_id_idx" ON "footer_footer_links" USING btree ("_parent_id");
  CREATE INDEX "footer_footer_links_locale_idx" ON "footer_footer_links" USING btree ("_locale");
  CREATE INDEX "footer_footer_links_page_idx" ON "footer_footer_links" USING btree ("page_id");
  CREATE INDEX "footer_footer_links_parent_only_idx" ON "footer_footer_links" USING btree ("_parent_id");
  CREATE INDEX "footer_footer_logos_order_idx" ON "footer_footer_logos" USING btree ("_order");
  CREATE INDEX "footer_footer_logos_parent_id_idx" ON "footer_footer_logos" USING btree ("_parent_id");
  CREATE INDEX "footer_footer_logos_image_idx" ON "footer_footer_logos" USING btree ("image_id");
  CREATE UNIQUE INDEX "footer_locales_locale_parent_id_unique" ON "footer_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "footer_locales_parent_only_idx" ON "footer_locales" USING btree ("_parent_id");
  CREATE INDEX "globals_top_navigation_order_idx" ON "globals_top_navigation" USING btree ("_order");
  CREATE INDEX "globals_top_navigation_parent_id_idx" ON "globals_top_navigation" USING btree ("_parent_id");
  CREATE INDEX "globals_top_navigation_locale_idx" ON "globals_top_navigation" USING btree ("_locale");
  CREATE INDEX "globals_top_navigation_parent_only_idx" ON "globals_top_navigation" USING btree ("_parent_id");
  CREATE INDEX "globals_logo_idx" ON "globals" USING btree ("logo_id");
  CREATE INDEX "globals_dark_logo_idx" ON "globals" USING btree ("dark_logo_id");
  CREATE INDEX "globals_mark_idx" ON "globals" USING btree ("mark_id");
  CREATE INDEX "globals_header_image_placeholder_idx" ON "globals" USING btree ("header_image_placeholder_id");
  CREATE INDEX "globals_samples_page_idx" ON "globals" USING btree ("samples_page_id");
  CREATE INDEX "globals_privacy_policy_privacy_policy_page_idx" ON "globals_locales" USING btree ("privacy_policy_page_id");
  CREATE UNIQUE INDEX "globals_locales_locale_parent_id_unique" ON "globals_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "globals_locales_parent_only_idx" ON "globals_locales" USING btree ("_parent_id");
  CREATE INDEX "globals_texts_order_parent" ON "globals_texts" USING btree ("order","parent_id");
  CREATE INDEX "globals_rels_order_idx" ON "globals_rels" USING btree ("order");
  CREATE INDEX "globals_rels_parent_idx" ON "globals_rels" USING btree ("parent_id");
  CREATE INDEX "globals_rels_path_idx" ON "globals_rels" USING btree ("path");
  CREATE INDEX "globals_rels_locale_idx" ON "globals_rels" USING btree ("locale");
  CREATE INDEX "globals_rels_pages_id_idx" ON "globals_rels" USING btree ("pages_id","locale");
  CREATE INDEX "globals_rels_categories_id_idx" ON "globals_rels" USING btree ("categories_id","locale");
  CREATE INDEX "globals_rels_products_id_idx" ON "globals_rels" USING btree ("products_id","locale");
  CREATE INDEX "globals_rels_projects_id_idx" ON "globals_rels" USING btree ("projects_id","locale");
  CREATE INDEX "globals_rels_news_id_idx" ON "globals_rels" USING btree ("news_id","locale");
  CREATE INDEX "globals_rels_faq_id_idx" ON "globals_rels" USING btree ("faq_id","locale");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "pages_hero_ctas" CASCADE;
  DROP TABLE "pages" CASCADE;
  DROP TABLE "pages_locales" CASCADE;
  DROP TABLE "pages_rels" CASCADE;
  DROP TABLE "_pages_v_version_hero_ctas" CASCADE;
  DROP TABLE "_pages_v" CASCADE;
  DROP TABLE "_pages_v_locales" CASCADE;
  DROP TABLE "_pages_v_rels" CASCADE;
  DROP TABLE "news" CASCADE;
  DROP TABLE "news_locales" CASCADE;
  DROP TABLE "news_rels" CASCADE;
  DROP TABLE "_news_v" CASCADE;
  DROP TABLE "_news_v_locales" CASCADE;
  DROP TABLE "_news_v_rels" CASCADE;
  DROP TABLE "projects" CASCADE;
  DROP TABLE "projects_locales" CASCADE;
  DROP TABLE "projects_rels" CASCADE;
  DROP TABLE "_projects_v" CASCADE;
  DROP TABLE "_projects_v_locales" CASCADE;
  DROP TABLE "_projects_v_rels" CASCADE;
  DROP TABLE "faq" CASCADE;
  DROP TABLE "faq_locales" CASCADE;
  DROP TABLE "faq_rels" CASCADE;
  DROP TABLE "_faq_v" CASCADE;
  DROP TABLE "_faq_v_locales" CASCADE;
  DROP TABLE "_faq_v_rels" CASCADE;
  DROP TABLE "team" CASCADE;
  DROP TABLE "team_locales" CASCADE;
  DROP TABLE "team_texts" CASCADE;
  DROP TABLE "categories" CASCADE;
  DROP TABLE "categories_locales" CASCADE;
  DROP TABLE "_categories_v" CASCADE;
  DROP TABLE "_categories_v_locales" CASCADE;
  DROP TABLE "products_materials" CASCADE;
  DROP TABLE "products_facts" CASCADE;
  DROP TABLE "products" CASCADE;
  DROP TABLE "products_locales" CASCADE;
  DROP TABLE "products_texts" CASCADE;
  DROP TABLE "products_rels" CASCADE;
  DROP TABLE "_products_v_version_materials" CASCADE;
  DROP TABLE "_products_v_version_facts" CASCADE;
  DROP TABLE "_products_v" CASCADE;
  DROP TABLE "_products_v_locales" CASCADE;
  DROP TABLE "_products_v_texts" CASCADE;
  DROP TABLE "_products_v_rels" CASCADE;
  DROP TABLE "variants_materials" CASCADE;
  DROP TABLE "variants_facts" CASCADE;
  DROP TABLE "variants" CASCADE;
  DROP TABLE "variants_locales" CASCADE;
  DROP TABLE "variants_rels" CASCADE;
  DROP TABLE "facts" CASCADE;
  DROP TABLE "facts_locales" CASCADE;
  DROP TABLE "fact_values" CASCADE;
  DROP TABLE "fact_values_locales" CASCADE;
  DROP TABLE "materials" CASCADE;
  DROP TABLE "materials_locales" CASCADE;
  DROP TABLE "mountings" CASCADE;
  DROP TABLE "mountings_locales" CASCADE;
  DROP TABLE "colour_groups" CASCADE;
  DROP TABLE "colour_groups_locales" CASCADE;
  DROP TABLE "colours" CASCADE;
  DROP TABLE "colours_locales" CASCADE;
  DROP TABLE "colours_texts" CASCADE;
  DROP TABLE "faq_topics" CASCADE;
  DROP TABLE "faq_topics_locales" CASCADE;
  DROP TABLE "media" CASCADE;
  DROP TABLE "media_locales" CASCADE;
  DROP TABLE "drawings" CASCADE;
  DROP TABLE "drawings_locales" CASCADE;
  DROP TABLE "files" CASCADE;
  DROP TABLE "downloads" CASCADE;
  DROP TABLE "downloads_locales" CASCADE;
  DROP TABLE "redirects" CASCADE;
  DROP TABLE "redirects_rels" CASCADE;
  DROP TABLE "synonyms" CASCADE;
  DROP TABLE "synonyms_texts" CASCADE;
  DROP TABLE "searches_without_hits" CASCADE;
  DROP TABLE "quote_requests" CASCADE;
  DROP TABLE "forms_pages_rows" CASCADE;
  DROP TABLE "forms_pages" CASCADE;
  DROP TABLE "forms_pages_locales" CASCADE;
  DROP TABLE "forms_settings_integrations" CASCADE;
  DROP TABLE "forms_retention_exceptions" CASCADE;
  DROP TABLE "forms_sites" CASCADE;
  DROP TABLE "forms" CASCADE;
  DROP TABLE "forms_locales" CASCADE;
  DROP TABLE "forms_rels" CASCADE;
  DROP TABLE "form_submissions" CASCADE;
  DROP TABLE "audit_log" CASCADE;
  DROP TABLE "subscribers" CASCADE;
  DROP TABLE "users_sessions" CASCADE;
  DROP TABLE "users" CASCADE;
  DROP TABLE "members" CASCADE;
  DROP TABLE "members_rels" CASCADE;
  DROP TABLE "payload_kv" CASCADE;
  DROP TABLE "payload_jobs_log" CASCADE;
  DROP TABLE "payload_jobs" CASCADE;
  DROP TABLE "payload_locked_documents" CASCADE;
  DROP TABLE "payload_locked_documents_rels" CASCADE;
  DROP TABLE "payload_preferences" CASCADE;
  DROP TABLE "payload_preferences_rels" CASCADE;
  DROP TABLE "payload_migrations" CASCADE;
  DROP TABLE "navigation_main_menu_children" CASCADE;
  DROP TABLE "navigation_main_menu" CASCADE;
  DROP TABLE "navigation" CASCADE;
  DROP TABLE "footer_footer_links" CASCADE;
  DROP TABLE "footer_footer_logos" CASCADE;
  DROP TABLE "footer" CASCADE;
  DROP TABLE "footer_locales" CASCADE;
  DROP TABLE "globals_top_navigation" CASCADE;
  DROP TABLE "globals" CASCADE;
  DROP TABLE "globals_locales" CASCADE;
  DROP TABLE "globals_texts" CASCADE;
  DROP TABLE "globals_rels" CASCADE;
  DROP TYPE "public"."_locales";
  DROP TYPE "public"."enum_pages_hero_ctas_type";
  DROP TYPE "public"."enum_pages_hero_variant";
  DROP TYPE "public"."enum_pages_type";
  DROP TYPE "public"."enum_pages_status";
  DROP TYPE "public"."enum__pages_v_version_hero_ctas_type";
  DROP TYPE "public"."enum__pages_v_version_hero_variant";
  DROP TYPE "public"."enum__pages_v_version_type";
  DROP TYPE "public"."enum__pages_v_published_locale";
  DROP TYPE "public"."enum__pages_v_version_status";
  DROP TYPE "public"."enum_news_status";
  DROP TYPE "public"."enum__news_v_published_locale";
  DROP TYPE "public"."enum__news_v_version_status";
  DROP TYPE "public"."enum_projects_type";
  DROP TYPE "public"."enum_projects_status";
  DROP TYPE "public"."enum__projects_v_version_type";
  DROP TYPE "public"."enum__projects_v_published_locale";
  DROP TYPE "public"."enum__projects_v_version_status";
  DROP TYPE "public"."enum_faq_status";
  DROP TYPE "public"."enum__faq_v_published_locale";
  DROP TYPE "public"."enum__faq_v_version_status";
  DROP TYPE "public"."enum_categories_status";
  DROP TYPE "public"."enum__categories_v_published_locale";
  DROP TYPE "public"."enum__categories_v_version_status";
  DROP TYPE "public"."enum_products_status";
  DROP TYPE "public"."enum__products_v_published_locale";
  DROP TYPE "public"."enum__products_v_version_status";
  DROP TYPE "public"."enum_facts_kind";
  DROP TYPE "public"."enum_facts_unit";
  DROP TYPE "public"."enum_redirects_site";
  DROP TYPE "public"."enum_redirects_kind";
  DROP TYPE "public"."enum_redirects_target";
  DROP TYPE "public"."enum_synonyms_site";
  DROP TYPE "public"."enum_searches_without_hits_state";
  DROP TYPE "public"."enum_searches_without_hits_site";
  DROP TYPE "public"."enum_quote_requests_status";
  DROP TYPE "public"."enum_quote_requests_site";
  DROP TYPE "public"."enum_forms_pages_settings_buttons_position";
  DROP TYPE "public"."enum_forms_settings_integrations";
  DROP TYPE "public"."enum_forms_retention_exceptions_site";
  DROP TYPE "public"."enum_forms_sites";
  DROP TYPE "public"."enum_forms_settings_progress_position";
  DROP TYPE "public"."enum_forms_settings_default_label_position";
  DROP TYPE "public"."enum_forms_settings_default_instructions_position";
  DROP TYPE "public"."enum_forms_settings_submit_action";
  DROP TYPE "public"."enum_forms_settings_submit_action_tab";
  DROP TYPE "public"."enum_forms_settings_submit_method";
  DROP TYPE "public"."enum_forms_settings_loading_indicator";
  DROP TYPE "public"."enum_forms_submissions_for";
  DROP TYPE "public"."enum_form_submissions_site";
  DROP TYPE "public"."enum_audit_log_action";
  DROP TYPE "public"."enum_audit_log_kind";
  DROP TYPE "public"."enum_subscribers_site";
  DROP TYPE "public"."enum_subscribers_state";
  DROP TYPE "public"."enum_users_role";
  DROP TYPE "public"."enum_members_locale";
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  DROP TYPE "public"."enum_payload_jobs_log_state";
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  DROP TYPE "public"."enum_navigation_main_menu_children_kind";
  DROP TYPE "public"."enum_navigation_main_menu_kind";
  DROP TYPE "public"."enum_globals_top_navigation_type";
  DROP TYPE "public"."enum_globals_top_navigation_target";
  DROP TYPE "public"."enum_globals_request_a_quote_cta_cta_type";
  DROP TYPE "public"."enum_globals_log_in_popup_box_cta_type";
  DROP TYPE "public"."enum_globals_sign_up_box_cta_type";`)
}
