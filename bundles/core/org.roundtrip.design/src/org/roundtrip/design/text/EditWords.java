// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.design.text;

import java.util.List;
import java.util.stream.Collectors;
import org.roundtrip.design.Design;
import org.roundtrip.design.DrawnOperation;
import org.roundtrip.design.Edited;
import org.roundtrip.design.NamedType;
import org.roundtrip.design.Node;
import org.roundtrip.design.Outline;
import org.roundtrip.design.Slot;
import org.roundtrip.design.SlotText;
import org.roundtrip.model.text.Texts;

/** Says in one sentence what an edit does, for a person who has not made it yet. It is read off the result of the edit. */
public final class EditWords {
    private static final Texts TEXTS = Texts.of(EditWords.class);
    private final Outline before;
    private final Outline after;

    private EditWords(Outline before, Outline after) {
        this.before = before;
        this.after = after;
    }

    /** Returns the sentence; empty when the edit changes nothing. @param before what the edit is made of */
    public static String of(Outline before, Edited.Done done) {
        Design changed = done.design();
        if (done.chosen().isEmpty() || changed.draws(before.design())) {
            return "";
        }
        if (done.chosen().size() > 1) {
            return TEXTS.text("edit.several", done.chosen().size());
        }
        EditWords words = new EditWords(before, Outline.of(changed));
        return words.after.find(done.chosen().getFirst()).map(words::of).orElse("");
    }

    private String of(Node node) {
        Node old = before.find(node.id()).orElse(null);
        if (old instanceof Slot was && node instanceof Slot now && !SlotText.of(before, was).equals(SlotText.of(after, now))) {
            return TEXTS.text("edit.becomes", name(now), SlotText.of(after, now), SlotText.of(before, was));
        }
        return old == null ? added(node) : TEXTS.text("edit.moves", node instanceof Slot slot ? name(slot) : node.name());
    }

    private String added(Node node) {
        return switch (node) {
            case NamedType type -> TEXTS.text("edit.type", type.name());
            case DrawnOperation operation when !operation.parameters().isEmpty() ->
                    TEXTS.text("edit.operation.takes", operation.name(), values(operation.parameters()));
            case DrawnOperation operation when operation.result().isPresent() ->
                    TEXTS.text("edit.operation.returns", operation.name(), values(operation.result().stream().toList()));
            case DrawnOperation operation -> TEXTS.text("edit.operation", operation.name());
            case Slot slot -> TEXTS.text("edit.adds." + slot.role(),
                    after.owner(slot.id()).map(Node::name).orElse(""), slot.name(), SlotText.of(after, slot));
        };
    }

    private String values(List<Slot> slots) {
        return slots.stream().map(slot -> SlotText.of(after, slot)).collect(Collectors.joining(", "));
    }

    private static String name(Slot slot) {
        return slot.role().named() ? slot.name() : TEXTS.text("edit.role." + slot.role());
    }
}
