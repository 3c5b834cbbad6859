import { useQuery } from "@tanstack/react-query";
import type { CountryCode } from "#contract/catalogue/regions.ts";
import { ComboField } from "#ui/form/combo-field.tsx";
import type { LabelledField } from "#ui/form/field.tsx";
import { queryKey } from "#web/api/query-key.ts";
import { useApi } from "#web/page-context.ts";
import { filterTowns } from "./filter-towns.ts";

interface TownFieldProps extends LabelledField {
  readonly name: string;
  /** Where the town lies; without a region there are no suggestions. */
  readonly place: { readonly country: string; readonly region: string };
  readonly value: string;
  readonly onChange: (town: string) => void;
}

/** A town of a region, suggested while it is typed. The server accepts no other. */
export function TownField({ place, ...field }: TownFieldProps) {
  const api = useApi();
  const { country, region } = place;
  const town = field.value.trim().slice(0, 60);
  const { data: towns = [] } = useQuery({
    queryKey: queryKey<string[]>("towns", country, region, town),
    queryFn: async () => {
      const query = { country: country as CountryCode, region, town };
      return (await api("GET /api/places", { query })).towns;
    },
    enabled: region !== "",
    placeholderData: (earlier, query) => {
      const [, ofCountry, ofRegion] = query?.queryKey ?? [];
      const fits = ofCountry === country && ofRegion === region;
      return fits ? filterTowns(earlier ?? [], town) : [];
    },
    staleTime: Infinity,
    retry: false,
  });
  return <ComboField {...field} options={region === "" ? [] : towns} />;
}
