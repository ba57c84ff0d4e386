// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.design.moving;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.roundtrip.design.Design;
import org.roundtrip.design.DrawnOperation;
import org.roundtrip.design.Edited;
import org.roundtrip.design.Insertion;
import org.roundtrip.design.NamedType;
import org.roundtrip.design.Node;
import org.roundtrip.design.Outline;
import org.roundtrip.design.Piece;
import org.roundtrip.design.Slot;
import org.roundtrip.design.Target;
import org.roundtrip.design.ToModel;
import org.roundtrip.files.InvalidFileException;
import org.roundtrip.files.DrawingFiles;
import org.roundtrip.model.Drawing;
import org.roundtrip.model.Names;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Shape;

/**
 * What the clipboard holds: the text of a payload's file, so that it works between editors and programs. Copied slots are the
 * fields of a struct that is the payload of a drawing named {@link #FIELDS}, copied exceptions are types; any other payload's text can be pasted, too.
 */
public final class ClipText {
    /** The name of a drawing that stands for single fields. */
    static final String FIELDS = "Fields";
    private static final String UNNAMED = "value";

    private ClipText() {
    }

    /** Returns nodes of a design as text. */
    public static String of(Design design, List<Integer> nodes) {
        Outline outline = Outline.of(design);
        List<Shape.Field> fields = new ArrayList<>();
        List<Operation> operations = new ArrayList<>();
        List<Shape> types = new ArrayList<>();
        for (int id : nodes) {
            switch ((Node) outline.find(id).orElseThrow()) {
                case Slot slot when slot.role() == Slot.Role.EXCEPTION -> types.add(ToModel.shape(design, slot));
                case Slot slot -> fields.add(new Shape.Field(unused(slot.name().isEmpty() ? UNNAMED : slot.name(),
                        fields.stream().map(Shape.Field::name).toList()), ToModel.shape(design, slot)));
                case DrawnOperation operation -> operations.add(ToModel.operation(design, operation));
                case NamedType type -> types.add(ToModel.shape(design, type));
            }
        }
        String struct = unused(FIELDS, design.types().stream().map(NamedType::name).toList());
        return DrawingFiles.toJson(new Drawing(FIELDS, "", fields.isEmpty() ? Optional.empty()
                : Optional.of(new Shape.Struct(struct, fields)), operations, types));
    }

    private static String unused(String name, List<String> used) {
        String free = name;
        for (int number = 2; used.contains(free); number++) {
            free = name + number;
        }
        return free;
    }

    /**
     * Returns the design with what a text stands for put at a target. Its payload goes there, operations and types that
     * it has besides at the end.
     *
     * @throws InvalidFileException when the text is no payload's
     */
    public static Edited pasted(Design design, Target target, String text, String source) throws InvalidFileException {
        return added(design, target, DrawingFiles.parse(text, source));
    }

    /**
     * Returns the design with what a payload's file holds put at a target. Where a design has no payload, an echo of this one is
     * added, unless it has operations.
     */
    public static Edited added(Design design, Target target, Drawing drawing) {
        boolean called = !target.atNode() && !design.hasPayload() && !drawing.name().equals(FIELDS);
        List<Piece> values = called ? List.of() : values(drawing, target.node() == Target.DESIGN && design.payload().isEmpty());
        List<Piece> others = new ArrayList<>();
        drawing.unused().forEach(type -> others.add(new Piece.Values("", type)));
        (called ? drawing.calls() : drawing.operations()).forEach(operation -> others.add(new Piece.Whole(operation)));
        return Insertion.insertAll(design, values, target).then(done ->
                Insertion.insertAll(done.design(), others, Target.on(Target.DESIGN)).then(all -> {
                    List<Integer> chosen = new ArrayList<>(done.chosen());
                    chosen.addAll(all.chosen());
                    return new Edited.Done(all.design(), chosen);
                }));
    }

    /** @param one whether there is place for one value only */
    private static List<Piece> values(Drawing drawing, boolean one) {
        Shape payload = drawing.payload().orElse(null);
        if (payload == null) {
            return List.of();
        }
        if (drawing.name().equals(FIELDS) && payload instanceof Shape.Struct struct) {
            if (!one || struct.fields().size() == 1) {
                return struct.fields().stream().<Piece>map(field -> new Piece.Values(field.name(), field.shape())).toList();
            }
        }
        return List.of(new Piece.Values(Names.valid(drawing.name()) ? drawing.name() : "", payload));
    }
}
