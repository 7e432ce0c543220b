/** Key of the plan in local storage. In its own module for the startup script, which bundles what it imports. */
export const PLAN_KEY = "plan";
