/** The sheets every page needs, in this order: layers are declared before any is filled. */
import "./layers.css";
import "./tokens.css";
import "./base.css";
import "./fonts.css";
