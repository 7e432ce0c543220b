/**
 * Types of the rows, functions and enums that the API serves. Generated from the migrations by
 * `npm run types:database`: not to be edited.
 */
export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  public: {
    Tables: {
      clinics: {
        Row: {
          certificate: string | null;
          certificate_checked_by: string | null;
          certificate_checked_on: string | null;
          city: string;
          contact_name: string | null;
          created_at: string;
          email: string | null;
          id: string;
          inactive_since: string | null;
          insured_until: string | null;
          is_active: boolean;
          languages: string | null;
          name: string;
          notes: string | null;
          treatments: string[];
          updated_at: string;
          updated_by: string | null;
          version: number;
          whatsapp: string | null;
        };
        Insert: Insert<"clinics", "city" | "name">;
        Update: Insert<"clinics", never>;
        Relationships: [];
      };
      lead_events: {
        Row: {
          actor: string | null;
          at: string;
          body: NonNullable<Json>;
          id: number;
          kind: string;
          lead_id: string | null;
        };
        Insert: Insert<"lead_events", "kind", "id">;
        Update: Insert<"lead_events", never, "id">;
        Relationships: [
          {
            foreignKeyName: "lead_events_lead_id_fkey";
            columns: ["lead_id"];
            referencedRelation: "leads";
            referencedColumns: ["id"];
          },
        ];
      };
      lead_proposals: {
        Row: {
          answered_at: string | null;
          answered_how: Database["public"]["Enums"]["contact_channel"] | null;
          certificate: string | null;
          certificate_checked_on: string | null;
          city: string;
          clinic: string;
          clinic_id: string;
          id: string;
          insured_until: string | null;
          lead_id: string;
          proposed_at: string;
          proposed_by: string | null;
          sent_on: string | null;
          state: string;
          version: number;
          wording: string | null;
          would_get: string;
        };
        Insert: Insert<"lead_proposals", "city" | "clinic" | "clinic_id" | "lead_id" | "would_get">;
        Update: Insert<"lead_proposals", never>;
        Relationships: [
          {
            foreignKeyName: "lead_proposals_clinic_id_fkey";
            columns: ["clinic_id"];
            referencedRelation: "clinics";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "lead_proposals_lead_id_fkey";
            columns: ["lead_id"];
            referencedRelation: "leads";
            referencedColumns: ["id"];
          },
        ];
      };
      lead_quotes: {
        Row: {
          currency: string;
          excludes: string | null;
          id: string;
          kind: string;
          lines: NonNullable<Json>;
          price: string;
          proposal_id: string;
          recorded_at: string;
          recorded_by: string | null;
          revision: number;
          shared_at: string | null;
          valid_until: string | null;
        };
        Insert: Insert<
          "lead_quotes",
          "currency" | "kind" | "lines" | "price" | "proposal_id" | "revision"
        >;
        Update: Insert<"lead_quotes", never>;
        Relationships: [
          {
            foreignKeyName: "lead_quotes_proposal_id_fkey";
            columns: ["proposal_id"];
            referencedRelation: "lead_proposals";
            referencedColumns: ["id"];
          },
        ];
      };
      leads: {
        Row: {
          act_by: string | null;
          arrives_on: string | null;
          booked_clinic_id: string | null;
          check_in: boolean;
          close_reason: Database["public"]["Enums"]["close_reason"] | null;
          consent_at: string;
          consent_by: Database["public"]["Enums"]["contact_channel"] | null;
          consent_text: string;
          contact_by: Database["public"]["Enums"]["contact_channel"] | null;
          contact_when: string | null;
          corrections: NonNullable<Json>;
          created_at: string;
          decision: Json | null;
          due_at: string;
          email: string;
          email_key: string | null;
          first_contact_at: string | null;
          home_on: string | null;
          id: string;
          is_repeat: boolean;
          location_city: string;
          location_country: string;
          name: string;
          next_step: string | null;
          next_step_on: string | null;
          no_calls: boolean;
          notes: string | null;
          owner_id: string | null;
          patient_acted_at: string | null;
          phone: string;
          phone_e164: string | null;
          phone_key: string | null;
          preferred_language: string | null;
          reached_status: Database["public"]["Enums"]["lead_status"];
          reference: string;
          request_id: string;
          restricted_at: string | null;
          shown_city: string | null;
          shown_treatment: string | null;
          source: Database["public"]["Enums"]["lead_source"];
          source_page: string | null;
          stalled_at: string | null;
          status: Database["public"]["Enums"]["lead_status"];
          status_mail: boolean;
          touched_at: string;
          travel_month: string | null;
          treatment: string;
          treatment_on: string | null;
          version: number;
          withdrawn_at: string | null;
        };
        Insert: Insert<
          "leads",
          | "consent_at"
          | "consent_text"
          | "due_at"
          | "email"
          | "location_city"
          | "location_country"
          | "name"
          | "phone"
          | "treatment",
          "act_by" | "email_key" | "phone_key" | "shown_city" | "shown_treatment" | "stalled_at"
        >;
        Update: Insert<
          "leads",
          never,
          "act_by" | "email_key" | "phone_key" | "shown_city" | "shown_treatment" | "stalled_at"
        >;
        Relationships: [
          {
            foreignKeyName: "leads_booked_clinic_id_fkey";
            columns: ["booked_clinic_id"];
            referencedRelation: "clinics";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "leads_owner_id_fkey";
            columns: ["owner_id"];
            referencedRelation: "profiles";
            referencedColumns: ["user_id"];
          },
        ];
      };
      message_templates: {
        Row: {
          audience: string;
          body: string;
          channel: Database["public"]["Enums"]["contact_channel"];
          created_at: string;
          id: string;
          language: string;
          name: string;
          occasion: string;
          subject: string | null;
          updated_at: string;
          updated_by: string | null;
          version: number;
        };
        Insert: Insert<"message_templates", "body" | "channel" | "name">;
        Update: Insert<"message_templates", never>;
        Relationships: [];
      };
      profiles: {
        Row: {
          display_name: string;
          name_key: string;
          user_id: string;
        };
        Insert: Insert<"profiles", "display_name" | "name_key" | "user_id">;
        Update: Insert<"profiles", never>;
        Relationships: [];
      };
      saved_views: {
        Row: {
          created_at: string;
          id: string;
          is_shared: boolean;
          name: string;
          owner_id: string;
          query: string;
        };
        Insert: Insert<"saved_views", "name" | "query">;
        Update: Insert<"saved_views", never>;
        Relationships: [
          {
            foreignKeyName: "saved_views_owner_id_fkey";
            columns: ["owner_id"];
            referencedRelation: "profiles";
            referencedColumns: ["user_id"];
          },
        ];
      };
      user_roles: {
        Row: {
          granted_at: string | null;
          role: Database["public"]["Enums"]["app_role"];
          user_id: string;
        };
        Insert: Insert<"user_roles", "role" | "user_id">;
        Update: Insert<"user_roles", never>;
        Relationships: [];
      };
    };
    Views: {
      [_ in never]: never;
    };
    Functions: {
      add_lead: { Args: { lead: Json; request_id: string }; Returns: Json };
      add_lead_note: {
        Args: { lead_id: string; note: string; note_id?: string };
        Returns: Json;
      };
      answer_my_proposal: {
        Args: { answer: string; proof: Json; proposal_id: string };
        Returns: Json;
      };
      asked_leads: {
        Args: { clinic?: string; query?: string };
        Returns: Row<"leads">[];
        SetofOptions: {
          from: "*";
          to: "leads";
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      cancel_proposal: { Args: { proposal_id: string }; Returns: Json };
      claim_outbox: {
        Args: { lease_seconds?: number; most?: number };
        Returns: {
          attempts: number;
          created_at: string;
          data: Json;
          id: string;
          idempotency_key: string;
          kind: string;
          lease_token: string;
        }[];
      };
      confirm_newsletter: { Args: { proof: Json }; Returns: Json };
      contact_limits: {
        Args: { lead_ids: string[] };
        Returns: {
          lead_id: string;
          mail_problem: string;
          withdrawn_at: string;
        }[];
      };
      correct_lead: {
        Args: {
          field: string;
          lead_id: string;
          phone_e164?: string;
          value: string;
          version: number;
        };
        Returns: Json;
      };
      correct_leads: {
        Args: {
          corrected_e164?: string;
          email?: string;
          field: string;
          phone?: string;
          phone_e164?: string;
          reference?: string;
          value: string;
        };
        Returns: number;
      };
      correct_my_request: {
        Args: { fields: Json; phone_e164?: string; proof: Json };
        Returns: Json;
      };
      count_refusal: {
        Args: { key_hash: string; most: number };
        Returns: number;
      };
      count_restricted: {
        Args: { lead_id?: string; search?: string };
        Returns: number;
      };
      count_subscribers: { Args: Record<PropertyKey, never>; Returns: Json };
      decide_my_quotes: {
        Args: {
          because?: string;
          choice: string;
          proof: Json;
          proposal_id?: string;
          revision?: number;
        };
        Returns: Json;
      };
      dismiss_parked_mail: { Args: { mail_id: string }; Returns: boolean };
      disown_my_request: { Args: { proof: Json }; Returns: Json };
      download_my_request: { Args: { proof: Json }; Returns: Json };
      erase_leads: {
        Args: {
          email?: string;
          phone?: string;
          phone_e164?: string;
          reference?: string;
        };
        Returns: number;
      };
      erase_my_request: {
        Args: { proof: Json; reference: string };
        Returns: Json;
      };
      expire_accounts: { Args: Record<PropertyKey, never>; Returns: number };
      export_leads: {
        Args: {
          columns?: string[];
          filter?: Json;
          format?: string;
          ids: string[];
        };
        Returns: Json[];
      };
      export_subscribers: { Args: Record<PropertyKey, never>; Returns: Json };
      finish_outbox: { Args: { outcomes: Json }; Returns: string[] };
      finish_privacy_task: { Args: { task_id: number }; Returns: boolean };
      grant_role: {
        Args: { email: string; role: Database["public"]["Enums"]["app_role"] };
        Returns: boolean;
      };
      insights: {
        Args: { from_date: string; time_zone?: string; to_date: string };
        Returns: Json;
      };
      lead_link: { Args: { lead_id: string }; Returns: Json };
      lead_mail: { Args: { lead_id: string }; Returns: Json };
      leave_newsletter: { Args: { proof: Json }; Returns: Json };
      list_audit_people: {
        Args: Record<PropertyKey, never>;
        Returns: {
          display_name: string;
          email: string;
          role: Database["public"]["Enums"]["app_role"];
          user_id: string;
        }[];
      };
      list_colleagues: {
        Args: Record<PropertyKey, never>;
        Returns: {
          display_name: string;
          role: Database["public"]["Enums"]["app_role"];
          user_id: string;
        }[];
      };
      list_my_sessions: {
        Args: Record<PropertyKey, never>;
        Returns: {
          id: string;
          is_current: boolean;
          last_seen_at: string;
          signed_in_at: string;
          user_agent: string;
        }[];
      };
      list_parked_mail: {
        Args: Record<PropertyKey, never>;
        Returns: {
          attempts: number;
          created_at: string;
          id: string;
          kind: string;
          last_error: string;
          message: Json;
          parked_at: string;
          reference: string;
        }[];
      };
      list_privacy_tasks: {
        Args: Record<PropertyKey, never>;
        Returns: {
          asked_at: string;
          clinics: Json;
          id: number;
          kind: string;
          reference: string;
        }[];
      };
      list_roles: {
        Args: Record<PropertyKey, never>;
        Returns: {
          email: string;
          role: Database["public"]["Enums"]["app_role"];
        }[];
      };
      list_sign_ups: {
        Args: Record<PropertyKey, never>;
        Returns: {
          confirmed: boolean;
          email: string;
          last_seen_at: string;
          signed_up_at: string;
          user_id: string;
        }[];
      };
      list_team: {
        Args: Record<PropertyKey, never>;
        Returns: {
          display_name: string;
          email: string;
          granted_at: string;
          last_seen_at: string;
          open_leads: number;
          role: Database["public"]["Enums"]["app_role"];
          user_id: string;
        }[];
      };
      mail_health: { Args: Record<PropertyKey, never>; Returns: Json };
      my_session_state: { Args: Record<PropertyKey, never>; Returns: string };
      open_lead: { Args: { reference: string }; Returns: Json };
      open_my_request: { Args: { proof: Json }; Returns: Json };
      person_data: {
        Args: {
          email?: string;
          phone?: string;
          phone_e164?: string;
          reference?: string;
        };
        Returns: Json;
      };
      propose_clinics: {
        Args: { clinic_ids: string[]; lead_id: string; would_get: string };
        Returns: Json;
      };
      prove_my_request: { Args: { digits: string; proof: Json }; Returns: Json };
      purge_mail: { Args: Record<PropertyKey, never>; Returns: undefined };
      queue_digests: { Args: { day: string }; Returns: undefined };
      quote_figures: {
        Args: { from_date: string; time_zone?: string; to_date: string };
        Returns: Json;
      };
      record_lead_contact: {
        Args: {
          contact_by: Database["public"]["Enums"]["contact_channel"];
          contact_id?: string;
          lead_id: string;
          reached?: boolean;
          template?: string;
          version: number;
        };
        Returns: Json;
      };
      record_lead_message: {
        Args: {
          contact_by: Database["public"]["Enums"]["contact_channel"];
          lead_id: string;
          proposal_id?: string;
          template?: string;
        };
        Returns: Json;
      };
      record_mail_problem: {
        Args: { mail_id?: string; problem: string; provider_id?: string };
        Returns: boolean;
      };
      record_proposal_answer: {
        Args: {
          answer: string;
          answered_on?: string;
          how: Database["public"]["Enums"]["contact_channel"];
          proposal_id: string;
          time_zone?: string;
        };
        Returns: Json;
      };
      record_proposal_sent: {
        Args: { proposal_id: string; sent_on: string };
        Returns: Json;
      };
      record_quote: {
        Args: {
          currency: string;
          excludes?: string;
          kind: string;
          lines: Json;
          price: string;
          proposal_id: string;
          revision: number;
          valid_until?: string;
        };
        Returns: Json;
      };
      related_leads: {
        Args: { lead_id: string };
        Returns: {
          close_reason: Database["public"]["Enums"]["close_reason"];
          created_at: string;
          id: string;
          location_city: string;
          owner_id: string;
          reference: string;
          same_email: boolean;
          status: Database["public"]["Enums"]["lead_status"];
          treatment: string;
        }[];
      };
      renew_lead_link: { Args: { lead_id: string }; Returns: Json };
      renew_my_links: {
        Args: { address_hash: string; email: string; email_hash: string };
        Returns: Json;
      };
      reset_second_factor: { Args: { email: string }; Returns: number };
      restrict_leads: {
        Args: {
          email?: string;
          phone?: string;
          phone_e164?: string;
          reference?: string;
          restricted: boolean;
        };
        Returns: number;
      };
      retract_lead_event: {
        Args: { event_id: number; lead_id: string };
        Returns: Json;
      };
      retry_parked_mail: { Args: { mail_id: string }; Returns: boolean };
      revoke_lead_link: { Args: { lead_id: string }; Returns: Json };
      revoke_role: {
        Args: { email: string; role: Database["public"]["Enums"]["app_role"] };
        Returns: boolean;
      };
      run_retention: { Args: { at_once?: boolean }; Returns: Json };
      search_audit: {
        Args: { before?: number; filter?: Json; page_size?: number };
        Returns: {
          action: string;
          actor: string;
          actor_email: string;
          actor_name: string;
          at: string;
          by: string;
          fields: Json;
          id: number;
          lead_id: string;
          reference: string;
        }[];
      };
      search_leads: {
        Args: { query: string };
        Returns: Row<"leads">[];
        SetofOptions: {
          from: "*";
          to: "leads";
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      set_lead_booking: {
        Args: {
          arrives_on?: string;
          booked_clinic_id?: string;
          check_in?: boolean;
          home_on?: string;
          lead_id: string;
          treatment_on?: string;
          version: number;
        };
        Returns: Json;
      };
      set_lead_next_step: {
        Args: {
          lead_id: string;
          next_step?: string;
          next_step_on?: string;
          version: number;
        };
        Returns: Json;
      };
      set_lead_owner: {
        Args: { lead_id: string; owner_id?: string; version: number };
        Returns: Json;
      };
      set_lead_status: {
        Args: {
          close_reason?: Database["public"]["Enums"]["close_reason"];
          lead_id: string;
          status: Database["public"]["Enums"]["lead_status"];
          version: number;
        };
        Returns: Json;
      };
      set_leads_next_step: {
        Args: { leads: Json; next_step_on: string };
        Returns: Json;
      };
      set_leads_owner: {
        Args: { leads: Json; owner_id?: string };
        Returns: Json;
      };
      set_leads_status: {
        Args: {
          close_reason?: Database["public"]["Enums"]["close_reason"];
          leads: Json;
          status: Database["public"]["Enums"]["lead_status"];
        };
        Returns: Json;
      };
      set_my_preferences: {
        Args: { preferences: Json; proof: Json };
        Returns: Json;
      };
      share_quote: {
        Args: { is_shared?: boolean; quote_id: string };
        Returns: Json;
      };
      sign_up_for_newsletter: {
        Args: {
          address_hash: string;
          email: string;
          email_hash: string;
          limits: Json;
          network_hash: string;
          request_id: string;
        };
        Returns: Json;
      };
      similar_leads: {
        Args: {
          email?: string;
          phone?: string;
          phone_e164?: string;
          reference?: string;
        };
        Returns: {
          created_at: string;
          found_reference: string;
          name: string;
          same_email: boolean;
          same_phone: boolean;
        }[];
      };
      submit_contact_message: {
        Args: {
          address_hash: string;
          email_hash: string;
          limits: Json;
          message: Json;
          network_hash: string;
        };
        Returns: Json;
      };
      submit_lead: {
        Args: {
          address_hash: string;
          email_hash: string;
          lead: Json;
          limit_per_address: number;
          limit_per_email: number;
          limit_per_network?: number;
          limit_total?: number;
          network_hash?: string;
        };
        Returns: Json;
      };
      undo_lead_changes: { Args: { events: number[] }; Returns: Json };
      unsubscribe: { Args: { subscriber_id: string }; Returns: undefined };
      withdraw_lead: {
        Args: {
          how: Database["public"]["Enums"]["contact_channel"];
          lead_id: string;
        };
        Returns: Json;
      };
      withdraw_leads: {
        Args: {
          email?: string;
          how: Database["public"]["Enums"]["contact_channel"];
          phone?: string;
          phone_e164?: string;
          reference?: string;
        };
        Returns: number;
      };
      withdraw_my_request: { Args: { proof: Json }; Returns: Json };
    };
    Enums: {
      app_role: "admin" | "coordinator";
      close_reason:
        | "treatment_done"
        | "booked_elsewhere"
        | "not_suitable"
        | "no_answer"
        | "changed_mind"
        | "duplicate"
        | "spam"
        | "other";
      contact_channel: "email" | "whatsapp" | "phone";
      lead_source: "form" | "phone" | "whatsapp" | "email" | "referral";
      lead_status: "new" | "contacted" | "quoted" | "booked" | "closed";
    };
    CompositeTypes: {
      [_ in never]: never;
    };
  };
};

type Row<Table extends keyof Database["public"]["Tables"]> =
  Database["public"]["Tables"][Table]["Row"];

type Insert<
  Table extends keyof Database["public"]["Tables"],
  Needed extends keyof Row<Table>,
  Generated extends keyof Row<Table> = never,
> = Omit<Partial<Row<Table>>, Generated> & Pick<Row<Table>, Needed>;
