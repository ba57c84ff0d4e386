// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.table;

import java.util.function.IntSupplier;
import java.util.stream.Collectors;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.resource.FontDescriptor;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.jface.resource.LocalResourceManager;
import org.eclipse.jface.resource.ResourceManager;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Font;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Listener;
import org.eclipse.swt.widgets.ScrollBar;
import org.eclipse.swt.widgets.Table;
import org.roundtrip.ui.look.Presenter;

/**
 * The first columns of a table, drawn over its left edge while it is scrolled to the right, because the platform's tables cannot keep
 * columns in sight. The table below has all columns as ever, also for keys and screen readers; the mouse does here what it does there.
 * User interface's thread only.
 */
final class KeptColumns {
    private final Table table;
    private final IntSupplier count;
    /** Null until the table is scrolled to the right. */
    private Canvas canvas;
    private ResourceManager fonts;
    private KeptPicture shown;
    private boolean waiting;

    /** @param table in a place with a grid, else nothing is kept @param count how many columns at the left are kept */
    KeptColumns(Table table, IntSupplier count) {
        this.table = table;
        this.count = count;
        for (int type : new int[] {SWT.Paint, SWT.Resize, SWT.Move, SWT.Selection}) {
            table.addListener(type, event -> followSoon());
        }
        Listener within = event -> stayWithin();
        table.addListener(SWT.Resize, within);
        table.addListener(SWT.Move, within);
        table.getParent().addListener(SWT.Resize, within);
        table.addListener(SWT.Dispose, event -> table.getParent().removeListener(SWT.Resize, within));
        for (ScrollBar bar : new ScrollBar[] {table.getHorizontalBar(), table.getVerticalBar()}) {
            if (bar != null) {
                bar.addListener(SWT.Selection, event -> follow());
            }
        }
    }

    /** Beside the table in its place: GTK gives no part of the mouse to a widget in a table above its heads. */
    private Canvas make() {
        Canvas made = new Canvas(table.getParent(), SWT.DOUBLE_BUFFERED | SWT.NO_FOCUS | SWT.NO_BACKGROUND);
        GridDataFactory.fillDefaults().exclude(true).applyTo(made);
        made.addListener(SWT.Paint, event -> {
            if (shown != null) {
                shown.paint(event.gc);
            }
        });
        made.addListener(SWT.MouseDown, this::press);
        made.addListener(SWT.MouseDoubleClick, event -> tell(SWT.DefaultSelection, shown.line(event.y)));
        made.addListener(SWT.MouseMove, event -> made.setToolTipText(tip(event.x, event.y)));
        made.addListener(SWT.MenuDetect, this::openMenu);
        made.addListener(SWT.MouseVerticalWheel, event -> scroll(event.count, (event.stateMask & SWT.SHIFT) != 0));
        made.addListener(SWT.MouseHorizontalWheel, event -> scroll(event.count, true));
        table.addListener(SWT.Dispose, event -> made.dispose());
        fonts = new LocalResourceManager(JFaceResources.getResources(table.getDisplay()), made);
        return made;
    }

    /** Later: a table must not change while it is being painted or filled. */
    private void followSoon() {
        if (!waiting) {
            waiting = true;
            table.getDisplay().asyncExec(() -> {
                waiting = false;
                if (!table.isDisposed()) {
                    follow();
                }
            });
        }
    }

    /** At once, because the old picture may be painted before {@link #follow}, where the table is no more. */
    private void stayWithin() {
        if (shown != null) {
            Point size = canvas.getSize();
            Rectangle room = KeptPicture.room(table);
            canvas.setBounds(room.x, room.y, Math.min(size.x, room.width), Math.min(size.y, room.height));
        }
    }

    private void follow() {
        ScrollBar bar = table.getHorizontalBar();
        boolean scrolled = table.isVisible() && bar != null && bar.isVisible() && bar.getSelection() > 0 && count.getAsInt() > 0
                && table.getParent().getLayout() instanceof GridLayout;
        if (scrolled && canvas == null) {
            canvas = make();
        }
        KeptPicture now = scrolled ? KeptPicture.of(table, count.getAsInt(), headFont()) : null;
        if (now == null ? shown != null : !now.equals(shown) || !now.bounds().equals(canvas.getBounds())) {
            shown = now;
            canvas.setVisible(now != null);
            if (now != null) {
                canvas.setBounds(now.bounds());
                canvas.moveAbove(table);
                canvas.redraw();
            }
        }
    }

    /** GTK writes heads in bold, unless a table was given another font than the desktop's. */
    private Font headFont() {
        return !SWT.getPlatform().equals("gtk") || Presenter.scale(table) > 1 ? table.getFont()
                : fonts.create(FontDescriptor.createFrom(table.getFont()).setStyle(SWT.BOLD));
    }

    private void scroll(int by, boolean sideways) {
        if (sideways) {
            ScrollBar bar = table.getHorizontalBar();
            bar.setSelection(bar.getSelection() - by * bar.getIncrement());
        } else {
            table.setTopIndex(Math.max(0, table.getTopIndex() - by));
        }
        followSoon();
    }

    private void press(Event event) {
        if (shown.ofHeads(event.y)) {
            table.getColumn(shown.column(event.x)).notifyListeners(SWT.Selection, new Event());
            return;
        }
        KeptPicture.Line line = shown.line(event.y);
        if (line != null && (event.button == 1 || !line.selected())) {
            select(line, event.button == 1 ? event.stateMask : 0);
            tell(SWT.Selection, line);
        }
        table.setFocus();
    }

    private void select(KeptPicture.Line line, int keys) {
        int from = table.getSelectionIndex();
        if ((keys & SWT.MOD1) != 0 && line.selected()) {
            table.deselect(line.index());
        } else if ((keys & SWT.MOD1) != 0) {
            table.select(line.index());
        } else if ((keys & SWT.SHIFT) != 0 && from >= 0) {
            table.setSelection(Math.min(from, line.index()), Math.max(from, line.index()));
        } else {
            table.setSelection(line.index());
        }
        followSoon();
    }

    private void tell(int type, KeptPicture.Line line) {
        if (line != null) {
            Event told = new Event();
            told.item = table.getItem(line.index());
            table.notifyListeners(type, told);
        }
    }

    private void openMenu(Event event) {
        event.doit = false;
        if (table.getMenu() != null) {
            table.getMenu().setLocation(event.x, event.y);
            table.getMenu().setVisible(true);
        }
    }

    /** That of a head, or a row's texts where there is too little room for them. */
    private String tip(int x, int y) {
        KeptPicture.Line line = shown.line(y);
        return shown.ofHeads(y) ? table.getColumn(shown.column(x)).getToolTipText() : line == null || !shown.cut() ? null
                : line.cells().stream().map(KeptPicture.Cell::text).collect(Collectors.joining("  "));
    }
}
