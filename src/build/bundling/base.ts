/*
 * The modules that every page and nearly every tag needs. shared-base.ts adds an import of this file to each entry, so
 * that they become one chunk.
 */
import 'react';
import 'react/jsx-runtime';
import 'react-dom';
import 'react-dom/client';
import '@preact/signals-react';
import '../../api/events';
import '../../model/page';
import '../../ui/cards';
import '../../ui/controls';
import '../../ui/lazy-view';
import '../../ui/item-link';
import '../../ui/list-states';
import '../../ui/notice';
import '../../ui/use-item-dialog';
import '../../ui/pager';
import '../../ui/picture';
import '../../ui/reduced-motion';
import '../../ui/style';
import '../../ui/use-resource';
