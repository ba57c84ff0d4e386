// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.design.wire;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.roundtrip.dissect.roles.ByteRole;
import org.roundtrip.preview.WireMessage;
import org.roundtrip.chart.ChartStyle;
import org.roundtrip.ui.bytes.ByteSpan;
import org.roundtrip.ui.bytes.BytesWithRoles;
import org.roundtrip.ui.bytes.HexCanvas;
import org.roundtrip.ui.bytes.HexCopy;
import org.roundtrip.ui.bytes.RoleLegend;
import org.roundtrip.ui.chart.ChartLooks;
import org.roundtrip.ui.theme.Theme;
import org.roundtrip.ui.text.ShortLabel;

/** The bytes of one message with their roles, and a line that says what the bytes at the cursor are. */
final class WireBytes {
    private final HexCanvas hex;
    private final ShortLabel described;
    private final RoleLegend legend;

    /** @param chosen receives the bytes that a person selects */
    WireBytes(Composite parent, Consumer<ByteSpan> chosen) {
        Composite body = new Composite(parent, SWT.NONE);
        GridLayoutFactory.fillDefaults().spacing(0, 0).applyTo(body);
        described = new ShortLabel(body, SWT.NONE);
        GridDataFactory.fillDefaults().grab(true, false).hint(0, SWT.DEFAULT).applyTo(described);
        hex = new HexCanvas(body, JFaceResources.getFont(JFaceResources.TEXT_FONT));
        hex.onSelect(chosen);
        GridDataFactory.fillDefaults().grab(true, true).applyTo(hex);
        legend = new RoleLegend(body);
        GridDataFactory.fillDefaults().grab(true, false).applyTo(legend);
        Theme.onChange(hex, this::look);
        look();
    }

    private void look() {
        ChartStyle style = ChartLooks.style(hex, 1);
        hex.look(style);
        legend.look(style);
    }

    HexCanvas hex() {
        return hex;
    }

    /** Returns an action that copies the selected bytes. */
    HexCopy copy() {
        return new HexCopy(hex, HexCopy.Form.HEX);
    }

    /** Shows a message. @return whether its bytes are others than those that were shown */
    boolean show(WireMessage message) {
        Map<ByteRole, Long> totals = new EnumMap<>(ByteRole.class);
        message.roles().forEach((role, count) -> totals.put(role, (long) count));
        boolean other = !Arrays.equals(hex.content().bytes(), message.bytes());
        if (other) {
            hex.show(new BytesWithRoles(message.bytes(), message::role, totals));
            legend.show(totals);
        }
        return other;
    }

    /** Shows that there are no bytes. */
    void clear() {
        hex.show(BytesWithRoles.NONE);
        legend.show(Map.of());
        describe("");
    }

    /** Marks bytes and brings the first of them into sight. */
    void mark(List<ByteSpan> spans) {
        hex.highlight(spans.isEmpty() ? ByteSpan.EMPTY : spans.getFirst());
        hex.outline(spans);
    }

    /** Says what the marked or selected bytes are. */
    void describe(String words) {
        described.show(words);
    }
}
