// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.design.palette;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableColumn;
import org.eclipse.swt.widgets.TableItem;
import org.eclipse.swt.widgets.Text;
import org.roundtrip.model.text.Texts;
import org.roundtrip.ui.form.FramedPopup;
import org.roundtrip.ui.theme.Icons;

/**
 * A list over the window in which a few letters find an entry. Arrows choose, Enter takes, Escape and a click elsewhere
 * close.
 */
final class InsertPopup extends FramedPopup {
    private static final Texts TEXTS = Texts.of(InsertPopup.class);
    private static final int MOST_ROWS = 16;
    private static final int LETTERS = 34;
    private final List<PaletteItem> all;
    private final Function<PaletteItem, String> foretold;
    private final Consumer<PaletteItem> chosen;
    private List<PaletteItem> shown = List.of();
    private Text filter;
    private Label foretelling;
    private Table table;

    /** @param place of the upper left corner on the screen @param foretold says in a sentence what an entry would do */
    InsertPopup(Shell parent, Point place, List<PaletteItem> all, Function<PaletteItem, String> foretold, Consumer<PaletteItem> chosen) {
        super(parent, place, null, TEXTS.text("insert.keys"));
        this.all = all;
        this.foretold = foretold;
        this.chosen = chosen;
    }

    @Override
    protected Control createDialogArea(Composite parent) {
        Composite body = (Composite) super.createDialogArea(parent);
        GridLayoutFactory.fillDefaults().margins(4, 4).applyTo(body);
        filter = new Text(body, SWT.SEARCH | SWT.ICON_SEARCH);
        filter.setMessage(TEXTS.text("insert.filter"));
        GridDataFactory.fillDefaults().grab(true, false).applyTo(filter);
        foretelling = new Label(body, SWT.WRAP);
        // Room for two lines, which must not make the list wider.
        foretelling.setText("\n");
        GridDataFactory.fillDefaults().grab(true, false).hint(1, foretelling.computeSize(SWT.DEFAULT, SWT.DEFAULT).y).applyTo(foretelling);
        table = new Table(body, SWT.SINGLE | SWT.FULL_SELECTION | SWT.V_SCROLL);
        TableColumn label = new TableColumn(table, SWT.NONE);
        TableColumn more = new TableColumn(table, SWT.NONE);
        filter.addListener(SWT.Modify, typed -> show());
        filter.addListener(SWT.KeyDown, this::step);
        filter.addListener(SWT.DefaultSelection, enter -> take());
        table.addListener(SWT.DefaultSelection, enter -> take());
        table.addListener(SWT.Selection, selected -> foretell());
        show();
        label.pack();
        more.pack();
        // Rows have their height, which is also that of their icons, only now.
        GridDataFactory.fillDefaults().grab(true, true).hint(LETTERS * filter.getFont().getFontData()[0].getHeight(),
                Math.min(all.size(), MOST_ROWS) * table.getItemHeight()).applyTo(table);
        return body;
    }

    @Override
    protected Control getFocusControl() {
        return filter;
    }

    private void show() {
        shown = InsertChooser.filtered(all, filter.getText());
        table.setRedraw(false);
        table.removeAll();
        for (PaletteItem item : shown) {
            TableItem row = new TableItem(table, SWT.NONE);
            row.setImage(Icons.image(item.icon()));
            row.setText(new String[] {item.label(), item.more()});
        }
        table.select(0);
        table.setRedraw(true);
        foretell();
    }

    private void foretell() {
        int index = table.getSelectionIndex();
        foretelling.setText(index < 0 ? "" : foretold.apply(shown.get(index)).replace("&", "&&"));
    }

    private void step(Event key) {
        int by = switch (key.keyCode) {
            case SWT.ARROW_DOWN -> 1;
            case SWT.ARROW_UP -> -1;
            case SWT.PAGE_DOWN -> MOST_ROWS - 1;
            case SWT.PAGE_UP -> 1 - MOST_ROWS;
            default -> 0;
        };
        if (by != 0 && !shown.isEmpty()) {
            key.doit = false;
            table.setSelection(Math.clamp(table.getSelectionIndex() + by, 0, shown.size() - 1));
            foretell();
        }
    }

    private void take() {
        int index = table.getSelectionIndex();
        if (index >= 0) {
            PaletteItem item = shown.get(index);
            Display display = table.getDisplay();
            close();
            // The window has the keyboard again only then.
            display.asyncExec(() -> chosen.accept(item));
        }
    }
}
