/**
 * What a site's staff are called in its seven languages. A name may not contain one of these as a
 * word; "Admina" and "Theo" are different words.
 */
export const staffWords: readonly string[] = [
  "admin admins administrator administratie beheerder beheerders moderator moderators moderatie mods",
  "support klantenservice klantendienst klantcontact helpdesk redactie redacteur team staff systeem",
  "medewerker medewerkers webmaster official officieel security beveiliging service servicedesk",
  "administratorin administration moderatorin moderation kundenservice kundendienst kundenbetreuung",
  "redaktion redakteur mitarbeiter mitarbeiterin offiziell sicherheit system",
  "administrators editorial",
  "administrateur administratrice moderateur moderatrice assistance redaction equipe officiel",
  "administrador administradora moderador moderadora soporte asistencia redaccion equipo oficial",
  "amministratore amministratrice moderatore moderatrice assistenza supporto redazione ufficiale",
  "administracja moderatorka administratorka obsluga wsparcie redakcja zespol pomoc",
  "podderzhka administraciya redakciya",
].flatMap((row) => row.split(" "));

/** Terms of several words, which may also be written as one. */
export const staffPhrases: readonly string[] = [
  "klanten service, help desk, service desk, customer service, customer support, customer care",
  "tech support, technical support, technische dienst, kunden service, kunden support",
  "service client, service clients, support client, support technique, servicio al cliente",
  "atencion al cliente, servizio clienti, assistenza clienti, obsluga klienta, pomoc techniczna",
  "biuro obslugi klienta",
].flatMap((row) => row.split(", "));
