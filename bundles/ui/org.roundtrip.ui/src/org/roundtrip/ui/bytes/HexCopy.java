// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.bytes;

import org.eclipse.jface.action.Action;
import org.eclipse.swt.widgets.Display;
import org.roundtrip.model.text.Texts;
import org.roundtrip.ui.theme.Icons;
import org.roundtrip.ui.view.TextClipboard;

/** The action that puts the selected bytes, or else the highlighted ones, on the clipboard. User interface's thread only. */
public final class HexCopy extends Action {
    private static final Texts TEXTS = Texts.of(HexCopy.class);

    /** No more bytes are copied, since few programs could paste them. */
    private static final int MOST = 4 << 20;

    /** How bytes are written as text. */
    public enum Form {
        HEX, TEXT, ARRAY
    }

    private final HexCanvas canvas;
    private final Form form;

    public HexCopy(HexCanvas canvas, Form form) {
        super(switch (form) {
            case HEX -> TEXTS.text("copyHex");
            case TEXT -> TEXTS.text("copyText");
            case ARRAY -> TEXTS.text("copyArray");
        });
        this.canvas = canvas;
        this.form = form;
        setToolTipText(TEXTS.text("copyTip"));
        setImageDescriptor(form == Form.HEX ? Icons.descriptor("copy") : null);
    }

    @Override
    public void run() {
        ByteSpan span = canvas.selection().isEmpty() ? canvas.highlight() : canvas.selection();
        put(canvas.getDisplay(), canvas.content().bytes(), span, form);
    }

    /** Puts bytes on the clipboard, the first {@value #MOST} at most. */
    public static void put(Display display, byte[] bytes, Form form) {
        put(display, bytes, new ByteSpan(0, bytes.length), form);
    }

    private static void put(Display display, byte[] bytes, ByteSpan span, Form form) {
        if (span.isEmpty()) {
            return;
        }
        ByteSpan some = new ByteSpan(span.from(), Math.min(span.to(), span.from() + MOST));
        TextClipboard.put(display, text(bytes, some, form));
    }

    private static String text(byte[] bytes, ByteSpan span, Form form) {
        return switch (form) {
            case HEX -> HexText.hex(bytes, span);
            // Text on the clipboard would end at a zero.
            case TEXT -> HexText.text(bytes, span).replace('\0', '.');
            case ARRAY -> HexText.array(bytes, span);
        };
    }
}
