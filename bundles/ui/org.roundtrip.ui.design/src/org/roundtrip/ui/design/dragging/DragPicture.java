// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.design.dragging;

import org.eclipse.swt.SWT;
import org.eclipse.swt.dnd.DND;
import org.eclipse.swt.dnd.DragSource;
import org.eclipse.swt.dnd.DragSourceEffect;
import org.eclipse.swt.dnd.DragSourceEvent;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeItem;

/**
 * What the pointer carries while rows of a tree are dragged. It is the icon and the name of the first of them. The
 * platform's own picture is a whole row, which hides the place of the drop.
 */
public final class DragPicture extends DragSourceEffect {
    private static final int MARGIN = 3;
    private final Tree tree;
    private Image image;

    /** Pictures for drags from a tree. */
    public DragPicture(Tree tree) {
        super(tree);
        this.tree = tree;
    }

    /** Gives a tree that is the source of drags such pictures. */
    public static void on(Tree tree) {
        ((DragSource) tree.getData(DND.DRAG_SOURCE_KEY)).setDragSourceEffect(new DragPicture(tree));
    }

    @Override
    public void dragStart(DragSourceEvent event) {
        TreeItem[] items = tree.getSelection();
        if (items.length > 0) {
            // The name is the first word of a row.
            String name = items[0].getText().split(" {2}")[0];
            image = drawn(items[0].getImage(), items.length == 1 ? name : name + " +" + (items.length - 1));
            event.image = image;
        }
    }

    @Override
    public void dragFinished(DragSourceEvent event) {
        if (image != null) {
            image.dispose();
            image = null;
        }
    }

    private Image drawn(Image icon, String words) {
        Display display = tree.getDisplay();
        GC measure = new GC(tree);
        Point text = measure.textExtent(words);
        measure.dispose();
        Rectangle mark = icon == null ? new Rectangle(0, 0, 0, 0) : icon.getBounds();
        int height = Math.max(text.y, mark.height) + 2 * MARGIN;
        return new Image(display, (gc, width, high) -> {
            gc.setFont(tree.getFont());
            gc.setBackground(display.getSystemColor(SWT.COLOR_LIST_BACKGROUND));
            gc.setForeground(display.getSystemColor(SWT.COLOR_LIST_FOREGROUND));
            gc.fillRectangle(0, 0, width, high);
            if (icon != null) {
                gc.drawImage(icon, MARGIN, (height - mark.height) / 2);
            }
            gc.drawText(words, 2 * MARGIN + mark.width, (height - text.y) / 2, true);
            gc.drawRectangle(0, 0, width - 1, high - 1);
        }, text.x + mark.width + 4 * MARGIN, height);
    }
}
