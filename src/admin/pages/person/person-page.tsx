import { PersonData } from "@/admin/features/person/person-data.tsx";
import { PageHead } from "@/lib/page-head.tsx";

export default function PersonPage() {
  return (
    <>
      <PageHead title="Personal data" hidden />
      <PersonData />
    </>
  );
}
