/*
 * The modules that every page and nearly every tag needs. shared-base.ts adds an import of this file to each entry, so
 * that they become one chunk. In this order it compresses best: others cost up to 0.15 kB in every tag.
 */
import 'react';
import 'react/jsx-runtime';
import 'react-dom';
import 'react-dom/client';
import '@preact/signals-react';
import '../../api/resource';
import '../../model/api-paths';
import '../../model/row';
import '../../model/day';
import '../../api/first-list';
import '../../ui/lazy-view';
import '../../ui/list-states';
import '../../model/slice';
import '../../model/page';
import '../../model/limit';
import '../../ui/heading';
import '../../ui/host';
import '../../ui/item-link';
import '../../ui/pager';
import '../../ui/use-resource';
import '../../ui/use-is-hydrated';
import '../../ui/use-signal';
import '../../model/email';
import '../../texts/fill';
import '../../ui/use-texts';
import '../../ui/notice';
import '../../ui/style';
import '../../ui/reduced-motion';
import '../../ui/controls';
import '../../ui/use-item-dialog';
import '../../ui/picture';
import '../../model/initial-letter';
import '../../ui/poster';
import '../../ui/cards';
