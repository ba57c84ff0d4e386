// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.cli.payload;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.roundtrip.cli.terminal.Context;
import org.roundtrip.cli.terminal.Prose;
import org.roundtrip.exchange.PayloadSize;
import org.roundtrip.model.Drawing;
import org.roundtrip.model.NamedTypes;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Payload;
import org.roundtrip.model.Shape;
import org.roundtrip.model.text.Texts;

/** A payload as lines for people: its name, its tree, its size, its operations, other types. */
final class PayloadLines {
    private static final Texts TEXTS = Texts.of(Context.class);
    /** Before each case of a union: a value has one of them. */
    private static final String CASE = "| ";

    private final StringBuilder text = new StringBuilder();
    private final Set<String> explained = new HashSet<>();
    private final int columns;

    private PayloadLines(int columns) {
        this.columns = columns;
    }

    /** Returns the lines. @param columns as {@link Prose#broken} has it */
    static String of(Drawing drawing, int columns) {
        PayloadLines lines = new PayloadLines(columns);
        lines.line(0, drawing.name());
        drawing.description().lines().forEach(line -> lines.line(0, line));
        drawing.payload().ifPresent(shape -> {
            lines.line(0, "");
            lines.tree(0, TEXTS.text("payload.chosen"), shape);
            lines.line(0, "");
            lines.size(PayloadSize.of(shape));
        });
        if (!drawing.operations().isEmpty()) {
            lines.line(0, "");
            lines.line(0, TEXTS.text("payload.operations"));
            drawing.operations().forEach(lines::operation);
        }
        List<Shape> others = drawing.types().stream()
                .filter(shape -> NamedTypes.name(shape).filter(lines.explained::contains).isEmpty()).toList();
        if (!others.isEmpty()) {
            lines.line(0, "");
            lines.line(0, TEXTS.text("payload.others"));
            others.forEach(shape -> {
                // A type within one that was just printed is not printed again.
                if (NamedTypes.name(shape).filter(lines.explained::contains).isEmpty()) {
                    lines.tree(1, "", shape);
                }
            });
        }
        return lines.text.toString();
    }

    private void size(PayloadSize size) {
        line(0, size.least() == size.most() ? TEXTS.text("payload.content.same", size.least())
                : TEXTS.text("payload.content", size.least(), size.most()));
        line(0, TEXTS.text("payload.parts", size.parts(), size.depth()));
    }

    private void operation(Operation operation) {
        String parameters = operation.parameters().stream()
                .map(parameter -> parameter.name() + ": " + Payload.describe(parameter.shape()))
                .collect(Collectors.joining(", ", "(", ")"));
        line(1, operation.name() + parameters + operation.result().map(shape -> " -> " + Payload.describe(shape)).orElse("")
                + (operation.exceptions().isEmpty() ? "" : " " + TEXTS.text("payload.throws",
                        operation.exceptions().stream().map(Payload::describe).collect(Collectors.joining(", "))))
                + (operation.oneWay() ? ", " + TEXTS.text("payload.oneWay") : ""));
    }

    /** Prints a shape, then its fields, cases or constants where their type is printed first; a map's key has none. */
    private void tree(int depth, String name, Shape shape) {
        Shape inner = shape;
        while (NamedTypes.name(inner).isEmpty() && !inner.parts().isEmpty()) {
            inner = inner.parts().getLast();
        }
        boolean first = NamedTypes.name(inner).filter(explained::add).isPresent();
        String described = Payload.describe(shape);
        line(depth, (name.isEmpty() ? "" : name + ": ")
                + (first && inner instanceof Shape.Union ? TEXTS.text("payload.union", described) : described));
        if (!first) {
            return;
        }
        if (inner instanceof Shape.Struct struct) {
            struct.fields().forEach(field -> tree(depth + 1, field.name(), field.shape()));
        } else if (inner instanceof Shape.Union union) {
            union.cases().forEach(each -> tree(depth + 1, CASE + each.name(), each.shape()));
        } else if (inner instanceof Shape.Enumeration enumeration) {
            line(depth + 1, String.join(", ", enumeration.constants()));
        }
    }

    /** A file may hold control characters, which a terminal would obey. */
    private void line(int depth, String line) {
        String safe = "  ".repeat(depth) + line.replaceAll("\\p{Cntrl}", "?");
        text.append(Prose.broken(safe, columns, "  ".repeat(depth == 0 ? 0 : depth + 1))).append('\n');
    }
}
