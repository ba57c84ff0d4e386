// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.help.view;

import java.util.List;
import java.util.function.Consumer;

import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.layout.TableColumnLayout;
import org.eclipse.jface.viewers.ColumnWeightData;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableColumn;
import org.eclipse.swt.widgets.TableItem;
import org.roundtrip.help.Guide;
import org.roundtrip.help.Page;
import org.roundtrip.model.text.Texts;

/** The list of all pages, or of the pages that a search found. */
final class ContentsList {
    private static final Texts TEXTS = Texts.of(ContentsList.class);

    private final Composite area;
    private final Table table;
    private final Label nothing;
    private List<Page> pages = List.of();

    /** @param open receives the page that a person selects */
    ContentsList(Composite parent, Consumer<Page> open) {
        area = new Composite(parent, SWT.NONE);
        GridLayoutFactory.fillDefaults().spacing(0, 0).applyTo(area);
        Composite frame = new Composite(area, SWT.NONE);
        frame.setLayoutData(new GridData(SWT.FILL, SWT.FILL, true, true));
        table = new Table(frame, SWT.SINGLE | SWT.FULL_SELECTION | SWT.V_SCROLL);
        TableColumnLayout columns = new TableColumnLayout();
        columns.setColumnData(new TableColumn(table, SWT.NONE), new ColumnWeightData(1, 60, false));
        frame.setLayout(columns);
        nothing = new Label(area, SWT.WRAP);
        nothing.setText(TEXTS.text("nothingFound"));
        GridData below = new GridData(SWT.FILL, SWT.TOP, true, false);
        below.horizontalIndent = 6;
        below.exclude = true;
        nothing.setLayoutData(below);
        nothing.setVisible(false);
        table.addListener(SWT.Selection, event -> open.accept(pages.get(table.getSelectionIndex())));
    }

    Composite area() {
        return area;
    }

    Table table() {
        return table;
    }

    /** Shows other pages. */
    void show(List<Page> others) {
        if (others.equals(pages)) {
            return;
        }
        pages = others;
        table.setRedraw(false);
        table.removeAll();
        for (Page page : pages) {
            new TableItem(table, SWT.NONE).setText(page.title());
        }
        table.setRedraw(true);
        nothing.setVisible(pages.isEmpty());
        ((GridData) nothing.getLayoutData()).exclude = !pages.isEmpty();
        area.layout();
    }

    /** Scrolls to the first page. */
    void showFirst() {
        table.setTopIndex(0);
    }

    /** Returns the first page in the list; null if it is empty. */
    Page first() {
        return pages.isEmpty() ? null : pages.getFirst();
    }

    /** Returns the size in pixels at which the titles of all pages are visible. */
    Point size() {
        GC gc = new GC(table);
        try {
            List<Page> all = Guide.get().pages();
            int widest = all.stream().mapToInt(page -> gc.textExtent(page.title()).x).max().orElse(0);
            int row = table.getItemHeight();
            return new Point(widest + row, all.size() * row + row / 4);
        } finally {
            gc.dispose();
        }
    }

    /** Selects the page that is shown, if it is in the list. */
    void select(Page page) {
        int index = pages.indexOf(page);
        if (index < 0) {
            table.deselectAll();
        } else {
            table.setSelection(index);
            if (size().y <= table.getSize().y) {
                showFirst();
            }
        }
    }
}
