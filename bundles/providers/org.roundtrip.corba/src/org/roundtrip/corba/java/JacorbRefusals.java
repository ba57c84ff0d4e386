// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.corba.java;

import java.util.HashMap;
import java.util.Map;
import org.roundtrip.contract.Refusals;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Shape;
import org.roundtrip.model.Shape.Enumeration;
import org.roundtrip.model.Shape.Struct;
import org.roundtrip.model.text.Texts;

/** Refuses what ORBs in Java refuse, and what JacORB's IDL compiler cannot translate. JacORB and what stands on it share this. */
public final class JacorbRefusals {
    /**
     * Members of a struct and of all structs within it. The IDL compiler describes them in one Java method, whose size
     * is limited.
     */
    private static final long MOST_MEMBERS = 1200;

    private static final Texts TEXTS = Texts.of(JacorbRefusals.class);

    private final Map<String, Long> members = new HashMap<>();

    private JacorbRefusals() {
    }

    /** Begins with all these refusals, and those that every ORB in Java has. @param giop the newest version of GIOP */
    public static Refusals of(Contract contract, String giop) {
        return JavaRefusals.of(contract, giop).shapes(new JacorbRefusals()::shape);
    }

    private String shape(Shape shape) {
        if (shape instanceof Shape.Decimal) {
            return TEXTS.text("jacorb.decimal");
        }
        if (!(shape instanceof Struct struct)) {
            return null;
        }
        return members(struct) > MOST_MEMBERS ? TEXTS.text("jacorb.members", MOST_MEMBERS) : null;
    }

    private long sum(Shape shape) {
        return shape.parts().stream().mapToLong(this::members).reduce(1, (a, b) -> Math.min(a + b, Integer.MAX_VALUE));
    }

    private long members(Shape shape) {
        return switch (shape) {
            case Struct struct -> {
                Long known = members.get(struct.name());
                if (known == null) {
                    known = sum(struct);
                    members.put(struct.name(), known);
                }
                yield known;
            }
            case Enumeration enumeration -> 1 + enumeration.constants().size() / 2;
            case Shape.Union union -> {
                Long known = members.get(union.name());
                if (known == null) {
                    known = sum(union);
                    members.put(union.name(), known);
                }
                yield known;
            }
            default -> sum(shape);
        };
    }
}
