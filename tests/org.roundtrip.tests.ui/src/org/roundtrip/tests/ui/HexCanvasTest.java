// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.RGB;
import org.eclipse.swt.layout.FillLayout;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Shell;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.roundtrip.dissect.roles.ByteRole;
import org.roundtrip.chart.ChartStyle;
import org.roundtrip.chart.bars.RoleColours;
import org.roundtrip.ui.bytes.ByteSpan;
import org.roundtrip.ui.bytes.BytesWithRoles;
import org.roundtrip.ui.bytes.HexCanvas;

/** The view of bytes by itself: mouse, keys, colours, many bytes. */
@WindowTest
class HexCanvasTest {
    private static final int MANY = 16 << 20;
    private static final int HEADER = 20;

    private final List<ByteSpan> heard = new ArrayList<>();
    private Shell shell;
    private HexCanvas hex;

    @BeforeEach
    void open() {
        shell = new Shell(Display.getCurrent());
        shell.setLayout(new FillLayout());
        hex = new HexCanvas(shell, JFaceResources.getTextFont());
        hex.onSelect(heard::add);
        shell.setSize(900, 400);
        shell.open();
    }

    @AfterEach
    void close() {
        shell.dispose();
    }

    @Test
    void sixteenMebibytesAreAsQuicklyAtTheirEndAsAtTheirBeginning() {
        hex.show(new BytesWithRoles(new byte[MANY], at -> ByteRole.CONTENT, Map.of(ByteRole.CONTENT, (long) MANY)));
        assertEquals(0, hex.topRow());
        press(SWT.END, SWT.MOD1);
        assertEquals(new ByteSpan(MANY - 1, MANY), hex.selection());
        assertTrue(hex.topRow() > MANY / 16 - 100 && hex.topRow() < MANY / 16, "row " + hex.topRow());
        assertTrue(hex.where(MANY - 1).y < hex.getClientArea().height, "the last byte is seen");
        assertNull(hex.where(0));
        press(SWT.HOME, SWT.MOD1 | SWT.SHIFT);
        assertEquals(new ByteSpan(0, MANY), hex.selection());
        assertEquals(0, hex.topRow());
        press(SWT.PAGE_DOWN, SWT.NONE);
        assertTrue(hex.selection().from() > 0 && hex.selection().length() == 1);
    }

    @Test
    void theMouseSelectsByDraggingAndWithShift() {
        hex.show(bytes(200));
        mouse(SWT.MouseDown, 35, SWT.NONE);
        mouse(SWT.MouseMove, 50, SWT.NONE);
        mouse(SWT.MouseUp, 50, SWT.NONE);
        assertEquals(new ByteSpan(35, 51), hex.selection());
        assertEquals(new ByteSpan(35, 51), heard.getLast());
        mouse(SWT.MouseMove, 90, SWT.NONE);
        assertEquals(new ByteSpan(35, 51), hex.selection(), "the button is up");
        mouse(SWT.MouseDown, 10, SWT.SHIFT);
        assertEquals(new ByteSpan(10, 36), hex.selection());
        press(SWT.ESC, SWT.NONE);
        assertTrue(hex.selection().isEmpty());
        assertTrue(heard.getLast().isEmpty());
    }

    @Test
    void aHighlightIsScrolledIntoViewAndIsNoSelection() {
        hex.show(bytes(100_000));
        hex.highlight(new ByteSpan(90_000, 90_010));
        assertTrue(hex.where(90_000) != null && hex.where(90_009) != null);
        assertEquals(List.of(), heard);
        hex.highlight(new ByteSpan(99_990, 200_000));
        assertEquals(new ByteSpan(99_990, 100_000), hex.highlight(), "no further than there are bytes");
    }

    @Test
    void rolesHaveTheirColoursInLightAndDark() {
        hex.show(bytes(200));
        for (ChartStyle style : List.of(ChartStyle.light(), ChartStyle.dark())) {
            hex.look(style);
            RoleColours colours = RoleColours.in(style);
            Image picture = picture();
            assertEquals(rgb(colours.tint(ByteRole.PROTOCOL_HEADER)), behind(picture, 3));
            assertEquals(rgb(colours.tint(ByteRole.CONTENT)), behind(picture, HEADER + 3));
            picture.dispose();
        }
    }

    /** Some bytes, the first {@link #HEADER} of them a header. */
    private static BytesWithRoles bytes(int size) {
        return BytesWithRoles.of(new byte[size], at -> at < HEADER ? ByteRole.PROTOCOL_HEADER : ByteRole.CONTENT);
    }

    private Image picture() {
        while (Display.getCurrent().readAndDispatch()) {
            // Earlier paint events.
        }
        Image picture = new Image(Display.getCurrent(), hex.getSize().x, hex.getSize().y);
        GC gc = new GC(picture);
        Event event = new Event();
        event.gc = gc;
        event.height = hex.getSize().y;
        event.width = hex.getSize().x;
        hex.notifyListeners(SWT.Paint, event);
        gc.dispose();
        return picture;
    }

    /** The colour at the upper edge of a byte's cell, which its digits do not reach. */
    private RGB behind(Image picture, int at) {
        Point where = hex.where(at);
        int zoom = picture.getImageData().height / hex.getSize().y;
        var data = picture.getImageData();
        int top = where.y - rowHeight() / 2 + 1;
        return data.palette.getRGB(data.getPixel(where.x * zoom, top * zoom));
    }

    private int rowHeight() {
        return hex.where(16 * 2).y - hex.where(16).y;
    }

    private static RGB rgb(java.awt.Color colour) {
        return new RGB(colour.getRed(), colour.getGreen(), colour.getBlue());
    }

    private void press(int key, int modifiers) {
        Event event = new Event();
        event.keyCode = key;
        event.stateMask = modifiers;
        hex.notifyListeners(SWT.KeyDown, event);
    }

    private void mouse(int type, int at, int modifiers) {
        Point where = hex.where(at);
        Event event = new Event();
        event.button = 1;
        event.x = where.x;
        event.y = where.y;
        event.stateMask = modifiers;
        hex.notifyListeners(type, event);
    }
}
