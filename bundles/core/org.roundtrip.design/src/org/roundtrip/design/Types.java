// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.design;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.roundtrip.design.Slot.Role;
import org.roundtrip.model.Names;
import org.roundtrip.model.Shape;
import org.roundtrip.model.text.Texts;

/** Rearranges types: fields become a struct of their own, or the other way round. */
public final class Types {
    private static final Texts TEXTS = Texts.of(Types.class);

    private Types() {
    }

    /**
     * Returns the design in which some fields of one struct move to a new struct. The old one has a field of the new one
     * in place of the first of them.
     *
     * @param name of the new struct; another one when it is not free
     */
    public static Edited extract(Design design, List<Integer> fields, String name) {
        Outline outline = Outline.of(design);
        List<Node> owners = fields.stream().map(field -> outline.owner(field).orElse(null)).distinct().toList();
        if (owners.size() != 1 || !(owners.getFirst() instanceof NamedType struct)
                || struct.kind() != NamedType.Kind.STRUCT) {
            return new Edited.Refused(TEXTS.text("extract"));
        }
        if (!Names.valid(name)) {
            return new Edited.Refused(TEXTS.text("name.invalid", name));
        }
        FromModel builder = new FromModel(design);
        int type = builder.fresh(new Shape.Struct(name, List.of()));
        List<Slot> moved = struct.parts().stream().filter(slot -> fields.contains(slot.id())).toList();
        List<Slot> left = new ArrayList<>(struct.parts());
        int place = left.indexOf(moved.getFirst());
        left.removeAll(moved);
        String field = Character.toLowerCase(name.charAt(0)) + name.substring(1);
        Slot use = builder.slot(Role.FIELD, FreeNames.like(field, left.stream().map(Slot::name).toList()),
                new Form.Reference(type));
        left.add(place, use);
        Design changed = builder.finish(design.withType(struct.with(left)));
        return Limits.keep(new Edited.Done(changed.withType(changed.type(type).with(moved)), List.of(use.id())));
    }

    /** Returns the design in which a field of a struct type is replaced by copies of that struct's fields. */
    public static Edited inline(Design design, int field) {
        Outline outline = Outline.of(design);
        if (!(outline.find(field).orElse(null) instanceof Slot slot) || slot.role() != Role.FIELD
                || outline.type(slot).filter(type -> type.kind() == NamedType.Kind.STRUCT).isEmpty()
                || !(outline.owner(field).orElse(null) instanceof NamedType struct)) {
            return new Edited.Refused(TEXTS.text("inline"));
        }
        FromModel builder = new FromModel(design);
        List<Slot> parts = new ArrayList<>(struct.parts());
        int place = parts.indexOf(slot);
        parts.remove(place);
        List<Integer> chosen = new ArrayList<>();
        for (Slot part : outline.struct(slot).get().parts()) {
            Slot copy = builder.slot(Role.FIELD,
                    FreeNames.like(part.name(), parts.stream().map(Slot::name).toList()), ToModel.shape(design, part));
            parts.add(place++, copy);
            chosen.add(copy.id());
        }
        return Limits.keep(new Edited.Done(builder.finish(design.withType(struct.with(parts))), chosen));
    }

    /** Returns the design in which a slot has a struct or enum of its own, equal to the shared one. */
    public static Edited separate(Design design, int slot) {
        Outline outline = Outline.of(design);
        Optional<NamedType> type = outline.find(slot).filter(Slot.class::isInstance).flatMap(node -> outline.type((Slot) node));
        if (type.isEmpty() || outline.uses(type.get().id()).size() < 2) {
            return new Edited.Refused(TEXTS.text("separate"));
        }
        FromModel builder = new FromModel(design);
        int own = builder.fresh(ToModel.shape(design, type.get()));
        return new Edited.Done(builder.finish(design.mapSlots(each ->
                each.id() == slot ? each.with(new Form.Reference(own)) : each)), List.of(slot));
    }
}
