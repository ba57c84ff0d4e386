// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.bytes;

import org.eclipse.swt.accessibility.ACC;
import org.eclipse.swt.accessibility.AccessibleAdapter;
import org.eclipse.swt.accessibility.AccessibleEvent;
import org.roundtrip.model.text.Texts;
import org.roundtrip.ui.view.ScreenReader;

/** Makes a {@link HexCanvas} and what is selected in it known to a screen reader. */
final class HexAccessibility {
    private static final Texts TEXTS = Texts.of(HexAccessibility.class);
    private static final int MOST_SPOKEN = 64;

    HexAccessibility(HexCanvas canvas) {
        canvas.getAccessible().addAccessibleListener(new AccessibleAdapter() {
            @Override
            public void getHelp(AccessibleEvent event) {
                event.result = TEXTS.text("bytesHelp");
            }
        });
        ScreenReader.describe(canvas, ACC.ROLE_TEXT, () -> TEXTS.text("bytes"), () -> spoken(canvas));
    }

    /** Describes the selected bytes, or else the highlighted ones: place, role, and the first of them in digits. */
    static String spoken(HexCanvas canvas) {
        ByteSpan span = canvas.selection().isEmpty() ? canvas.highlight() : canvas.selection();
        if (span.isEmpty()) {
            return "";
        }
        ByteSpan spoken = new ByteSpan(span.from(), Math.min(span.to(), span.from() + MOST_SPOKEN));
        return SpanDescription.of(canvas.content(), span) + " " + HexText.hex(canvas.content().bytes(), spoken);
    }
}
