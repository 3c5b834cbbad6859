/** Mail providers common in the countries we serve; mistyped domains are compared with these. */
export const mailDomains: readonly string[] = [
  // everywhere
  "gmail.com googlemail.com hotmail.com outlook.com live.com msn.com yahoo.com ymail.com",
  "rocketmail.com icloud.com me.com mac.com aol.com proton.me protonmail.com pm.me gmx.com gmx.net",
  "mail.com email.com fastmail.com hey.com zoho.com tutanota.com tuta.io yandex.com mailbox.org",
  "posteo.net",
  // NL
  "hotmail.nl live.nl outlook.nl kpnmail.nl kpnplanet.nl planet.nl hetnet.nl home.nl ziggo.nl",
  "quicknet.nl casema.nl chello.nl upcmail.nl xs4all.nl tele2.nl telfort.nl solcon.nl zeelandnet.nl",
  "online.nl onsbrabantnet.nl caiway.nl caiway.net kabelfoon.nl wanadoo.nl orange.nl versatel.nl",
  "zonnet.nl freeler.nl concepts.nl box.nl",
  // BE
  "telenet.be skynet.be proximus.be scarlet.be hotmail.be live.be outlook.be yahoo.be pandora.be",
  "voo.be brutele.be edpnet.be belgacom.net",
  // FR
  "orange.fr wanadoo.fr free.fr sfr.fr neuf.fr laposte.net bbox.fr hotmail.fr live.fr outlook.fr",
  "yahoo.fr gmx.fr club-internet.fr numericable.fr aliceadsl.fr cegetel.net",
  // IT
  "libero.it virgilio.it tiscali.it alice.it tim.it tin.it hotmail.it live.it outlook.it yahoo.it",
  "fastwebnet.it inwind.it iol.it email.it teletu.it poste.it aruba.it vodafone.it",
  // ES
  "hotmail.es yahoo.es outlook.es telefonica.net movistar.es terra.es ono.com orange.es",
  "vodafone.es jazztel.es",
  // DE
  "gmx.de web.de t-online.de freenet.de hotmail.de live.de outlook.de yahoo.de arcor.de mail.de",
  "posteo.de online.de aol.de vodafone.de unitybox.de kabelmail.de",
  // AT
  "gmx.at a1.net aon.at chello.at live.at outlook.at yahoo.at liwest.at inode.at utanet.at drei.at",
  // IE
  "eircom.net eir.ie yahoo.ie outlook.ie live.ie iol.ie",
  // GB
  "hotmail.co.uk live.co.uk yahoo.co.uk btinternet.com btopenworld.com virginmedia.com sky.com",
  "talktalk.net ntlworld.com blueyonder.co.uk tiscali.co.uk plus.net aol.co.uk gmx.co.uk",
  // CA
  "sympatico.ca rogers.com shaw.ca telus.net videotron.ca bell.net hotmail.ca live.ca yahoo.ca",
  "cogeco.ca eastlink.ca",
  // PL
  "wp.pl o2.pl onet.pl op.pl interia.pl interia.eu gazeta.pl poczta.onet.pl poczta.fm tlen.pl vp.pl",
  "onet.eu autograf.pl go2.pl buziaczek.pl",
  // AU
  "bigpond.com bigpond.net.au optusnet.com.au hotmail.com.au live.com.au yahoo.com.au",
  "outlook.com.au iinet.net.au tpg.com.au internode.on.net westnet.com.au dodo.com.au",
  // NZ
  "xtra.co.nz slingshot.co.nz yahoo.co.nz hotmail.co.nz vodafone.co.nz orcon.net.nz inspire.net.nz",
  "clear.net.nz paradise.net.nz",
  // CH
  "bluewin.ch gmx.ch hotmail.ch sunrise.ch swissonline.ch hispeed.ch vtxnet.ch green.ch",
  // US
  "comcast.net att.net sbcglobal.net bellsouth.net verizon.net cox.net charter.net earthlink.net",
  "optonline.net frontier.com windstream.net juno.com aim.com rr.com spectrum.net",
].flatMap((line) => line.split(" "));
