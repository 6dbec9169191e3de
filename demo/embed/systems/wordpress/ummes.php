<?php
/**
 * Plugin Name: UMMES
 * Description: Shows the society's events, news and more on your pages: with the block "Society", with a shortcode such as [ummes events limit=3], or where the address of one of its pages is on a line of its own.
 * Version: 1.1.0
 * Requires at least: 6.1
 * Requires PHP: 7.2
 * License: MIT
 */

defined( 'ABSPATH' ) || exit;

/** The society's site. */
const UMMES_ORIGIN = 'https://society.example';

/** What can be shown: its name, the page that a link leads to while nothing is shown, and the height to reserve. */
const UMMES_TAGS = array(
	'events'       => array( 'Events', '/events', '2300px' ),
	'next'         => array( 'Next event', '/events', 'clamp(30px,(600px - 100vw)*999,110px)' ),
	'news'         => array( 'News', '/news', '640px' ),
	'event-detail' => array( 'One event', '/events', '900px' ),
	'student-life' => array( 'Student projects', '/student-life', '1550px' ),
	'gallery'      => array( 'Picture gallery', '/', 'clamp(380px,(100vw - 600px)*999,440px)' ),
	'alumni'       => array( 'Alumni directory', '/alumni', 'clamp(950px,(600px - 100vw)*999,2500px)' ),
	'join'         => array( 'Join the alumni network', '/alumni', '2100px' ),
	'contact'      => array( 'Contact form', '/contact', '620px' ),
	'newsletter'   => array( 'Newsletter sign-up', '/', '120px' ),
	'unsubscribe'  => array( 'Newsletter unsubscribe', '/unsubscribe', '220px' ),
);

/** The settings that change what is shown. The society's server has to know them. */
const UMMES_SETTINGS = array( 'limit', 'show', 'category', 'lang', 'heading-level', 'event-id', 'news-id', 'href', 'event-href', 'news-href', 'project-href', 'fallback' );

/** The settings that only the visitor's browser has to know. */
const UMMES_BROWSER_SETTINGS = array( 'theme', 'back-href', 'send', 'email', 'token' );

/**
 * Returns the HTML that shows a tag.
 *
 * @param string $tag      A key of UMMES_TAGS.
 * @param array  $settings Values by name; 'text' is the link's text, 'height' the height to reserve, 'accent' a colour.
 */
function ummes_html( $tag, $settings ) {
	if ( ! is_string( $tag ) || ! isset( UMMES_TAGS[ $tag ] ) ) {
		return '';
	}
	list( $name, $path, $reserved ) = UMMES_TAGS[ $tag ];

	$attributes = '';
	$query      = array( 'first' => $tag );
	foreach ( array_merge( UMMES_SETTINGS, UMMES_BROWSER_SETTINGS ) as $setting ) {
		$value = ummes_setting( $settings, $setting );
		if ( '' === $value ) {
			continue;
		}
		$attributes .= sprintf( ' %s="%s"', $setting, esc_attr( $value ) );
		if ( in_array( $setting, UMMES_SETTINGS, true ) ) {
			$query[ $setting ] = $value;
		}
	}

	$height = ummes_setting( $settings, 'height' );
	if ( ! preg_match( '/^[a-z0-9 (),*.-]+$/', $height ) ) {
		$is_shorter = isset( $query['limit'] ) || isset( $query['show'] );
		$height     = $is_shorter ? '0' : $reserved;
	}
	$style  = 'display:block;min-height:' . $height;
	$accent = ummes_setting( $settings, 'accent' );
	if ( preg_match( '/^[#a-z0-9 (),.%\/-]+$/i', $accent ) ) {
		$style .= ';--ummes-color-accent:' . $accent;
	}
	$text = ummes_setting( $settings, 'text' );

	return sprintf(
		'<ummes-%1$s%2$s style="%3$s"><a href="%4$s">%5$s</a></ummes-%1$s>',
		$tag,
		$attributes,
		esc_attr( $style ),
		esc_url( UMMES_ORIGIN . $path ),
		esc_html( '' === $text ? $name : $text )
	) . trim(
		wp_get_script_tag(
			array(
				'type' => 'module',
				'src'  => UMMES_ORIGIN . '/widgets/ummes.js?' . http_build_query( $query, '', '&' ),
			)
		)
	);
}

/** Returns a setting as text, '' if it isn't set. A shortcode's value may have entities in place of quotes and brackets. */
function ummes_setting( $settings, $name ) {
	$value = isset( $settings[ $name ] ) ? $settings[ $name ] : '';
	return is_scalar( $value ) ? trim( html_entity_decode( (string) $value, ENT_QUOTES, 'UTF-8' ) ) : '';
}

/** [ummes events limit=3] */
function ummes_shortcode( $settings ) {
	$settings = (array) $settings;
	$tag      = empty( $settings[0] ) ? 'events' : $settings[0];
	return ummes_html( $tag, $settings );
}
add_shortcode( 'ummes', 'ummes_shortcode' );

