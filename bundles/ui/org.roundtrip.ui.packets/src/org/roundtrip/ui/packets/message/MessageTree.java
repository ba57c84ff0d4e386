// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.message;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.eclipse.jface.preference.JFacePreferences;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeColumn;
import org.eclipse.swt.widgets.TreeItem;
import org.roundtrip.model.text.Texts;
import org.roundtrip.words.Numbers;
import org.roundtrip.chart.ChartStyle;
import org.roundtrip.chart.bars.RoleColours;
import org.roundtrip.ui.bytes.RoleSwatches;
import org.roundtrip.ui.chart.ChartLooks;
import org.roundtrip.ui.theme.Icons;
import org.roundtrip.ui.theme.Theme;
import org.roundtrip.ui.table.RowFolding;
import org.roundtrip.ui.table.TableHead;
import org.roundtrip.ui.table.TreeWidths;

/**
 * The fields of a packet and its messages as a tree. Items are filled when they come into sight. Rows that were opened are
 * opened again when another packet of the same kind is shown. User interface's thread only.
 */
final class MessageTree {
    private static final Texts TEXTS = Texts.of(MessageTree.class);
    static final int ROLE = 3;
    private static final int VALUE = 1;
    /**
     * The characters of a name and of a value that come before the words of roles. Without room for these, colours stand
     * alone.
     */
    private static final int BEFORE_WORDS = 40;
    private static final int LONGEST = 200;
    private static final int MOST_OPENED = 2_000;

    private final Tree tree;
    private final RoleSwatches swatches;
    private final TreeWidths widths;
    private final OpenRows opened = new OpenRows();
    private PacketTree content = PacketTree.NOTHING;
    private ChartStyle style;
    private boolean roleWords = true;
    /** What the words of roles need. */
    private int wordsWidth;

    MessageTree(Composite parent) {
        tree = new Tree(parent, SWT.VIRTUAL | SWT.SINGLE | SWT.FULL_SELECTION);
        TableHead.show(tree);
        swatches = new RoleSwatches(tree);
        style = ChartLooks.style(tree, 1);
        column(TEXTS.text("field"), SWT.LEFT);
        column(TEXTS.text("value"), SWT.LEFT);
        column(TEXTS.text("length"), SWT.RIGHT);
        column(TEXTS.text("role"), SWT.LEFT);
        widths = new TreeWidths(tree, VALUE);
        Theme.onChange(tree, () -> {
            wordsWidth = 0;
            widths.begin();
            look();
        });
        tree.addListener(SWT.Resize, event -> fitRoles());
        widths.onGrow(this::fitRoles);
        tree.addListener(SWT.SetData, this::fill);
        tree.addListener(SWT.Expand, event -> remember((TreeItem) event.item, true));
        tree.addListener(SWT.Collapse, event -> remember((TreeItem) event.item, false));
        RowFolding.on(tree, this::remember);
        tree.addListener(SWT.KeyDown, this::key);
        new TreeToolTips(tree);
    }

    /**
     * Takes the words of roles from the tree, or gives them back. It does so when the other columns have other texts or
     * another room.
     */
    private void fitRoles() {
        if (roleWords) {
            wordsWidth = Math.max(wordsWidth, widths.wanted(ROLE));
        }
        GC measure = new GC(tree);
        int most = (int) (BEFORE_WORDS * measure.getFontMetrics().getAverageCharacterWidth());
        measure.dispose();
        int before = IntStream.range(0, ROLE).map(column -> Math.min(widths.wanted(column), most)).sum();
        boolean words = before + wordsWidth <= tree.getClientArea().width;
        if (words != roleWords && tree.getSize().x > 0) {
            roleWords = words;
            // Later: the widths of the columns follow this change of size first.
            tree.getDisplay().asyncExec(() -> {
                if (!tree.isDisposed()) {
                    widths.begin(ROLE);
                    look();
                }
            });
        }
    }

    private void column(String title, int align) {
        TreeColumn column = new TreeColumn(tree, align);
        column.setText(title);
        column.setMoveable(align == SWT.LEFT && tree.getColumnCount() > 1);
    }

    Tree control() {
        return tree;
    }

    PacketTree content() {
        return content;
    }

    /** Calls back with the row that a person selects. */
    void onSelect(Consumer<TreeRow> listener) {
        tree.addListener(SWT.Selection, event -> {
            if (event.item != null && event.item.getData() instanceof TreeRow row) {
                listener.accept(row);
            }
        });
    }

