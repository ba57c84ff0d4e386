// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.bytes;

import org.eclipse.swt.accessibility.ACC;
import org.eclipse.swt.accessibility.AccessibleAdapter;
import org.eclipse.swt.accessibility.AccessibleControlAdapter;
import org.eclipse.swt.accessibility.AccessibleControlEvent;
import org.eclipse.swt.accessibility.AccessibleEvent;

/** Tells those who do not see a {@link HexCanvas} what it is and what is selected in it. */
final class HexAccessibility {
    private static final int MOST_SPOKEN = 64;

    HexAccessibility(HexCanvas canvas) {
        canvas.getAccessible().addAccessibleListener(new AccessibleAdapter() {
            @Override
            public void getName(AccessibleEvent event) {
                event.result = Messages.bytes;
            }

            @Override
            public void getHelp(AccessibleEvent event) {
                event.result = Messages.bytesHelp;
            }
        });
        canvas.getAccessible().addAccessibleControlListener(new AccessibleControlAdapter() {
            @Override
            public void getRole(AccessibleControlEvent event) {
                event.detail = ACC.ROLE_TEXT;
            }

            @Override
            public void getValue(AccessibleControlEvent event) {
                event.result = spoken(canvas);
            }
        });
    }

    /** What is selected, or else highlighted: where, which role, and its first bytes. */
    static String spoken(HexCanvas canvas) {
        ByteSpan span = canvas.selection().isEmpty() ? canvas.highlight() : canvas.selection();
        if (span.isEmpty()) {
            return "";
        }
        ByteSpan spoken = new ByteSpan(span.from(), Math.min(span.to(), span.from() + MOST_SPOKEN));
        return SpanDescription.of(canvas.content(), span) + " " + HexText.hex(canvas.content().bytes(), spoken);
    }
}
