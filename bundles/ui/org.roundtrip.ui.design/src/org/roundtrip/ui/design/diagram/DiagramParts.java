// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.design.diagram;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.eclipse.swt.accessibility.ACC;
import org.eclipse.swt.accessibility.AccessibleAdapter;
import org.eclipse.swt.accessibility.AccessibleControlAdapter;
import org.eclipse.swt.accessibility.AccessibleControlEvent;
import org.eclipse.swt.accessibility.AccessibleEvent;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.roundtrip.design.diagram.Box;
import org.roundtrip.design.diagram.Diagram;
import org.roundtrip.model.text.Texts;

/** Describes the boxes of a diagram to a screen reader as the items of a list. Each has name, fields, place and focus. */
final class DiagramParts {
    private static final Texts TEXTS = Texts.of(DiagramParts.class);

    private DiagramParts() {
    }

    static void describe(DiagramCanvas canvas, Supplier<Diagram> diagram) {
        canvas.getAccessible().addAccessibleListener(new AccessibleAdapter() {
            @Override
            public void getName(AccessibleEvent event) {
                event.result = event.childID == ACC.CHILDID_SELF ? TEXTS.text("diagram")
                        : box(diagram, event.childID).map(DiagramParts::words).orElse(null);
            }
        });
        canvas.getAccessible().addAccessibleControlListener(new AccessibleControlAdapter() {
            @Override
            public void getRole(AccessibleControlEvent event) {
                event.detail = event.childID == ACC.CHILDID_SELF ? ACC.ROLE_LIST : ACC.ROLE_LISTITEM;
            }

            @Override
            public void getChildCount(AccessibleControlEvent event) {
                event.detail = diagram.get().boxes().size();
            }

            @Override
            public void getChildren(AccessibleControlEvent event) {
                List<Box> boxes = diagram.get().boxes();
                event.children = java.util.stream.IntStream.range(0, boxes.size()).boxed().toArray();
            }

            @Override
            public void getLocation(AccessibleControlEvent event) {
                Rectangle place = event.childID == ACC.CHILDID_SELF ? canvas.getClientArea()
                        : box(diagram, event.childID).map(box -> canvas.whole(box)).orElse(new Rectangle(0, 0, 0, 0));
                Point corner = canvas.toDisplay(place.x, place.y);
                event.x = corner.x;
                event.y = corner.y;
                event.width = place.width;
                event.height = place.height;
            }

            @Override
            public void getFocus(AccessibleControlEvent event) {
                OptionalInt selected = canvas.selectedBox();
                event.childID = !canvas.isFocusControl() ? ACC.CHILDID_NONE : selected.orElse(ACC.CHILDID_SELF);
            }
        });
    }

    private static Optional<Box> box(Supplier<Diagram> diagram, int place) {
        List<Box> boxes = diagram.get().boxes();
        return place >= 0 && place < boxes.size() ? Optional.of(boxes.get(place)) : Optional.empty();
    }

    private static String words(Box box) {
        return box.rows().stream().map(row -> (row.name() + " " + row.type()).strip())
                .collect(Collectors.joining(", ", box.title() + ": ", ""));
    }
}