    /** The selected row, or null. */
    TreeRow selected() {
        return tree.getSelectionCount() == 0 ? null : (TreeRow) tree.getSelection()[0].getData();
    }

    /** Draws again, as after a change of the theme. */
    void look() {
        style = ChartLooks.style(tree, 1);
        TreeRow row = selected();
        show(content);
        if (row != null) {
            select(row);
        }
    }

    /** Shows another packet; no row is selected. */
    void show(PacketTree other) {
        tree.setRedraw(false);
        // Before the content changes: GTK may fill an item that it removes.
        tree.removeAll();
        content = other;
        tree.setItemCount(content.rows().size());
        for (int i = 0; i < content.rows().size(); i++) {
            open(tree.getItem(i), content.rows().get(i), 0);
        }
        tree.setRedraw(true);
    }

    /** Opens a row and those below it, as far as they were open before or are open at first. */
    private void open(TreeItem item, TreeRow row, int depth) {
        if (row.count() == 0 || !opened.isOpen(row, depth, content)) {
            return;
        }
        item.getText();
        item.setExpanded(true);
        for (int i = 0; i < row.rows().size(); i++) {
            TreeRow below = row.rows().get(i);
            if (below.count() > 0 && opened.isOpen(below, depth + 1, content)) {
                open(item.getItem(i), below, depth + 1);
            }
        }
    }

    /** Selects a row, and brings it into sight. */
    void select(TreeRow row) {
        TreeItem item = item(row);
        tree.setSelection(item);
        tree.showItem(item);
    }

    void selectNothing() {
        tree.deselectAll();
    }

    private TreeItem item(TreeRow row) {
        if (row.parent() == null) {
            TreeItem top = tree.getItem(content.rows().indexOf(row));
            top.getText();
            return top;
        }
        TreeItem above = item(row.parent());
        if (!above.getExpanded()) {
            above.setExpanded(true);
        }
        TreeItem item = above.getItem(row.index());
        item.getText();
        return item;
    }

    /** Opens the selected row and all below it, some {@value #MOST_OPENED} at most. */
    void openAll() {
        if (selected() != null) {
            tree.setRedraw(false);
            openAll(List.of(tree.getSelection()[0]));
            tree.setRedraw(true);
        }
    }

    private void openAll(List<TreeItem> items) {
        List<TreeItem> level = items;
        int left = MOST_OPENED;
        while (!level.isEmpty() && left > 0) {
            List<TreeItem> below = new ArrayList<>();
            for (TreeItem item : level) {
                item.getText();
                int count = item.getItemCount();
                left -= count;
                if (count > 0 && left > 0) {
                    item.setExpanded(true);
                    remember(item, true);
                    below.addAll(List.of(item.getItems()));
                }
            }
            level = below;
        }
    }

    /** Closes all rows. */
    void closeAll() {
        opened.closeAll(content);
        show(content);
    }

    private void remember(TreeItem item, boolean open) {
        if (item.getData() instanceof TreeRow row) {
            opened.remember(row, open);
        }
    }

    private void key(Event event) {
        if (event.character == '*') {
            openAll();
            event.doit = false;
        }
    }

    private void fill(Event event) {
        TreeItem item = (TreeItem) event.item;
        TreeItem above = item.getParentItem();
        TreeRow row = above == null ? content.rows().get(event.index) : ((TreeRow) above.getData()).rows().get(event.index);
        item.setData(row);
        item.setItemCount(row.count());
        if (row.problem()) {
            widths.cut(item, row.name());
            item.setImage(Icons.image("warning"));
            item.setForeground(JFaceResources.getColorRegistry().get(JFacePreferences.ERROR_COLOR));
            return;
        }
        String role = row.role() == null || !roleWords ? "" : role(row);
        if (row.role() != null) {
            item.setImage(ROLE, swatches.image(row.role(), style));
        }
        widths.fill(item, row.name(), cut(row.value()), Numbers.count(row.to() - row.from()), role);
    }

    /** The role of a row in words, and how many of its bytes have it when others have others. */
    static String role(TreeRow row) {
        String role = RoleColours.label(row.role());
        return row.ofRole() == row.to() - row.from() ? role : TEXTS.text("roleOfSome", role, Numbers.count(row.ofRole()));
    }

    /** The value on a single line of reasonable length. */
    private static String cut(String value) {
        String line = value.length() <= LONGEST ? value : value.substring(0, LONGEST) + "\u2026";
        return line.replace('\n', ' ').replace('\r', ' ').replace('\t', ' ');
    }
}
