// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.eclipse.swt.dnd.DND;
import org.eclipse.swt.dnd.DragSource;
import org.eclipse.swt.dnd.DragSourceAdapter;
import org.eclipse.swt.dnd.DragSourceEvent;
import org.eclipse.swt.dnd.DropTarget;
import org.eclipse.swt.dnd.DropTargetAdapter;
import org.eclipse.swt.dnd.DropTargetEvent;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;

/**
 * Keyboard and mouse, moved by the program xdotool: its events come from the X server, as a person's do. Its tests have the tag
 * {@code screen}. Where the program is missing, they are skipped.
 */
final class Person {
    private static final String PAUSE_SECONDS = "0.1";

    private Person() {
    }

    /** Presses a key, such as {@code ctrl+l}, on what has the focus. */
    static void presses(String key) {
        does("key", "--clearmodifiers", key);
    }

    /** Types a text into what has the focus. */
    static void types(String text) {
        does("type", "--delay", "20", text);
    }

    /** Clicks with the left button into the middle of a control. */
    static void clicks(Control control) {
        Point size = control.getSize();
        clicks(control, new Point(size.x / 2, size.y / 2));
    }

    /** The same at a place of a control. */
    static void clicks(Control control, Point place) {
        List<String> words = new ArrayList<>(List.of("mousemove"));
        words.addAll(pixels(control, control.toDisplay(place)));
        words.addAll(List.of("sleep", PAUSE_SECONDS, "click", "1"));
        does(words.toArray(String[]::new));
    }

    /** Presses the left button at a place of a control, moves to another place of it, and lets go. */
    static void drags(Control control, Point from, Point to) {
        drags(control, from, control, to);
    }

    /** The same from one control to another. */
    static void drags(Control control, Point from, Control other, Point to) {
        List<String> words = moves(control, from, other, to);
        words.addAll(List.of("sleep", PAUSE_SECONDS, "mouseup", "1"));
        does(words.toArray(String[]::new));
    }

    /** Drags to a control that takes what is dragged. Each step waits until the window has answered the one before, however busy the machine is. */
    static void drops(Control control, Point from, Control other, Point to) {
        DragSource source = nearest(control, DND.DRAG_SOURCE_KEY, DragSource.class);
        DropTarget target = nearest(at(other, to), DND.DROP_TARGET_KEY, DropTarget.class);
        Answers answers = new Answers();
        source.addDragListener(answers.source);
        target.addDropListener(answers.target);
        try {
            List<String> words = new ArrayList<>(List.of("mousemove"));
            words.addAll(pixels(control, control.toDisplay(from)));
            words.addAll(List.of("sleep", PAUSE_SECONDS, "mousedown", "1", "sleep", PAUSE_SECONDS, "mousemove"));
            words.addAll(pixels(control, control.toDisplay(new Point(from.x + 10, from.y + 4))));
            does(words.toArray(String[]::new));
            Workbench.until("the drag has begun", () -> answers.begun);
            int[] steps = new int[1];
            Workbench.until("the target has answered", () -> {
                if (!answers.over) {
                    steps[0]++;
                    move(other, new Point(to.x + steps[0] % 2, to.y));
                }
                return answers.over;
            });
            move(other, to);
            does("sleep", PAUSE_SECONDS, "mouseup", "1");
            Workbench.until("the drag has ended", () -> answers.ended);
        } finally {
            source.removeDragListener(answers.source);
            target.removeDropListener(answers.target);
        }
    }

    /** What the window has answered to a drag so far. */
    private static final class Answers {
        private boolean begun;
        private boolean over;
        private boolean ended;
        private final DragSourceAdapter source = new DragSourceAdapter() {
            @Override
            public void dragStart(DragSourceEvent event) {
                begun = true;
            }

            @Override
            public void dragFinished(DragSourceEvent event) {
                ended = true;
            }
        };
        private final DropTargetAdapter target = new DropTargetAdapter() {
            @Override
            public void dragOver(DropTargetEvent event) {
                over = true;
            }
        };
    }

    private static void move(Control control, Point place) {
        List<String> pixels = pixels(control, control.toDisplay(place));
        does("mousemove", pixels.get(0), pixels.get(1));
    }