/** The block "Society": a choice of what to show, with its settings. */
function ummes_register_block() {
	$text = array(
		'type'    => 'string',
		'default' => '',
	);

	wp_register_script( 'ummes-block', false, array( 'wp-blocks', 'wp-block-editor', 'wp-components', 'wp-element' ), '1.1.0', true );
	wp_add_inline_script(
		'ummes-block',
		'var ummesBlock = ' . wp_json_encode(
			array(
				'origin' => UMMES_ORIGIN,
				'names'  => array_map( 'current', UMMES_TAGS ),
			),
			JSON_HEX_TAG | JSON_HEX_AMP
		) . ';' . UMMES_BLOCK_SCRIPT
	);
	register_block_type(
		'ummes/society',
		array(
			'api_version'           => 3,
			'title'                 => 'Society',
			'description'           => 'Events, news and more from the society’s site.',
			'category'              => 'embed',
			'icon'                  => 'calendar-alt',
			'keywords'              => array( 'ummes', 'events', 'news' ),
			'attributes'            => array(
				'tag'     => array(
					'type'    => 'string',
					'default' => 'events',
				),
				'limit'   => $text,
				'show'    => $text,
				'theme'   => $text,
				'accent'  => $text,
				'eventId' => $text,
			),
			'supports'              => array( 'html' => false ),
			'editor_script_handles' => array( 'ummes-block' ),
			'render_callback'       => 'ummes_render_block',
		)
	);
}
add_action( 'init', 'ummes_register_block' );

function ummes_render_block( $attributes ) {
	$attributes['event-id'] = isset( $attributes['eventId'] ) ? $attributes['eventId'] : '';
	return ummes_html( isset( $attributes['tag'] ) ? $attributes['tag'] : '', $attributes );
}

/** The block in the editor: its settings, and a preview in a frame, because the editor doesn't run scripts. */
const UMMES_BLOCK_SCRIPT = <<<'JS'
( function ( wp, society ) {
	var el = wp.element.createElement;
	var editor = wp.blockEditor;
	var components = wp.components;

	function edit( props ) {
		var values = props.attributes;
		function setting( control, name, label, more ) {
			return el( control, Object.assign( {
				key: name,
				label: label,
				value: values[ name ],
				onChange: function ( value ) {
					var change = {};
					change[ name ] = value;
					props.setAttributes( change );
				},
				__nextHasNoMarginBottom: true,
				__next40pxDefaultSize: true,
			}, more ) );
		}
		function choice( name, label, options ) {
			return setting( components.SelectControl, name, label, {
				options: Object.keys( options ).map( function ( value ) {
					return { value: value, label: options[ value ] };
				} ),
			} );
		}
		var query = new URLSearchParams( { theme: values.theme } );
		if ( values.limit ) query.set( 'limit', values.limit );
		if ( values.show ) query.set( 'show', values.show );
		if ( values.eventId ) query.set( 'event-id', values.eventId );

		return el( 'div', editor.useBlockProps(),
			el( editor.InspectorControls, null,
				el( components.PanelBody, { title: 'Society' },
					choice( 'tag', 'Show', society.names ),
					values.tag === 'events' && choice( 'show', 'Which events', { '': 'Today’s, upcoming and past', upcoming: 'Today’s and upcoming', past: 'Past only' } ),
					values.tag === 'event-detail' && setting( components.TextControl, 'eventId', 'The event’s id: the end of its address on the society’s site' ),
					setting( components.TextControl, 'limit', 'How many to show', { type: 'number', min: 1, max: 100 } ),
					choice( 'theme', 'Colours', { '': 'Match my page', light: 'Always light', dark: 'Always dark' } ),
					setting( components.TextControl, 'accent', 'Accent colour, such as #8a1538' )
				)
			),
			el( 'iframe', {
				src: society.origin + '/frame/' + values.tag + '?' + query,
				title: society.names[ values.tag ],
				style: { width: '100%', height: '400px', border: 0, pointerEvents: 'none' },
			} )
		);
	}

	wp.blocks.registerBlockType( 'ummes/society', { edit: edit, save: function () { return null; } } );
} )( window.wp, ummesBlock );
JS;

/** Addresses of the society's pages on a line of their own become frames, without WordPress's sandbox. */
function ummes_register_embeds() {
	wp_oembed_add_provider( UMMES_ORIGIN . '/*', UMMES_ORIGIN . '/oembed' );
}
add_action( 'init', 'ummes_register_embeds' );

/**
 * Pages with such a frame get the script that gives it the height of its content. The link before the frame is for
 * sites without this plugin, where WordPress hides it.
 */
function ummes_size_embed( $html, $url ) {
	if ( ! is_string( $url ) || 0 !== strpos( $url, UMMES_ORIGIN . '/' ) ) {
		return $html;
	}
	add_action( 'wp_footer', 'ummes_print_sizing' );
	return preg_replace( '#<blockquote>.*?</blockquote>#s', '', $html );
}
add_filter( 'embed_oembed_html', 'ummes_size_embed', 10, 2 );

function ummes_print_sizing() {
	wp_print_inline_script_tag(
		"addEventListener('message', function (event) {
	if (!event.data || event.data.type !== 'ummes-height') return;
	document.querySelectorAll('iframe').forEach(function (frame) {
		if (frame.contentWindow === event.source) frame.style.height = Number(event.data.height) + 'px';
	});
});"
	);
}
