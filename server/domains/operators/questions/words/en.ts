import type { Words } from "./words.ts";

export const en: Words = {
  sure: "bot, bots, chatbot*, robot, robots, ai, a i, chatgpt, chat gpt, gpt, algorithm, artificial intelligence, fake, fakes, faker, phony, phoney, fictional, fictitious, made up, flesh and blood, decoy, animator, moderator, call centre, call center, too good to be true, who you say, do you exist, you exist, dont exist, real person, real woman, real man, real lady, real human, are you real, you real, catfish*, paid to, getting paid, work for them, the site, real girl, real bloke, actual person, actual human, human being, language model",
  you: "you, your, yours, u, ur, yourself, ya, yer, youre, ure, thou, y all, yall, urs, youse, r u, ye",
  me: "i, me, my, mine, we, us, our, im, ive, id, myself",
  be: "are, r, is, am, be, being, was, were, aint, ain, arent, aren, isnt, isn, re, s, m, art, you, sound*, seem*, look, looks, feel, feels",
  not: "not, no, none, never, nobody, n t, t, aint, nt, without, nothing",
  or: "or, versus, vs",
  who: "who, whom, whose, who s, whos, what are, what am i, wot are, what r",
  all: "all, everyone, everybody, each, every, most, half, many, women on here, ladies on here, girls on here, profiles on here, some of, any of, them all, lot of",
  really:
    "really, rly, actually, truly, genuinely, even, just, seriously, only, perhaps, maybe, at all, in fact, honestly, by any chance, simply, merely, definitely, though, tho",
  real: "real, reel, rael, reall, realy, genuine, genuin*, geniune, legit, authentic, true, actual, bona fide, for real, irl, kosher, original, ordinary member, normal member, ordinary user, regular member, proper, honest to goodness, honest to god, pukka, truthful, the real deal, real deal, real life, verified, living breathing",
  human:
    "human, humans, human being, hooman, humanoid, flesh and blood, flesh n blood, flesh, blood, mortal, living thing, being, earthling, homo sapiens, someone, somebody, anyone, anybody, one of us",
  person:
    "person, persons, people, woman, women, lady, ladies, girl, girls, man, men, bloke, fella, fellow, guy, guys, dude, lad, lass, chap, someone, somebody, anyone, anybody, member*, gentleman, kid, student*, user, single, him, he, she, female, male",
  alive:
    "alive, living, live, breathe*, breathing, breath, pulse, heartbeat, heart, face, body, soul, feeling*, emotion*, feel things, skin, brain, sleep, eat, plug*, plugged, unplug*, battery, batteries, charger, recharge*, charge up, switch* off, turned off, turn you off, switch you, wires, circuits, born, grew up, sign of life, love with, falling for, in love",
  exist: "exist*, exists, existed, exist, existing, existence, exsist, excist, such a person",
  machine:
    "bot, bots, botty, chatbot*, chat bot, robot*, robo*, robotic, ai, a i, artificial*, intelligence, chatgpt, chat gpt, gpt*, language model, llm, computer*, compooter, pc, laptop, machine*, program*, programme*, programmed, software, algorithm*, script*, scripted, automat*, automated, automatic, autoreply, auto reply, auto, autopilot, server*, device, system, virtual*, digital*, avatar*, hologram*, siri, alexa, cortana, copilot, gemini, generated, generator, generat*, answering machine, answerphone, voicemail, processor, chip, chips, microchip*, silicon, code, coded, coding, captcha, traffic lights, android, cyborg, dalek, terminator, hal 9000, skynet, electronic*, turing, glitch*, crashed, malfunction*, update, upload*, simulation, simulat*, synthetic, cgi, deepfake*, tin can, toaster, bleep, beep, circuit*, replicant, app",
  fake: "fake*, fakes, faker, faking, fakey, phony, phoney, phonies, false, bogus, sham, fiction*, fictional, fictitious, fictive, made up, make believe, invented, invention*, imaginary, imagine*, imaginat*, figment*, fabricated, fabricat*, concocted, conjured, dreamt up, dreamed up, cooked up, ghost*, phantom*, illusion, mirage, dream, fairy*, decoy*, bait, lure*, honeytrap, honey trap, plant, planted, stooge*, shill, dummy, puppet*, doll, mannequin, character*, persona, creation, cardboard, too good to be, too perfect, too beautiful, too pretty, too good, to be true, lie*, lying, lied, liar, porkies, pretend*, pretending, imposter*, impostor*, catfish*, cat fish*, impersonat*, disguise*, mask, pseudonym, alias, stage name, hoax, con, pack of lies, forged, copy, fishy, dodgy, iffy, off about, doesnt add up, add up, adds up, smell*, rat, smoke and mirrors, photoshop*, window dressing, house profile*, entertainment profile*, stock character, not who",
  made: "made, created, create*, invented, built, designed, manufactured, assembled, put together, set up, cooked, written, put you, put up, given, gave",
  scam: "scam*, scammer*, con, conned, conning, conman, swindl*, fraud*, ripped off, rip off, ripoff, rip, fleec*, milk*, milking, mug, taken for a, for a ride, ride, fool*, fooled, fooling, idiot, stupid, silly, daft, muppet, sucker, gullible, chump, string* me, stringing, lead* me on, leading me on, leading, wind* me up, winding me up, wind up, having me on, pulling my leg, taking the mick, taking the piss, customer*, punter*, client*, cash cow, credits, coins, tokens, spent, spending, my money, wallet, out of pocket, play* me, playing me, hook*, hooked, keep me paying, keep paying, reel* me, trap*, tricked, trick*, duped, dupe*, hoodwink*",
  profile:
    "profile*, account*, page, name, listing, bio, identity, nickname, handle, called, username, ad",
  photo:
    "photo*, pic*, pics, picture*, image*, selfie*, snap*, finger*, filter*, headshot, photograph*",
  net: "google*, googled, internet, off the net, the web, stolen, stole, nicked, pinched, swiped, lifted, catalogue*, catalog, model, models, modelling, stock photo*, stock, instagram, insta, facebook, pinterest, actress*, actor*, porn*, influencer*, reverse image, reverse, image search, tineye, found, another site, other site, different name, another name, other name, magazine*, advert*, getty, shutterstock, agency*, next catalogue, boden",
  site: "site, sites, website*, web site, platform*, company*, firm, outfit, business, organisation, organization, agency, owner*, provider, management, head office, hq, they, them, terms, small print, fine print, t and c*, administrator*, admin*, the house, people who run, run this, runs this, service, app, here",
  staff:
    "staff*, employ*, employee*, employed, moderat*, mod, mods, moderator*, animat*, operator*, agent*, agents, team, crew, personnel, worker*, host, hostess*, hosts, entertainer*, chat host*, chatter, chatters, hired, hire, hires, recruited, contracted, contract*, contractor*, freelanc*, temp, temps, part time, gig, side hustle, call center*, call centre*, callcentre, callcenter, contact centre, boiler room, office*, cubicle, desk, cyber cafe, internet cafe, typist*, ghost writer*, ghostwriter*, copywriter*, writer, writers, professional*, pro, rep, representative, customer service, customer support, support, helpdesk, colleague*, coworker*, boss*, supervisor*, manager*, line manager, shift*, shifts, night shift, day shift, clock off, clock in, clocked, handover, handed over, take over, took over, taken over, rota, cover for, covering for, stand in, substitute, trainee, trained, training, intern, manual, guidelines, instructions, notes, file on me, file, crib sheet, cheat sheet, philippines, manila, india, mumbai, bangalore, romania, nigeria, lagos, ghana, cyprus, malta, ukraine, kenya, undercover, on behalf, behalf, commissioned, escort*, hooker, performer*, actress, actor, webmaster, inside job, work from home, on duty, off duty, duty",
  pay: "paid, pay, pays, paying, payed, payroll, wage*, wages, salary, commission*, bonus*, earn*, earning, per message, per reply, a message, per hour, an hour, per word, per letter, by the message, by the hour, by the word, pence, cents, cash, money, income, tip, tips, get out of, how much do, make out of, rate, minimum wage, compensated, incentive*, target*, targets, quota*, perks, reward*, living from, what do they give",
  work: "work*, works, working, job, jobs, living, career, profession, occupation, for a living, break, lunch break, clocking, day job, task, role, business, on the clock",
  team: "several, multiple, different, how many, lots of, more than one, someone else, somebody else, another person, another woman, other person, same person, same woman, same lady, at once, at the same time, simultaneously, juggling, juggle, on the go, take turns, taking turns, turns, swap*, swapped, changed, change, suddenly, all of a sudden, tone, style, writing style, forgot*, forget*, forgotten, remember*, muddled, mixed up, mix me up, mixing, confus*, contradict*, inconsisten*, yesterday, last week, last time, group, dozens, hundred*, thirty, twenty, other men, other blokes, other fellas, who is on, whose turn, which one of you, already told, already asked, asked me that, told you, lot of you, whole team, rotating",
  talk: "talk*, talking, talkin, speak*, speaking, chat*, chatting, chattin, writ*, writing, write, writes, written, wrote, typ*, type, types, typing, text*, texting, messag*, message*, reply*, replies, replying, repl*, answer*, answers, answering, respond*, response*, read*, reads, reading, convers*, conversation, dealing, deal with, dialog*, correspond*, contact, flirt*, send*, sends, sending, interact*, communicat*, question, confid*, pour* my heart, hello, anyone there, listen*",
  behind:
    "behind, other end, other side, end of this, end of the, on the end, keyboard, screen, keys, pulling the strings, strings, anyone there, anybody there, somebody there, someone there, is there, there, hiding, hide, hidden, lurk*, at the controls, controls, runs, running, operating, anyone home, anybody home, home, in there, out there, curtain, wizard, wheel, sat at, sitting, sat in",
  self: "yourself, in person, personally, own words, own hand, who you say, who u say, say you are, claim to be, say u are, claim, claims, purport*, supposed to be, same as, really you, is that you, that you, this you, actually you, real name, your real, the real you, you as in",
  play: "play*, playing, role*, role play, roleplay*, part, act, acting, acted, theatre, theater, drama, show, pretend*, make out, putting on, put on, performance, perform*, charade*, pantomime, puppet show, entertain*, entertainment, amus*, amusement, keep me, keep us, keep men, keeping me, keep them, hooked, game, games, gaming, playing games, script*, string along, sweet talk, company",
  same: "same, identical*, standard, canned, generic, copy*, copied, copying, paste*, pasted, pasting, cut and paste, template*, stock answer*, stock phrases, prewritten, pre written, ready made, prepared, rehearsed, recit*, reading from, off a, parrot*, broken record, record, repeat*, repeated, repeating, word for word, verbatim, boilerplate, vague, evasive, evad*, dodge*, dodging, avoid*, deflect*, question with a question, answer my question, straight answer, didnt answer, never answer, seconds, second, instantly, instant, straight away, so fast, so quick*, quickly, round the clock, 24 7, 24hrs, all hours, day and night, 3am, 3 am, 4am, middle of the night, never sleep, always online, always on, never offline, translat*, google translate, perfect*, flawless, spelling, typo*, grammar, mistake*, polished, as soon as i, just joined, just signed up, only joined, minute i, compliments",
  prove:
    "prov*, prove, proof, proove, evidence, show me, show us, name, name one, tell me something, tell us something, say something, write the, type the, type something, send, send me, newspaper, today s date, todays date, date on, holding, hold up, sign, wave, guarantee*, assur*, convince*, reassur*, how do i know, how can i know, how do i, how can i tell, how can i be, how would i, verif*, id, passport, driving licence, licence, test, quiz, riddle, what is 2, what s 2, 2 plus 2, two plus two, plus, sum, capital, street, pub, postcode, weather, what day, what time is it, which day, square root, backwards, something only, only a",
  doubt:
    "doubt*, doubts, believe*, beleive, belive, trust*, think*, thinking, thought, reckon*, suspect*, suspicious, suspicion*, suspish, sus, wonder*, wondering, curious, guess*, guessing, bet, betting, worry*, worried, afraid, scared, sceptic*, skeptic*, cynic*, strange, weird, odd, funny feeling, feeling, gut, instinct, impression, know, knowing, need to know, want to know, like to know, sure, not sure, certain, hear*, heard, read that, read about, told me, says, said, my son, my daughter, my mate, my friend, my brother, my sister, neighbour, nephew, grandson, documentary, telly, panorama, article, on tv, warned, stupid question, silly question, daft question, odd question, sorry to ask, forgive, excuse, no offence, no offense, dont mean, rude, coincidence, caught, busted, rumbled, twigged, sussed, onto you, on to you, gave yourself away, gave it away, gotcha, if you are, if you re, if youre, if ur, if so, whether, assume, assuming, right, innit, am i right, correct, isnt it, arent you, are you not, hunch, smell",
  honest:
    "honest*, honesty, truth, truthful*, admit*, admitting, confess*, fess, own up, come clean, level with me, straight, be straight, straight up, frank*, frankly, swear, promise, cross your heart, hand on heart, hand on your heart, cards on the table, no beating, beat around, bullshit, bs, no bs, between us, between you, on the level, tell me, tell us, just say, just tell, be real, yes or no, simple question, right to know, deserve to know, fair to, come on, go on, seriously now, spill",
  meet: "call, calls, calling, ring, phone*, telephone, video*, video call, facetime, zoom, skype, cam, webcam, camera, voice*, voice note, voice message, meet*, meeting, met, meetup, coffee, date, see you, face to face, in the flesh, in person, excuse*, always an excuse, put off, putting off, never free, live near, nearby, local, come round, turn up, front door, door, knock*",
  they: "he, she, they, him, her, his, hers, their, them, it, its, that, this, these, those",
  interrogative: "what, which, when, where, how, why, whats, hows, wheres",
  modal:
    "can, could, may, might, must, should, would, will, want, wants, need, have to, gonna, wanna, ll, d",
  conjunction: "if, when, while, because, cause, cos, since, so, before, after, until, though",
  first:
    "i am, im, i m, i was, i ve, ive, i have, i had, i got, i ll, my, i love, i like, i went, i used",
  family:
    "mum*, mom*, mother*, dad*, father*, sister*, brother*, daughter*, son, sons, kid, kids, child*, grand*, nan, gran, aunt*, uncle*, cousin*, niece, nephew, husband*, hubby, wife, ex, family, parents, neighbour*, neighbor*, widow*",
  animal:
    "dog*, cat, cats, kitten*, pup*, horse*, bird*, fish*, chicken*, hen, hens, rabbit*, cow*, sheep, parrot, donkey*, pig*, animal*, pet, pets, mouse, mice, bee, bees",
  food: "eat*, ate, cook*, soup, bread, cake*, biscuit*, cheese, meat, potato*, chips, fries, beer*, wine, tea, pub, breakfast, lunch, dinner, supper, tasty, delicious, veg*, fruit, apple*, chocolate*, ice cream, sauce, pancake*, bake*, baking, pie*, roast, recipe*, restaurant, hungry, steak, pizza, butter",
  weather:
    "rain*, sun, sunny, cold, warm, weather, snow*, storm*, wind*, degrees, frost*, thunder*, fog*, wet, heat*, hot, freezing, cloud*",
  home: "house*, home, kitchen*, garden*, flower*, plant, plants, tree*, window*, roof, door, bed, sofa, couch, chair*, table, bathroom, washing, hoover*, moved, flat, shed, attic, wallpaper, paint*, curtain*, wood*, room*, lawn, roses, tulips, candle*, diy, fence, fireplace",
  travel:
    "car, cars, bike*, cycl*, train*, bus, boat*, plane*, fly, flew, flight*, trip*, travel*, holiday*, vacation*, camp*, caravan*, beach*, sea, mountain*, hotel*, drive*, driving, drove, motor*, scooter, walk*, market, town, village, island*, forest, woods, park, station, bridge, traffic, tram, cruise*, hike*",
  sport:
    "football*, soccer, tennis, swim*, chess, cards, snooker, darts, match, game, games, club, won, lost, win, team, rugby, cricket, golf*, gym*, running, jog*, puzzle*, bingo, knit*, hobb*, danc*, choir, sing*, bowling, yoga, crossword*",
  health:
    "doctor*, gp, hospital*, dentist*, teeth, tooth, denture*, knee*, hip, back pain, headache*, flu, ill, sick, pain*, medicine*, pill*, tablets, hearing aid*, glasses, surgery, operat*, diabet*, blood pressure, bone*, physio*, rehab, hair*, barber, diet*, covid, eye*, leg, legs, arm, cough*, nurse*, ward",
  culture:
    "film*, movie*, series, tv, telly, television, music, book*, read*, radio, paper, concert*, theatre, theater, panto, museum*, song*, guitar, piano, singer*, band, netflix, programme, show, news, musical*, novel*, painting*, cinema, elvis, abba",
  clothes:
    "coat*, jacket*, dress*, shoe*, boots, trousers, jeans, jumper, shirt*, bag*, handbag*, leather, watch, rolex, ring, necklace, jewel*, gold*, silver, diamond*, fur, bra, lingerie, hat, scarf, tights, clothes, nails, lashes, boobs, wig, fabric",
  time: "today, yesterday, tomorrow, tonight, evening*, morning*, afternoon, night*, week*, weekend*, month*, year*, sunday*, monday*, tuesday*, wednesday*, thursday*, friday*, saturday*, later, ago, recently, hour*, o clock, christmas*, xmas, easter, summer*, winter*, spring, autumn",
  greeting:
    "hello, hi, hey, hiya, morning, good night, goodnight, evening, regards, thanks, thank you, ta, please, cheers, good luck, congrat*, sorry, bye, kiss*, xx*, dear, darling, love, sweetheart, hon, honey, babe, hug*, welcome",
  adjective:
    "nice*, lovely, sweet*, beautiful*, pretty, good, great, fine, funny, fun, wonderful, gorgeous, pity, shame, boring, bored, busy, tired, annoying, happy, glad, lucky, quiet, small, little, big, old, new, expensive, cheap, proper",
  love: "love*, in love, kiss*, miss you, missed, cuddle*, lips, sex*, horny, naked, nude*, touch*, date*, dating, relationship, marr*, wedding, together, dream about, long for, heart",
  trade:
    "nurse*, teacher*, carpenter, plumber*, baker*, butcher*, farmer*, driver*, mechanic*, police*, lawyer*, till, shop*, factory, hospital, care home, pension*, retired, retire*, volunteer*, school*, bank, council, painter*, electrician, accountant, estate agent, builder*",
  object:
    "phone*, mobile, laptop, tablet, printer, wifi, broadband, bill, bills, pound*, quid, dollar*, price*, tax*, key, keys, wallet, purse, parcel*, post, letter*, card*, stuff, thing, things, device, battery, lamp, cup, groceries, supermarket, tesco, aldi, lidl, gift*, present*",
  bot: "bot, bots, chatbot*, robot*, ai, a i, chatgpt, gpt*, language model*, artificial, algorithm*, siri, alexa, android, cyborg",
  program:
    "program*, programme*, software, script*, code, coded, coding, automat*, system, answering machine, generated, computer generated, developer*, programmer*, it guy",
  power:
    "plug*, socket, charg*, recharge, battery, batteries, power cut, electric*, switch you, switch off, switched off, turn you off, turn off, off switch, unplug*, button, reboot*, restart*, reset*, update*, crash*, glitch*, malfunction*, oil*, wire*, wiring, screws, bolts, power",
  body: "blood, bleed*, flesh, breath*, heartbeat, pulse, skin, body, sweat*, cry, tears, feel, tickl*, prick, pinch*, touch you, soul, feeling*, emotion*, bones, warm blooded",
  serial:
    "serial number*, staff number*, employee number, badge*, version, model number, id, i d, passport, driving licence, driver s license, birth certificate, date of birth, manufacture*, made in, warranty, barcode, payroll*",
  moderator:
    "moderator*, chat moderator*, mods, operator*, chat operator*, animator*, chat host*, chat agent*, call centre, call center, callcent*, typist*, entertainer*, paid chatter*, boiler room, chat farm, chat factory, scriptwriter, ghostwriter, chatter*",
  office:
    "colleague*, boss, manager, supervisor, team leader, office*, shift*, on the clock, clock off, clock out, knock off, department, agency, contract*, employer, employee*, staff, on duty, payroll, rota, break, coworker*, workmate*, headset, cubicle, temp",
  wage: "paid, pay you, pays you, paying you, wage*, salary, earn*, per message, per reply, per hour, an hour, per word, bonus*, commission*, side hustle, minimum wage, make money, target*, quota*, living from, money for",
  credit:
    "credit*, points, coins, tokens, money out of, milking, milk us, fleec*, cash cow, subscription, top up, spend more, spending, rinse*, squeeze, wallet*, keep me paying, keep us paying",
  ghost:
    "ghost*, phantom*, shadow, dream*, illusion*, thin air, figment, mirage, fairy tale*, fairytale*, father christmas, santa*, easter bunny, tooth fairy, unicorn*, mermaid, nobody, nothing, empty, void, imagin*",
  acting:
    "act, acting, actress*, actor*, play, playing, role*, pretend*, theatre, show, puppet*, mask*, wig*, disguis*, dressed up, doll, curtain, oscar, comedy, part, script, performance, charade, facade, front, persona, alias",
  impostor:
    "man, men, bloke*, guy, guys, fella*, lad, lads, dude*, chap, beard*, hairy, bald*, fat, sweaty, old man, grandpa, student*, teenager*, boy, housewife, in a wig, moustache, basement, blokes",
  others:
    "someone else, somebody else, another, other, others, different, several, how many, swap*, switched, take turns, taken over, each time, every time, keeps changing, at once, at the same time, multiple, which of you, same one, same person, same woman",
  template:
    "standard, cut and paste, copy*, paste*, pasted, template*, canned, scripted, rehears*, recording, recorded, tape, broken record, parrot*, repeat*, same line*, same message*, same answer*, stock, word for word, boilerplate, generic, spiel, prewritten, pre written, same thing",
  availability:
    "second*, instantly, so fast, so quick*, within a minute, 24 7, round the clock, day and night, always online, middle of the night, 3am, 3 am, do you sleep, ever sleep, never offline, all day, tired",
  contradiction:
    "you said, said yesterday, first you, forgot*, forget, remember*, don t add, doesn t add, contradict*, suddenly, all of a sudden, different, changed, mix* up, mixing, confus*, explain, last week, story, stories, funny how, coincidence*, convenient*, now you, told me",
  exposure:
    "caught, busted, onto you, on to you, see through, seen through, sussed, rumbled, game is up, jig is up, gave yourself away, give it up, not falling for, wasn t born yesterday, not stupid, not daft, got you, gotcha, nice try, pull the other, come clean, fess up, own up, cut the crap, drop the act",
  victim:
    "sucker*, mug, mugs, fools, idiot*, lonely, poor sod*, old men, widower*, victim*, gullible, naive, punters, desperate, losers, us men, other men, all these men, blokes like me, prey, us",
  warning:
    "friend says, mate says, mates say, son says, daughter says, sister says, brother says, kids say, says you, say you, says that, people say, reckons, read that, heard that, they say, everyone says, reviews, on tv, documentary, newspaper, warned, warning*, forum, according to, thinks you, keeps saying",
  country:
    "india, philippines, manila, romania, ukraine, africa, nigeria, ghana, turkey, cyprus, malta, abroad, overseas, bangladesh, eastern europe, russia*, lagos, kenya",
  curiosity:
    "wonder*, wondering, curious, i want to know, need to know, want to know, how do i know, how can i, be sure, can i ask, may i ask, silly question, daft question, stupid question, odd question, weird question, like to know, tell me, just asking, quick question",
  suspicion:
    "suspect*, suspicio*, distrust, don t trust, dont trust, fishy, smell*, odd, strange, weird, something s off, something off, gut, hunch, instinct, don t believe, dont believe, doubt*, i think you, i bet, my money, i guess, seems like, sounds like, sound like, feels like, like a, reckon, dodgy, iffy, off about",
  fear: "afraid, scared, hope, hoping, pray*, hurt*, disappoint*, break my heart, heartbroken, not again, been burned, burnt before, once before, please, worr*, sleepless, ashamed, embarrass*, foolish, silly, stupid, fool, daft, lonely, can t take",
  identity:
    "who are you, who am i, who is this, whos this, who s this, who s writing, who s typing, who writes, who types, who s there, what are you, true identity, real name, your name really, who you are, whom, pleasure of, anyone there, anybody there, someone there, somebody there, who s behind",
  presence:
    "there really, really there, actually there, anyone home, are you there, behind the screen, behind this, behind that, behind the, other end, other side, keyboard, screen, opposite me, listening, reading this, reads this, even there",
  perfection:
    "too good, too beautiful, too perfect, too pretty, too nice, too young, so beautiful, out of my league, perfect, flawless, unbelievable, why me, someone like me, someone like you, woman like you, women like you, looks like you, model, supermodel, barbie, airbrush*",
  creation:
    "factory, project, built, made, created, designed, developed, invented, made up, put together, lab, laboratory, product, creation, who made you, creator, maker, experiment, guinea pig, assembled, manufactured",
  picture:
    "stolen pic*, stolen, nicked, pinched, borrowed, someone else s, somebody else s, brochure, magazine*, catalog*, advert*, google*, reverse image, found your, instagram*, facebook*, pinterest, off the internet, off the net, photoshop*, edited, ai photo*, generated, fingers, you in the photo, you in that, that you, stock photo*",
  evidence:
    "proof, prove*, selfie*, note with, piece of paper, newspaper, thumbs up, wave, hold up, my name on, video call*, facetime, cam, webcam, voice message, voice note, hear your voice, captcha, traffic lights, sum, capital of, test, testing, trick question, what day",
};
