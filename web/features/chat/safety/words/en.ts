import type { WordList } from "./kinds.ts";

export const words: WordList = {
  me: "i me my myself im ive ill id mine",
  you: "you your u ur yours yourself youre youve ya ye",
  we: "we us our ours together both",
  they: "he she they him her them his their",
  kin: `
    daughter* son sons child* kid kids brother* sister* husband wife mother* mom mum father* dad
    family ex friend* neighbour* neighbor* grandson* granddaughter* grandkid* grandchild* nephew*
    niece* uncle aunt* colleague* parents partner inlaw cousin* folks hubby missus boyfriend*
    girlfriend* mate mates relatives
  `,
  authority: `
    bank banks police cop cops solicitor lawyer* notary doctor gp priest vicar pastor advisor
    adviser teller cashier clerk authorities fraud+team hmrc social+worker carer accountant branch
    officer banker
  `,
  site: `
    site website moderator* admin* support platform profile here credits app helpdesk account
    subscription team report
  `,
  nobody: "nobody no+one noone soul none",
  someone: `
    anyone anybody someone somebody others other people everyone everybody whoever whole else
  `,
  not: `
    not dont never no cant wont didnt doesnt isnt without arent t nt aint wouldnt nor couldnt
    shouldnt don won didn doesn isn can+t
  `,
  nothing: "nothing nowt not+a+word anything zip nada",
  if: "if when once as+soon unless should",
  else: "otherwise or else",
  only: "only just alone solely nothing+but",
  until: `
    until till by before within hours hour minutes deadline midnight tonight tick* clock days
  `,
  now: `
    now immediately asap quick* hurry urgent* today tonight straight+away right+away instantly fast
    rush pronto soon sharpish
  `,
  day: `
    monday tuesday wednesday thursday friday saturday sunday tomorrow week weekend month payday
  `,
  last: "last final chance time once+more",
  please: "please pls plz beg begging kindly",
  speak: `
    tell telling say saying said talk* speak* mention* breathe word blab* discuss* report* share*
    spill* confide* gossip* announce told
  `,
  hide: `
    hide* hiding keep kept quiet* private* hush* secretly discreet* silent silence conceal* cover*
    disguise
  `,
  lie: "lie lying lies pretend* make+up act+like excuse* cover+story fib* invent* story",
  delete: "delete* deleting erase* wipe* clear* remove* burn* destroy* bin empty shred*",
  know: `
    know knows knowing find+out found+out finding notice* understand* discover* aware learn*
  `,
  ask: "ask* asks asking asked question* enquire*",
  look: "see seeing look* read reads reading watch* peek* sees",
  send: "send* sending sent forward* post wire ship",
  give: "give* giving gave hand get getting got gimme",
  write: "write* writing text texts texting message msg dm type inbox chat chatting",
  call: "call* calling ring ringing phone+me facetime videocall video+call voice buzz bell",
  come: "come* coming meet* visit* round over pick+up pop drive",
  find: `
    find search* add look+me+up reach* follow* friend+request scan click* join* googl* lookup
  `,
  pay: `
    pay* paying paid transfer* wire* deposit* cover chip+in front reimburse* upfront advance fund*
    funds donate* sponsor* payment* cashapp venmo zelle settle
  `,
  lend: "lend* loan* borrow* lent sub tide payback pay+back repay* owe return",
  help: "help* helping support bail* rescue* save+me assist* spare hand",
  need: `
    need* needs needing short skint broke stuck lack* desperate* struggl* penniless hungry starving
  `,
  price: "cost* price* expensive free cheap charge* afford* pricey",
  earn: `
    earn* invest* profit* trade* trading returns double* doubled rich scheme stake broker
    opportunity business capital platform guaranteed
  `,
  win: `
    won lottery winner inherit* inheritance estate gold bars million* jackpot prize will trunk vault
  `,
  buy: "buy* buying bought purchase* sell selling sold pick+some",
  promise: "promise* promised swear swore vow word pledge*",
  decide: "decide* decision choose* choice pick make+up+your",
  answer: "answer* reply* replies respond* response text+back pick+up+the ignore",
  wait: "wait* waiting patience patient* hang* forever strung* stringing",
  love: `
    love* loves loved loving care* cared feel* feelings heart darling dear honey babe baby
    sweetheart hun
  `,
  prove: "prove* proof show* test demonstrate*",
  trust: "trust* trusting trusted doubt* faith suspicious",
  leaving: "leave* leaving gone over done finished walk* goodbye end quit disappear* through",
  threat: `
    regret* sorry ruin* destroy* publish* expose* online warn* consequences watch+your find+you
    know+where show+everyone threat* pay+for revenge see+what+happens come+after make+sure+every
    leak* post+your
  `,
  die: "die dying kill* suicide* pills bridge end+it myself hurt+myself jump* harm live+without",
  blame: `
    fault selfish heartless cold coward* ashamed shame disappoint* abandon* used using waste* wasted
    ungrateful cruel broke+my broken guilt* blame* hurt+me conscience let+me+down lead leading
  `,
  owe: "owe owes owed",
  block: "block* blocking blocked ghost* unmatch*",
  courage: "dare scared chicken coward real childish silly afraid man+up act+your",
  think: "think* thinking thought overthink* consider*",
  duty: "must have+to got+to gotta need+to should better supposed ought",
  desire: "want* wants would wish* like+to wanna fancy",
  ability: "can could may might able",
  allow: "let lets make do",
  money: `
    money cash dosh amount* sum pound* quid dollar* euro* grand hundred* thousand* fiver tenner
    pence bucks dough cheque* check bob ton
  `,
  digits: `
    zero oh nought one two three four five six seven eight nine ten eleven twelve double triple
    twenty thirty forty fifty sixty seventy eighty ninety treble
  `,
  banking: `
    account* bank+details sort+code pin iban card+details password* login* credit+card debit*
    statement* passport* id+card online+banking code codes ssn cvv passcode otp licence signature
  `,
  card: `
    gift+card* giftcard* giftcards voucher* steam* itunes google+play amazon* topup top+up prepaid*
    vanilla scratch* code cards card
  `,
  crypto: `
    bitcoin* crypto* coin* wallet ethereum usdt btc token* binance coinbase forex stocks shares
  `,
  debt: `
    debt* bailiff* loan arrears mortgage* overdraft fine fines bail* overdue repossess* evict*
    eviction bankrupt*
  `,
  fee: `
    fee fees customs tax* clearance release* shipping courier parcel* package* delivery admin
    processing permit* duty unlock* freight
  `,
  ticket: `
    ticket* flight* train* fare petrol gas+money taxi* uber travel* visa fuel plane airfare cab
  `,
  household: `
    rent* landlord electric* bill bills gas groceries food nappies boiler meter fridge car repair*
    mechanic mot laptop rates
  `,
  illness: `
    sick* hospital* operation surgery medicine* medication* treatment* accident* funeral* dentist
    cancer ill clinic insulin died burial vet
  `,
  emergency: `
    stolen robbed stranded jail* arrest* prison locked lost emergency trouble* stuck frozen war
    soldier* army general deployed mission rig oil+rig ship captain contract detained mugged
  `,
  pension: `
    pension* savings save* saved income salary nest+egg own+your house property wealth* isa lump
    inheritance assets worth earn mortgage+free how+much
  `,
  phone: "number* num digits mobile cell landline tel phone* nmbr whatsapp 07 no",
  mail: "email* e+mail mail* gmail hotmail outlook yahoo inbox dot at icloud",
  address: `
    address* street postcode zip live lives road flat house+number lane avenue door where+you close
    block doorbell
  `,
  elsewhere: `
    elsewhere off+here off+this somewhere+else outside+of another+app move+to other+app
    leave+this+site away+from+here direct* different+app
  `,
  surname: "surname last+name full+name name second+name",
  photo: "photo* pic pics picture* video* naked nude* webcam cam selfie* snap footage topless",
  secret: `
    secret* between+us between+ourselves confidential* private us+two ourselves discretion
  `,
  chat: "chat* messages conversation* history thread screenshot* texts convo message",
  scam: "scam* fraud* fake* con conned conman catfish* bogus phishing dodgy crook* spam",
  laughter: "haha* lol hehe joke* laugh* funny kidding lmao ha wink",
  party: "surprise* birthday* party* cake* recipe* present* christmas wedding gift",
  past: "was were had did been used+to yesterday ago years back+then went came last+year",
  being: "is am are be",
  plan: `
    restaurant* coffee walk* cinema film market dinner lunch pub drink* beach concert garden tea
  `,
  work: "work* job boss shift* office project colleague retired",
  clock: "oclock time minute half quarter later",
};
