// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.corba.java;

import org.roundtrip.contract.Refusals;
import org.roundtrip.contract.ShapeKind;
import org.roundtrip.corba.IdlRefusals;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Shape;
import org.roundtrip.model.Shape.Primitive;
import org.roundtrip.model.Shape.Struct;
import org.roundtrip.model.text.Texts;

/** Refuses what IDL forbids, and what no IDL compiler can translate into Java. */
public final class JavaRefusals {
    /** Slots for arguments of a constructor, of which {@code long} and {@code double} take two. */
    private static final int MOST_SLOTS = 254;
    private static final Texts TEXTS = Texts.of(JavaRefusals.class);

    private JavaRefusals() {
    }

    /** Begins with the refusals that every ORB in Java has. @param giop the newest version of GIOP */
    public static Refusals of(Contract contract, String giop) {
        return IdlRefusals.of(contract, giop, ShapeKind.values()).shapes(shape -> shape instanceof Struct struct && slots(struct) > MOST_SLOTS
                ? TEXTS.text("struct.fields") : null)
                .operations(operation -> operation.name().equals("this") ? TEXTS.text("this", operation.name()) : null);
    }

    private static int slots(Struct struct) {
        return struct.fields().stream()
                .mapToInt(field -> field.shape() == Primitive.LONG || field.shape() == Primitive.DOUBLE
                        || field.shape() instanceof Shape.Timestamp ? 2 : 1).sum();
    }
}
