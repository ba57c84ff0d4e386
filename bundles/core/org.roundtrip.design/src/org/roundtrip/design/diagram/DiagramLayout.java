// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.design.diagram;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.roundtrip.design.Design;
import org.roundtrip.design.DrawnOperation;
import org.roundtrip.design.Form;
import org.roundtrip.design.NamedType;
import org.roundtrip.design.Node;
import org.roundtrip.design.Outline;
import org.roundtrip.design.Slot;
import org.roundtrip.design.SlotText;

/**
 * Lays out one design after another, as they come from edits. The nodes of a design that an edit did not change are the same
 * objects as before, so their rows and boxes are kept, and only the texts of changed nodes are measured. Used by one thread.
 */
public final class DiagramLayout {
    private final Diagram.Words words;
    private final Metrics metrics;
    private Map<Integer, Kept<Row>> rows = Map.of();
    private Map<Integer, Kept<Box>> boxes = Map.of();
    private Map<Integer, String> names = Map.of();

    /** What was made of a node. */
    private record Kept<T>(Node of, T made) {
    }

    /** A row with the widths of its two texts. */
    private record Row(Box.Row shown, double name, double type) {
    }

    /** @param metrics the same for all designs */
    public DiagramLayout(Diagram.Words words, Metrics metrics) {
        this.words = words;
        this.metrics = metrics;
    }

    /** Lays the next design out. */
    public Diagram of(Outline outline) {
        Design design = outline.design();
        if (renamed(design)) {
            // A row that did not change says the name of its type.
            rows = Map.of();
            boxes = Map.of();
        }
        Map<Integer, Kept<Row>> rowsNow = new HashMap<>();
        Map<Integer, Kept<Box>> boxesNow = new HashMap<>();
        List<Box> all = new ArrayList<>();
        design.payload().ifPresent(slot ->
                all.add(box(outline, slot, words.payload(), List.of(slot), rowsNow, boxesNow)));
        for (DrawnOperation operation : design.operations()) {
            all.add(box(outline, operation, operation.title(), operation.slots(), rowsNow, boxesNow));
        }
        for (NamedType type : design.types()) {
            all.add(box(outline, type, type.name(), type.parts(), rowsNow, boxesNow));
        }
        rows = rowsNow;
        boxes = boxesNow;
        return Diagram.placed(Columns.of(all), metrics);
    }

    /** Whether a type has another name than in the design before. */
    private boolean renamed(Design design) {
        Map<Integer, String> before = names;
        names = new HashMap<>();
        design.types().forEach(type -> names.put(type.id(), type.name()));
        return design.types().stream().anyMatch(type -> !type.name().equals(before.getOrDefault(type.id(), type.name())));
    }

    private Box box(Outline outline, Node node, String title, List<Slot> slots, Map<Integer, Kept<Row>> rowsNow,
            Map<Integer, Kept<Box>> boxesNow) {
        List<Row> measured = new ArrayList<>();
        for (Slot slot : slots) {
            Kept<Row> was = rows.get(slot.id());
            Kept<Row> row = was != null && was.of == slot ? was : new Kept<>(slot, row(outline, slot, node == slot ? "" : words.of(slot)));
            rowsNow.put(slot.id(), row);
            measured.add(row.made);
        }
        Kept<Box> before = boxes.get(node.id());
        Kept<Box> box = before != null && before.of == node ? before : new Kept<>(node, box(node, title, measured));
        boxesNow.put(node.id(), box);
        return box.made;
    }

    private Box box(Node node, String title, List<Row> parts) {
        List<Row> all = parts;
        if (node instanceof NamedType type && !type.hasParts()) {
            all = type.constants().stream().map(name -> measured(new Box.Row(type.id(), name, "", 0, Optional.empty()))).toList();
        }
        double names = all.stream().mapToDouble(Row::name).max().orElse(0);
        double types = all.stream().mapToDouble(Row::type).max().orElse(0);
        double width = Math.max(names + types + 4 * metrics.padding(),
                metrics.textWidth().applyAsDouble(title) + 2 * metrics.padding());
        return new Box(node.id(), title, all.stream().map(Row::shown).toList(), 0, 0, width, metrics.rowHeight() * (all.size() + 1));
    }

    private Row row(Outline outline, Slot slot, String name) {
        int stacks = 0;
        Slot inner = slot;
        while (inner.form() instanceof Form.Wrapped wrapped) {
            inner = wrapped.parts().getLast();
            stacks += wrapped.wrapping() == Form.Wrapping.LIST ? 1 : 0;
        }
        return measured(new Box.Row(slot.id(), name, SlotText.of(outline, slot), stacks, outline.type(inner).map(NamedType::id)));
    }

    private Row measured(Box.Row row) {
        return new Row(row, metrics.textWidth().applyAsDouble(row.name()), metrics.textWidth().applyAsDouble(row.type()));
    }
}
