/* The modules of the site that its own code shares with its pages (shared-base.ts): as one chunk they compress better. */
import '../../content/site';
import '../../site/recipes.style';
import '../../site/routes';
import '../../site/campus-map';
import '../../site/no-script';
import '../../site/restored-state';
