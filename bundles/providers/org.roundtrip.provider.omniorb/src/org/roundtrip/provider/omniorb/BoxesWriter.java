// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.omniorb;

import org.roundtrip.contract.ShapeMethods;
import org.roundtrip.contract.Source;
import org.roundtrip.model.Shape;
import org.roundtrip.model.Shape.Bytes;
import org.roundtrip.model.Shape.Repertoire;
import org.roundtrip.model.Shape.Sequence;
import org.roundtrip.model.Shape.Text;

/**
 * Writes how arguments and results with boxed value types are built and digested. Octets and lists of these have two
 * functions for each kind, and their elements are boxed, too. All others are left to {@link NativesWriter}.
 */
final class BoxesWriter {
    private final CppTypes types;
    private final NativesWriter natives;
    private final ShapeMethods functions = new ShapeMethods();

    BoxesWriter(CppTypes types, NativesWriter natives) {
        this.types = types;
        this.natives = natives;
    }

    /** Returns a statement that draws an argument or result into a place of its pool. */
    String build(Shape shape, String place) {
        return types.box(shape).map(box -> "%s = %s;".formatted(place, shape instanceof Text text ? "new %s(%s)".formatted(box, drawn(text))
                : "native::box_" + functions.name(shape) + "(v)")).orElseGet(() -> natives.build(shape, place));
    }

    private static String drawn(Text text) {
        boolean latin1 = text.repertoire() == Repertoire.LATIN1;
        String drawn = "v.next_%s(%s)".formatted(latin1 ? "latin1" : "unicode", NativesWriter.bounds(text.length()));
        return "native::wide(" + (latin1 ? "native::text(" + drawn + ".c_str())" : drawn) + ")";
    }

    /** Returns a statement that digests an argument or result, which has the type of a parameter. */
    String digest(Shape shape, String value) {
        if (types.box(shape).isEmpty()) {
            return natives.digest(shape, value);
        }
        return shape instanceof Text ? natives.digest(shape, CppTypes.content(value))
                : "native::digest_box_%s(%s, d);".formatted(functions.name(shape), value);
    }

    /** Returns all functions that are needed, with those of {@link NativesWriter}. */
    NativesWriter.Written write() {
        Source header = new Source(), unit = new Source();
        functions.write(shape -> {
            String box = types.box(shape).orElseThrow();
            String build = "%s *box_%s(roundtrip::Values &v)".formatted(box, functions.name(shape));
            String digest = "void digest_box_%s(%s *box, roundtrip::Digest &d)".formatted(functions.name(shape), box);
            header.add(build + ";").add(digest + ";");
            unit.add(build + " {").add("%s *box = new %1$s();", box).add("auto &x = %s;", CppTypes.content("box"));
            unit.add(buildContent(shape)).add("return box;").add("}");
            unit.add(digest + " {").add("const auto &x = %s;", CppTypes.content("box")).add(digestContent(shape)).add("}");
        });
        return natives.write(header, unit);
    }

    private String buildContent(Shape shape) {
        return switch (shape) {
            case Bytes bytes -> natives.build(bytes, "x");
            case Sequence sequence -> NativesWriter.buildEach(sequence, build(sequence.element(), "x[i]"));
            default -> throw new IllegalStateException("only texts, octets and lists are boxed");
        };
    }

    private String digestContent(Shape shape) {
        return shape instanceof Sequence sequence ? NativesWriter.digestEach(digest(sequence.element(), types.in(sequence.element(), "x[i]")))
                : natives.digest(shape, "x");
    }
}
