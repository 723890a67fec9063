import { lucideShape } from '@passerelle/icons/lucide';
import type { Plugin } from 'vite';

const PREFIX = '@mui/icons-material/';

/** Material icons that react-admin imports, mapped to Lucide icons. */
const lucideNames: Record<string, string> = {
  AccountCircle: 'circle-user-round',
  Add: 'plus',
  AddCircleOutlineOutlined: 'circle-plus',
  ArrowCircleDown: 'circle-arrow-down',
  ArrowCircleUp: 'circle-arrow-up',
  ArrowDropDown: 'chevron-down',
  BookmarkAdd: 'bookmark-plus',
  BookmarkBorder: 'bookmark',
  BookmarkRemove: 'bookmark-minus',
  Brightness4: 'moon',
  Brightness7: 'sun',
  CancelOutlined: 'circle-x',
  CheckBox: 'square-check',
  CheckBoxOutlineBlank: 'square',
  CheckCircle: 'circle-check',
  Clear: 'x',
  Close: 'x',
  Create: 'pencil',
  Dashboard: 'layout-dashboard',
  Delete: 'trash-2',
  DeleteOutlineOutlined: 'trash-2',
  Done: 'check',
  DragIndicator: 'grip-vertical',
  Error: 'circle-alert',
  ErrorOutlineOutlined: 'circle-alert',
  ExpandMore: 'chevron-down',
  FilterList: 'list-filter',
  GetApp: 'download',
  HelpOutlineOutlined: 'circle-question-mark',
  HighlightOff: 'circle-x',
  History: 'history',
  HotTub: 'bath',
  Inbox: 'inbox',
  List: 'list',
  Lock: 'lock',
  Menu: 'menu',
  NavigateBefore: 'chevron-left',
  NavigateNext: 'chevron-right',
  PowerSettingsNew: 'power',
  Queue: 'list-plus',
  Refresh: 'refresh-cw',
  RemoveCircle: 'circle-minus',
  RemoveCircleOutlineOutlined: 'circle-minus',
  RemoveRedEye: 'eye',
  Report: 'octagon-alert',
  Save: 'save',
  Search: 'search',
  Settings: 'settings',
  Sort: 'arrow-down-wide-narrow',
  Translate: 'languages',
  Update: 'calendar-clock',
  ViewList: 'list',
  ViewWeek: 'columns-3',
  Visibility: 'eye',
  VisibilityOff: 'eye-off',
  WarningAmber: 'triangle-alert',
};

/** Vite plugin that replaces react-admin's icons with Lucide's, as Material UI SvgIcons. */
export function materialIcons(): Plugin {
  return {
    name: 'passerelle-material-icons',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const name = id.slice(PREFIX.length + 1);
      const lucideName = lucideNames[name];
      if (!lucideName)
        throw new Error(`react-admin now imports ${id.slice(1)}: name its like in Lucide here.`);
      const pen = {
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
      };
      const lines = { ...pen, dangerouslySetInnerHTML: { __html: lucideShape(lucideName) } };
      const code = `import { createSvgIcon } from '@mui/material/utils';
import { createElement } from 'react';
export default /* @__PURE__ */ createSvgIcon(createElement('g', ${JSON.stringify(lines)}), ${JSON.stringify(name)});`;
      return { code, moduleSideEffects: false };
    },
  };
}
