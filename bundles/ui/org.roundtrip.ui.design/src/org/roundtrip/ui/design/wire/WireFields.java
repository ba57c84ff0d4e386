// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.design.wire;

import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeColumn;
import org.eclipse.swt.widgets.TreeItem;
import org.roundtrip.dissect.Field;
import org.roundtrip.model.text.Texts;
import org.roundtrip.ui.bytes.ByteSpan;
import org.roundtrip.ui.theme.Theme;
import org.roundtrip.ui.table.CutRows;
import org.roundtrip.ui.table.RowFolding;
import org.roundtrip.ui.table.TableHead;
import org.roundtrip.ui.table.TreeWidths;

/** The fields of a message as a tree whose items are filled when they come into sight. */
final class WireFields {
    private static final Texts TEXTS = Texts.of(WireFields.class);

    /** More rows than these are not opened and selected at once: nobody looks through them. */
    private static final int MOST_SELECTED = 64;
    private final Tree tree;
    private final TreeWidths widths;
    private List<Field> fields = List.of();

    /** @param chosen receives the bytes of the field that a person chooses */
    WireFields(Composite parent, Consumer<ByteSpan> chosen) {
        tree = new Tree(parent, SWT.VIRTUAL | SWT.MULTI | SWT.FULL_SELECTION);
        TableHead.show(tree);
        column(TEXTS.text("field"));
        column(TEXTS.text("value"));
        widths = new TreeWidths(tree, 1);
        Theme.onChange(tree, () -> {
            widths.begin();
            show(fields);
        });
        tree.addListener(SWT.SetData, this::fill);
        CutRows.explain(tree);
        RowFolding.on(tree, (row, open) -> { });
        tree.addListener(SWT.Selection, event -> chosen.accept(span((Field) event.item.getData())));
    }

    private void column(String title) {
        new TreeColumn(tree, SWT.LEFT).setText(title);
    }

    Tree control() {
        return tree;
    }

    void show(List<Field> others) {
        fields = others;
        tree.removeAll();
        tree.setItemCount(fields.size());
        if (fields.size() == 1) {
            tree.getItem(0).setExpanded(true);
        }
    }

    /** Selects the innermost field that has all of each of some bytes. Those of all elements of a list are an example. */
    void select(List<ByteSpan> spans) {
        TreeItem[] found = spans.stream().limit(MOST_SELECTED).map(this::find).filter(Objects::nonNull).distinct()
                .toArray(TreeItem[]::new);
        if (found.length == 0) {
            tree.deselectAll();
            return;
        }
        for (TreeItem item : found) {
            for (TreeItem above = item.getParentItem(); above != null; above = above.getParentItem()) {
                // Some platforms select no row that is not open.
                above.setExpanded(true);
            }
        }
        tree.setSelection(found);
        tree.showItem(found[0]);
    }

    /** Returns the row of the innermost field that has all of some bytes; null when there is none. */
    private TreeItem find(ByteSpan bytes) {
        TreeItem found = null;
        List<Field> level = fields;
        int place = place(level, bytes);
        while (place >= 0) {
            found = found == null ? tree.getItem(place) : found.getItem(place);
            if (found.getData() == null) {
                found.getText();
            }
            level = level.get(place).parts();
            place = place(level, bytes);
        }
        return found;
    }

    private static int place(List<Field> level, ByteSpan bytes) {
        for (int i = 0; i < level.size(); i++) {
            if (!bytes.isEmpty() && level.get(i).from() <= bytes.from() && level.get(i).to() >= bytes.to()) {
                return i;
            }
        }
        return -1;
    }

    private void fill(org.eclipse.swt.widgets.Event event) {
        TreeItem item = (TreeItem) event.item;
        TreeItem above = item.getParentItem();
        Field field = (above == null ? fields : ((Field) above.getData()).parts()).get(event.index);
        item.setData(field);
        item.setItemCount(field.parts().size());
        widths.fill(item, field.name(), field.value());
    }

    private static ByteSpan span(Field field) {
        return new ByteSpan((int) field.from(), (int) field.to());
    }
}
