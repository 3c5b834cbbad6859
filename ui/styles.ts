/** The style sheets of every page. The order matters: layers must be declared before they are used. */
import "./layers.css";
import "./tokens.css";
import "./base.css";
import "./fonts.css";
import "./reading.css";
