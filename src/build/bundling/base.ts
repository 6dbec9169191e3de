/*
 * The modules that every page and nearly every tag needs. shared-base.ts adds an import of this file to each entry, so
 * that they become one chunk.
 */
import '@preact/signals-react';
import 'react';
import 'react-dom';
import 'react-dom/client';
import 'react/jsx-runtime';
import '../../api/first-list';
import '../../api/resource';
import '../../model/api-paths';
import '../../model/day';
import '../../model/email';
import '../../model/initial-letter';
import '../../model/limit';
import '../../model/page';
import '../../model/row';
import '../../model/slice';
import '../../texts/fill';
import '../../ui/cards';
import '../../ui/controls';
import '../../ui/heading';
import '../../ui/host';
import '../../ui/item-link';
import '../../ui/lazy-view';
import '../../ui/list-states';
import '../../ui/notice';
import '../../ui/pager';
import '../../ui/picture';
import '../../ui/poster';
import '../../ui/reduced-motion';
import '../../ui/style';
import '../../ui/use-is-hydrated';
import '../../ui/use-item-dialog';
import '../../ui/use-resource';
import '../../ui/use-signal';
import '../../ui/use-texts';