    /** The innermost control at a place of a control. */
    private static Control at(Control control, Point place) {
        return control instanceof Composite composite ? Stream.of(composite.getChildren()).filter(child -> child.isVisible() && child.getBounds().contains(place))
                .findFirst().map(child -> at(child, new Point(place.x - child.getLocation().x, place.y - child.getLocation().y))).orElse(control) : control;
    }

    /** What a control, or the nearest one around it, has. */
    private static <T> T nearest(Control control, String key, Class<T> type) {
        Control each = control;
        while (!type.isInstance(each.getData(key))) {
            each = each.getParent();
        }
        return type.cast(each.getData(key));
    }

    /** The same with a mouse that is moved so fast that there is no place between both. The window has begun to drag before, and answers before it lets go. */
    static void dragsAtOnce(Control control, Point from, Control other, Point to) {
        Point start = control.toDisplay(from);
        List<String> words = new ArrayList<>(List.of("mousemove"));
        words.addAll(pixels(control, start));
        words.addAll(List.of("sleep", PAUSE_SECONDS, "mousedown", "1", "sleep", PAUSE_SECONDS, "mousemove"));
        words.addAll(pixels(control, new Point(start.x + 10, start.y + 4)));
        words.addAll(List.of("sleep", PAUSE_SECONDS));
        does(words.toArray(String[]::new));
        List<String> end = pixels(control, other.toDisplay(to));
        does("mousemove", end.get(0), end.get(1), "sleep", PAUSE_SECONDS, "sleep", PAUSE_SECONDS);
        letsGo();
    }

    /** The same without letting go. */
    static void dragsOver(Control control, Point from, Control other, Point to) {
        does(moves(control, from, other, to).toArray(String[]::new));
    }

    /** Moves to a place of a control and lets go of the left button there, while the window answers nothing. */
    static void letsGoWhileTheWindowIsBusy(Control control, Point place) {
        List<String> words = new ArrayList<>(List.of("mousemove"));
        words.addAll(pixels(control, control.toDisplay(place)));
        words.addAll(List.of("sleep", PAUSE_SECONDS, "mouseup", "1"));
        try {
            start(words.toArray(String[]::new)).waitFor();
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
        Workbench.settle();
    }

    /** Holds a key such as {@code ctrl} down during something. */
    static void holds(String key, Runnable during) {
        does("keydown", key);
        try {
            during.run();
        } finally {
            does("keyup", key);
        }
    }

    /** Lets go of the left button. */
    static void letsGo() {
        does("mouseup", "1");
    }

    private static List<String> moves(Control control, Point from, Control other, Point to) {
        Point start = control.toDisplay(from);
        Point end = other.toDisplay(to);
        List<String> words = new ArrayList<>(List.of("mousemove"));
        words.addAll(pixels(control, start));
        words.addAll(List.of("sleep", PAUSE_SECONDS, "mousedown", "1"));
        for (int step = 1; step <= 5; step++) {
            words.addAll(List.of("sleep", PAUSE_SECONDS, "mousemove"));
            words.addAll(pixels(control, new Point(start.x + (end.x - start.x) * Math.min(step, 4) / 4,
                    start.y + (end.y - start.y) * Math.min(step, 4) / 4 + (step == 5 ? 1 : 0))));
        }
        return words;
    }

    /** A place on the screen in pixels: the workbench counts in points. */
    private static List<String> pixels(Control control, Point point) {
        int zoom = control.getMonitor().getZoom();
        return List.of(String.valueOf(point.x * zoom / 100), String.valueOf(point.y * zoom / 100));
    }

    private static void does(String... words) {
        Process xdotool = start(words);
        Workbench.until("xdotool has ended", () -> !xdotool.isAlive());
        assertEquals(0, xdotool.exitValue(), () -> String.join(" ", words));
        Workbench.settle();
    }

    private static Process start(String... words) {
        assumeTrue(Stream.of("/usr/bin", "/usr/local/bin").map(folder -> Path.of(folder, "xdotool"))
                .anyMatch(Files::isExecutable), "xdotool is not installed, so nobody can press a key");
        List<String> command = new ArrayList<>(List.of("xdotool"));
        command.addAll(List.of(words));
        try {
            return new ProcessBuilder(command).inheritIO().start();
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }
}
