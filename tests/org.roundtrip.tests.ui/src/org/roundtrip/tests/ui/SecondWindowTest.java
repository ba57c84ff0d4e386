// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.WorkbenchException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roundtrip.packets.OpenCapture;
import org.roundtrip.ui.focus.FocusService;
import org.roundtrip.ui.open.OpenRuns;
import org.roundtrip.ui.packets.desk.CaptureDesk;
import org.roundtrip.ui.packets.desk.CaptureOpener;
import org.roundtrip.ui.packets.desk.DeskListener;
import org.roundtrip.ui.packets.list.PacketListView;
import org.roundtrip.ui.packets.list.canvas.PacketListCanvas;
import org.roundtrip.ui.packets.notes.NotesService;

/** A second window has a desk of its own, which ends with the window. */
@WindowTest
class SecondWindowTest {
    @TempDir
    static Path folder;
    private static Path http;
    private IWorkbenchWindow first;
    private IWorkbenchWindow second;

    @BeforeAll
    static void make() throws IOException {
        http = HttpFile.write(folder.resolve("second.pcapng"), 20);
    }

    @BeforeEach
    void open() throws WorkbenchException {
        first = Workbench.page().getWorkbenchWindow();
        second = PlatformUI.getWorkbench().openWorkbenchWindow(CaptureOpener.PERSPECTIVE, null);
    }

    @AfterEach
    void close() {
        second.close();
    }

    @Test
    void windowsShareTheWorkbenchsServicesAndHaveTheirOwnFocusAndDesk() {
        for (Class<?> own : new Class<?>[] {FocusService.class, CaptureDesk.class}) {
            assertNotNull(first.getService(own));
            assertNotSame(first.getService(own), second.getService(own));
        }
        for (Class<?> shared : new Class<?>[] {OpenRuns.class, NotesService.class}) {
            assertSame(PlatformUI.getWorkbench().getService(shared), first.getService(shared));
            assertSame(PlatformUI.getWorkbench().getService(shared), second.getService(shared));
        }
    }

    @Test
    void aViewFindsTheDeskOfItsWindow() throws WorkbenchException {
        for (IWorkbenchWindow window : new IWorkbenchWindow[] {first, second}) {
            IViewPart view = window.getActivePage().showView("org.roundtrip.ui.packets.timing");
            assertSame(window.getService(CaptureDesk.class), view.getSite().getService(CaptureDesk.class));
        }
    }

    @Test
    void aClosedWindowEndsItsDesk() {
        CaptureDesk desk = OpenedCapture.open(http, second, OpenCapture::decoded).desk();
        int[] closings = {0};
        desk.addListener(new DeskListener() {
            @Override
            public void captureChanged(OpenCapture now) {
                closings[0]++;
            }
        });
        assertTrue(second.close());
        assertTrue(desk.capture().isEmpty());
        assertTrue(desk.source().isEmpty());
        assertEquals(1, closings[0], "its listeners were called when the capture was closed");
        Workbench.until("the file is closed", SecondWindowTest::closed);
        desk.clear(null);
        OpenedCapture.open(http, first, OpenCapture::complete);
        assertTrue(desk.source().isEmpty(), "the desk of the first window is another");
        assertEquals(1, closings[0], "and its listeners are removed");
    }

    @Test
    @Tag("screen")
    void keysGoToTheWindowThatIsActive() throws IOException, WorkbenchException {
        PacketListCanvas one = list(first, HttpFile.write(folder.resolve("one.pcapng"), 20), 20);
        PacketListCanvas other = list(second, HttpFile.write(folder.resolve("other.pcapng"), 7), 7);
        Workbench.focuses(one);
        Person.presses("End");
        Workbench.until("the last packet of the first capture is selected", () -> one.packet() == packets(20) - 1);
        assertEquals(0, other.packet());
        Workbench.focuses(other);
        Person.presses("Down");
        Workbench.until("the next packet of the second capture is selected", () -> other.packet() == 1);
        assertEquals(packets(20) - 1, one.packet());
        assertTrue(second.close());
        Workbench.focuses(one);
        Person.presses("Home");
        Workbench.until("the first window goes on alone", () -> one.packet() == 0);
    }

    private static PacketListCanvas list(IWorkbenchWindow window, Path file, int calls) throws WorkbenchException {
        OpenedCapture.open(file, window, OpenCapture::decoded);
        PacketListView view = (PacketListView) window.getActivePage().showView(PacketListView.ID);
        view.filter("");
        Workbench.until("its packets are listed", () -> view.list().rows().size() == packets(calls));
        view.list().goTo(0);
        return view.list();
    }

    private static int packets(int calls) {
        return HttpFile.OPENING + calls * HttpFile.PER_CALL;
    }

    /** Returns whether this process has closed the capture's file; true where the system does not show that. */
    private static boolean closed() {
        Path open = Path.of("/proc/self/fd");
        if (!Files.isDirectory(open)) {
            return true;
        }
        try (Stream<Path> files = Files.list(open)) {
            return files.noneMatch(SecondWindowTest::isCapture);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static boolean isCapture(Path descriptor) {
        try {
            return Files.readSymbolicLink(descriptor).equals(http);
        } catch (IOException e) {
            return false;
        }
    }
}
