// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.design;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Shape;
import org.roundtrip.model.text.Texts;

/**
 * What every design keeps to. No type contains itself, values are not nested too deeply or of too many parts, and shapes
 * are valid in the model, such as enough keys for a map.
 */
final class Limits {
    private static final Texts TEXTS = Texts.of(Limits.class);

    /** The size of a shape. */
    private record Size(int depth, long parts) {
    }

    /** Found while sizes are computed: a shape that is too deep or has too many parts. */
    private static final class TooLarge extends RuntimeException {
        private static final long serialVersionUID = 1L;

        TooLarge(String sentence) {
            super(sentence, null, false, false);
        }
    }

    /** Found while sizes are computed: a type that contains itself. */
    private static final class Recursion extends RuntimeException {
        private static final long serialVersionUID = 1L;
        private final transient NamedType type;

        Recursion(NamedType type) {
            super(null, null, false, false);
            this.type = type;
        }
    }

    private final Map<Integer, NamedType> types = new HashMap<>();
    private final Map<Integer, Size> sizes = new HashMap<>();
    private final Set<Integer> open = new HashSet<>();

    private Limits(Design design) {
        design.types().forEach(type -> types.put(type.id(), type));
    }

    /** Returns the edit, or its refusal when the design after it breaks a limit. */
    static Edited keep(Edited edited) {
        return edited.then(done -> objection(done.design()).<Edited>map(Edited.Refused::new).orElse(done));
    }

    /** Returns what is wrong with a design in one sentence; empty when nothing is. */
    static Optional<String> objection(Design design) {
        Limits limits = new Limits(design);
        try {
            keepCount("operations", design.name(), design.operations().size(), Contract.MOST_OPERATIONS);
            for (NamedType type : design.types()) {
                keepCount("members", type.name(), Math.max(type.parts().size(), type.constants().size()), Shape.MOST_MEMBERS);
                limits.keep(type.name(), limits.size(type));
            }
            for (DrawnOperation operation : design.operations()) {
                keepCount("parameters", operation.name(), operation.parameters().size(), Operation.MOST_PARAMETERS);
                keepCount("exceptions", operation.name(), operation.exceptions().size(), Operation.MOST_PARAMETERS);
                operation.slots().forEach(slot -> limits.keep(operation.name(), limits.size(slot)));
            }
            design.payload().ifPresent(slot -> limits.keep(design.name(), limits.size(slot)));
            ToModel.check(design);
            return Optional.empty();
        } catch (TooLarge found) {
            return Optional.of(found.getMessage());
        } catch (IllegalArgumentException wrong) {
            return Optional.of(sentence(wrong.getMessage()));
        } catch (Recursion found) {
            return Optional.of(TEXTS.text("itself", found.type.name()));
        }
    }

    private static void keepCount(String key, String name, int count, int most) {
        if (count > most) {
            throw new TooLarge(TEXTS.text("many." + key, name, most));
        }
    }

    private void keep(String name, Size size) {
        if (size.depth > Shape.DEEPEST) {
            throw new TooLarge(TEXTS.text("deep", name, Shape.DEEPEST));
        }
        if (size.parts > Shape.MOST_PARTS) {
            throw new TooLarge(TEXTS.text("parts", name, Shape.MOST_PARTS));
        }
    }

    private static String sentence(String words) {
        return Character.toUpperCase(words.charAt(0)) + words.substring(1) + ".";
    }

    private Size size(NamedType type) {
        Size known = sizes.get(type.id());
        if (known != null) {
            return known;
        }
        if (!open.add(type.id())) {
            throw new Recursion(type);
        }
        int depth = 0;
        long parts = 1;
        for (Slot slot : type.parts()) {
            Size size = size(slot);
            depth = Math.max(depth, size.depth);
            parts = Math.min(parts + size.parts, Integer.MAX_VALUE);
        }
        open.remove(type.id());
        Size size = type.hasParts() ? new Size(depth + 1, parts) : new Size(0, 1);
        sizes.put(type.id(), size);
        return size;
    }

    private Size size(Slot slot) {
        if (slot.form() instanceof Form.Reference reference) {
            return size(types.get(reference.type()));
        }
        int depth = 0;
        long parts = 1;
        for (Slot part : slot.parts()) {
            Size size = size(part);
            depth = Math.max(depth, size.depth + 1);
            parts = Math.min(parts + size.parts, Integer.MAX_VALUE);
        }
        return new Size(depth, parts);
    }
}
