// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.design;

import org.roundtrip.model.Payload;

/** Describes in a few words which values a slot has, such as {@code string 64} or {@code Line[0..20]}. */
public final class SlotText {
    private SlotText() {
    }

    /** Returns the words for a slot of the design of the outline. */
    public static String of(Outline outline, Slot slot) {
        return switch (slot.form()) {
            case Form.Leaf leaf -> Payload.describe(leaf.shape());
            case Form.Reference reference -> outline.find(reference.type()).orElseThrow().name();
            case Form.Wrapped wrapped -> switch (wrapped.wrapping()) {
                case LIST -> of(outline, wrapped.parts().getFirst()) + "[" + wrapped.length().orElseThrow() + "]";
                case OPTIONAL -> of(outline, wrapped.parts().getFirst()) + "?";
                case MAP -> Payload.map(of(outline, wrapped.parts().getFirst()), of(outline, wrapped.parts().getLast()),
                        wrapped.length().orElseThrow());
            };
        };
    }
}
