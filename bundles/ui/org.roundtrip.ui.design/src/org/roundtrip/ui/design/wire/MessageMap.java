// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.design.wire;

import java.util.List;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Rectangle;
import org.roundtrip.dissect.roles.ByteRole;
import org.roundtrip.preview.WireMessage;
import org.roundtrip.ui.bytes.ByteSpan;
import org.roundtrip.ui.bytes.RolePaint;

/** Paints a message as a bar that fills the room. It shows the roles of its bytes, and a mark under some of them. */
final class MessageMap {
    private static final int EDGE = 3;
    private static final int MARK = 3;
    private static final int LEAST_MARK = 3;

    private MessageMap() {
    }

    /** Paints into a cell of a table. */
    static void paint(GC gc, Rectangle cell, RolePaint paint, WireMessage message, List<ByteSpan> marked) {
        // That of a selected row is another one than that of the others.
        Color text = gc.getForeground();
        int size = message.size();
        double scale = (cell.width - 2.0 * EDGE) / Math.max(1, size);
        int top = cell.y + EDGE;
        int height = Math.max(1, cell.height - 2 * EDGE - MARK - 1);
        int from = 0;
        for (int at = 1; at <= size; at++) {
            ByteRole role = message.role(from);
            if (at == size || message.role(at) != role) {
                int left = x(cell, scale, from);
                paint.fill(gc, role, left, top, x(cell, scale, at) - left, height);
                from = at;
            }
        }
        gc.setBackground(text);
        for (ByteSpan span : marked) {
            int left = x(cell, scale, span.from());
            gc.fillRectangle(left, top + height + 1, Math.max(LEAST_MARK, x(cell, scale, span.to()) - left), MARK);
        }
    }

    private static int x(Rectangle cell, double scale, int at) {
        return cell.x + EDGE + (int) Math.round(at * scale);
    }
}
